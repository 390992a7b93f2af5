import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { AIRPORT, startSearchServer } from '../rate-search/search-server.ts';
import {
  AIRLINE,
  CARRIER,
  IMPORTER_A,
  type Person,
  PORT,
  type User,
} from '../route-subscriptions/routes-server.ts';

const UNKNOWN = 999_999;
const SAILING = {
  ...{ sailingId: null, revision: null, carrierId: CARRIER.seaLine, originPortId: PORT.shanghai },
  ...{
    destinationPortId: PORT.hamburg,
    service: ' AE7 ',
    vesselName: 'Coral Meridian',
    voyageNumber: '214W',
  },
  ...{ cutOffOn: '2026-12-08', departsOn: '2026-12-11', arrivesOn: '2027-01-12' },
};
const FLIGHT = {
  ...{ flightId: null, revision: null, airlineId: AIRLINE, flightNumber: 'sl 0400' },
  ...{ originAirportId: AIRPORT.shanghai, destinationAirportId: AIRPORT.hamburg, viaAirportId: null },
  ...{ aircraft: 'B77L', cutOffAt: '2026-12-11T14:00', departsAt: '2026-12-11T21:35' },
  ...{ arrivesAt: '2026-12-12T03:10', transitMinutes: null },
};

forEachDatabase((_kind, open) => {
  const server = startSearchServer(open);
  let admin: Person;
  before(async () => {
    admin = await server.as('admin');
    await run(
      `update airport set time_zone = case code when 'PVG' then 'Asia/Shanghai' when 'RTM' then 'Europe/Amsterdam' end`,
    );
  });
  beforeEach(() => run('truncate sailing, flight, booking, audit_log, idempotency_key cascade'));

  const run = async (statement: string) => (await sql.raw(statement).execute(server.database.db)).rows;
  const sailings = async (person: Person) =>
    (
      await person.query(`{ allSailing(sort: {field: "id", order: ASC}) { results {
        id revision service vesselName voyageNumber cutOffOn departsOn arrivesOn transitDays carrier { id } originPort { id } } } }`)
    ).allSailing.results;
  const flights = async (person: Person) =>
    (
      await person.query(`{ allFlight { results {
        id revision flightNumber cutOffAt departsAt arrivesAt transitMinutes aircraft viaAirport { id } } } }`)
    ).allFlight.results;
  /** A booking that asks for a departure. */
  const wish = (column: 'sailing_id' | 'flight_id', id: number) =>
    run(`with made as (insert into booking (reference, customer_id, mode, status, created_at)
        values ('BKG-1', ${IMPORTER_A}, 'Ocean', 'Requested', now()) returning id)
      insert into booking_request (booking_id, load, cargo_ready_on, containers, requested_by, ${column})
        select id, 'FCL', '2026-12-01', '1 x 20GP', 'Importer', ${id} from made`);
  const log = () =>
    run(`select action, record_type, record_id, reference, owner_id, jsonb_array_length(changes) as changes from audit_log
      order by id`);
  const reasons = async (person: Person, ...call: Parameters<Person['refusal']>) => {
    const { status, reasons: given } = await person.refusal(...call);
    return [status, ...given.map(({ code, field }) => [code, field].filter(Boolean).join(' '))];
  };

  test('MOD-14 the provider adds a sailing, changes and removes it, and everybody reads it', async () => {
    const { id, revision } = await admin.act('saveSailing', SAILING);
    assert.equal(revision, 1);
    const stored = {
      ...{ id, revision: 1, service: 'AE7', vesselName: 'Coral Meridian', voyageNumber: '214W' },
      ...{ cutOffOn: '2026-12-08', departsOn: '2026-12-11', arrivesOn: '2027-01-12', transitDays: 32 },
      ...{ carrier: { id: CARRIER.seaLine }, originPort: { id: PORT.shanghai } },
    };
    assert.deepEqual(await sailings(await server.as('importer')), [stored]);
    const delayed = { ...SAILING, sailingId: id, revision, cutOffOn: null, departsOn: '2026-12-13' };
    assert.deepEqual(await admin.act('saveSailing', delayed), { id, revision: 2 });
    // The same once more is no change.
    assert.deepEqual(await admin.act('saveSailing', { ...delayed, revision: 2 }), { id, revision: 2 });
    assert.deepEqual(await sailings(admin), [
      { ...stored, revision: 2, cutOffOn: null, departsOn: '2026-12-13', transitDays: 30 },
    ]);
    await admin.act('removeSailing', { sailingId: id, revision: 2 });
    assert.deepEqual(await sailings(admin), []);
    const on = { record_type: 'sailing', record_id: id, owner_id: null };
    const named = { ...on, reference: 'Coral Meridian 214W CNSHA – DEHAM' };
    assert.deepEqual(await log(), [
      { action: 'saveSailing', ...named, changes: 9 },
      { action: 'saveSailing', ...named, changes: 2 },
      { action: 'removeSailing', ...named, changes: 8 },
    ]);
  });

  test('MOD-14 departures are found by the last day on which they take goods, on the clocks of the place', async () => {
    const { id: sailingId } = await admin.act('saveSailing', SAILING);
    const { id: flightId } = await admin.act('saveFlight', FLIGHT);
    const taking = async (day: string) => {
      const { allSailing, allFlight } = await admin.query(`{
        allSailing(where: {closesOn: {gteq: "${day}"}}) { results { id closesOn } }
        allFlight(where: {closesOn: {gteq: "${day}"}}) { results { id closesOn } } }`);
      return [...allSailing.results, ...allFlight.results];
    };
    const [sailing, flight] = [
      { id: sailingId, closesOn: '2026-12-08' },
      { id: flightId, closesOn: '2026-12-11' },
    ];
    assert.deepEqual(await taking('2026-12-08'), [sailing, flight]);
    assert.deepEqual(await taking('2026-12-09'), [flight]);
    assert.deepEqual(await taking('2026-12-12'), []);
    await run('update sailing set cut_off_on = null');
    assert.deepEqual(await taking('2026-12-09'), [{ id: sailingId, closesOn: '2026-12-11' }, flight]);
  });

  test('MOD-14 the provider adds a flight by the clocks of its airports, changes and removes it', async () => {
    const { id } = await admin.act('saveFlight', FLIGHT);
    const stored = {
      ...{ id, revision: 1, flightNumber: 'SL400', cutOffAt: '2026-12-11T14:00', aircraft: 'B77L' },
      ...{
        departsAt: '2026-12-11T21:35',
        arrivesAt: '2026-12-12T03:10',
        transitMinutes: 755,
        viaAirport: null,
      },
    };
    assert.deepEqual(await flights(await server.as('agent')), [stored]);
    const later = {
      ...FLIGHT,
      flightId: id,
      revision: 1,
      arrivesAt: '2026-12-12T03:20',
      viaAirportId: AIRPORT.elsewhere,
    };
    assert.deepEqual(await admin.act('saveFlight', later), { id, revision: 2 });
    assert.deepEqual(await flights(admin), [
      {
        ...stored,
        revision: 2,
        arrivesAt: '2026-12-12T03:20',
        transitMinutes: 765,
        viaAirport: { id: AIRPORT.elsewhere },
      },
    ]);
    await admin.act('removeFlight', { flightId: id, revision: 2 });
    assert.deepEqual(await flights(admin), []);
    assert.deepEqual(
      (await log()).map((row) => (row as { reference: string }).reference),
      Array.from({ length: 3 }, () => 'SL400 2026-12-11 PVG – RTM'),
    );
  });

  test('MOD-14 the time of a flight to an airport without a time zone is entered, and stays with its times', async () => {
    const far = { ...FLIGHT, destinationAirportId: AIRPORT.elsewhere };
    assert.deepEqual(await reasons(admin, 'saveFlight', far), [422, 'transitUnknown transitMinutes']);
    const { id } = await admin.act('saveFlight', { ...far, transitMinutes: 600 });
    await admin.act('saveFlight', { ...far, flightId: id, revision: 1, aircraft: '' });
    assert.equal((await flights(admin))[0].transitMinutes, 600);
    const moved = { ...far, flightId: id, revision: 2, arrivesAt: '2026-12-12T04:00' };
    assert.deepEqual(await reasons(admin, 'saveFlight', moved), [422, 'transitUnknown transitMinutes']);
  });

  test('MOD-14 what a booking asks for isn’t removed, and keeps its places, but may be late', async () => {
    const { id } = await admin.act('saveSailing', SAILING);
    const { id: flightId } = await admin.act('saveFlight', FLIGHT);
    await wish('sailing_id', id);
    assert.deepEqual(await reasons(admin, 'removeSailing', { sailingId: id, revision: 1 }), [
      422,
      'departureWished',
    ]);
    const on = { sailingId: id, revision: 1 };
    assert.deepEqual(
      await reasons(admin, 'saveSailing', { ...SAILING, ...on, originPortId: PORT.rotterdam }),
      [...[422, 'departureKept originPortId']],
    );
    await admin.act('saveSailing', {
      ...SAILING,
      ...on,
      arrivesOn: '2027-01-14',
      carrierId: CARRIER.blueLine,
    });
    await admin.act('removeFlight', { flightId, revision: 1 });
    const { id: other } = await admin.act('saveFlight', FLIGHT);
    await run('update booking_request set sailing_id = null');
    await run(`update booking_request set flight_id = ${other}`);
    assert.deepEqual(await reasons(admin, 'removeFlight', { flightId: other, revision: 1 }), [
      422,
      'departureWished',
    ]);
    const moved = { ...FLIGHT, flightId: other, revision: 1, destinationAirportId: AIRPORT.elsewhere };
    assert.deepEqual(await reasons(admin, 'saveFlight', { ...moved, transitMinutes: 600 }), [
      ...[422, 'departureKept destinationAirportId'],
    ]);
    await admin.act('removeSailing', { sailingId: id, revision: 2 });
  });

  test('MOD-14 what is wrong is said at its field', async () => {
    const wrong: [Parameters<Person['refusal']>, string][] = [
      [
        ['saveSailing', { ...SAILING, destinationPortId: PORT.shanghai }],
        'searchSamePlace destinationPortId',
      ],
      [['saveSailing', { ...SAILING, cutOffOn: '2026-12-12' }], 'planCutOff cutOffOn'],
      [['saveSailing', { ...SAILING, arrivesOn: '2026-12-10' }], 'planArrival arrivesOn'],
      [['saveSailing', { ...SAILING, carrierId: AIRLINE }], 'unknownCarrier carrierId'],
      [['saveSailing', { ...SAILING, originPortId: UNKNOWN }], 'unknownPort originPortId'],
      [['saveSailing', { ...SAILING, vesselName: 'v'.repeat(101) }], 'long vesselName'],
      [['saveFlight', { ...FLIGHT, flightNumber: 'Sky 1' }], 'flightNumber flightNumber'],
      [['saveFlight', { ...FLIGHT, airlineId: CARRIER.seaLine }], 'unknownCarrier airlineId'],
      [['saveFlight', { ...FLIGHT, viaAirportId: AIRPORT.hamburg }], 'viaIsEnd viaAirportId'],
      [['saveFlight', { ...FLIGHT, viaAirportId: UNKNOWN }], 'searchPlace viaAirportId'],
      [['saveFlight', { ...FLIGHT, arrivesAt: '2026-12-11T10:00' }], 'flightArrival arrivesAt'],
      [['saveFlight', { ...FLIGHT, departsAt: '2026-12-11T21:35Z' }], 'noLocalTime departsAt'],
      [['saveFlight', { ...FLIGHT, transitMinutes: 754 }], 'transitOther transitMinutes'],
    ];
    for (const [call, expected] of wrong)
      assert.deepEqual(await reasons(admin, ...call), [422, expected], JSON.stringify(call));
    assert.deepEqual([await sailings(admin), await flights(admin), await log()], [[], [], []]);
  });

  test('MOD-14 the same departure is in the schedules once', async () => {
    await admin.act('saveSailing', SAILING);
    const again = { ...SAILING, voyageNumber: '214w', departsOn: '2026-12-12' };
    assert.deepEqual(await reasons(admin, 'saveSailing', again), [422, 'departureTaken voyageNumber']);
    await admin.act('saveSailing', { ...SAILING, voyageNumber: '' });
    assert.deepEqual(await reasons(admin, 'saveSailing', { ...SAILING, voyageNumber: '' }), [
      ...[422, 'departureTaken departsOn'],
    ]);
    await admin.act('saveFlight', FLIGHT);
    const later = { ...FLIGHT, departsAt: '2026-12-11T22:00' };
    assert.deepEqual(await reasons(admin, 'saveFlight', later), [422, 'departureTaken flightNumber']);
    // Both at once: one of them is refused.
    const both = await Promise.allSettled(
      [1, 2].map((n) => admin.act('saveSailing', { ...SAILING, voyageNumber: '215W', service: `S${n}` })),
    );
    assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  });

  test('MOD-14 nobody else writes schedules, and nobody overwrites what they haven’t seen', async () => {
    const { id } = await admin.act('saveSailing', SAILING);
    const { id: flightId } = await admin.act('saveFlight', FLIGHT);
    const people = ['switchedAdmin', 'agent', 'importer', 'importerManager'] as const satisfies User[];
    for (const person of [
      ...(await Promise.all(people.map((user) => server.as(user)))),
      await server.service(),
    ]) {
      for (const [name, input] of [
        ['saveSailing', SAILING],
        ['saveSailing', { ...SAILING, sailingId: id, revision: 1 }],
        ['removeSailing', { sailingId: id, revision: 1 }],
        ['saveFlight', FLIGHT],
        ['removeFlight', { flightId, revision: 1 }],
      ] as const)
        assert.equal((await person.refusal(name, input)).status, 403, name);
    }
    for (const [name, input] of [
      ['saveSailing', { ...SAILING, sailingId: id, revision: 2, service: '' }],
      ['removeSailing', { sailingId: id, revision: 2 }],
      ['saveFlight', { ...FLIGHT, flightId, revision: 2, aircraft: '' }],
      ['removeFlight', { flightId, revision: 2 }],
    ] as const)
      assert.deepEqual(await reasons(admin, name, input), [409, 'staleRecord'], name);
    assert.equal((await admin.refusal('removeSailing', { sailingId: UNKNOWN, revision: 1 })).status, 403);
  });

  test('D-37 a repeated removal answers as the first did', async () => {
    const { id } = await admin.act('saveSailing', SAILING, 'add');
    assert.equal((await admin.act('saveSailing', SAILING, 'add')).id, id);
    const removal = { sailingId: id, revision: 1 };
    const first = await admin.act('removeSailing', removal, 'remove');
    assert.deepEqual(await admin.act('removeSailing', removal, 'remove'), first);
  });
});
