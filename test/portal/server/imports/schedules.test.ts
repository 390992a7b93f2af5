import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { sql } from 'kysely';
import { forEachDatabase } from '../../../helpers/database.ts';
import { csv, faults, suiteImports } from './import-server.ts';
import { kindTest } from './kind-test.ts';

const SAILINGS = [
  'Carrier',
  'Origin',
  'Destination',
  'Voyage',
  'Vessel',
  'Service',
  'Cut-off',
  'Departure',
  'Arrival',
];
const FLIGHTS = [
  'Flight',
  'Airline',
  'Origin',
  'Destination',
  'Via',
  'Departure (local)',
  'Arrival (local)',
  'Transit Time',
];

forEachDatabase((_name, open) => {
  const imports = suiteImports(open);
  const run = async (statement: string) => (await sql.raw(statement).execute(imports.database.db)).rows;
  before(() =>
    run(`insert into airport (id, code, airport_name, city, city_iden, country_id, time_zone) values
      (1, 'PVG', 'Pudong', 'Shanghai', 'SHA', 2, 'Asia/Shanghai'), (2, 'LAX', 'Los Angeles', 'Los Angeles', 'LAX', 1, 'America/Los_Angeles'),
      (3, 'XXE', 'Far', 'Elsewhere', 'XXE', 1, null)`),
  );

  const sailing = {
    ...{
      carrier: 'MAEU',
      origin: 'CNSHA',
      destination: 'USLAX',
      voyage: '214W',
      vessel: 'Coral',
      service: 'TP1',
    },
    ...{ cut_off_on: '2026-12-08', departs_on: '2026-12-11', arrives_on: '2026-12-27', revision: 1 },
  };
  kindTest(imports, 'sailings', {
    first: [
      SAILINGS,
      ['MAEU', 'cnsha', 'Los Angeles', '214W', 'Coral', 'TP1', '2026-12-08', '2026-12-11', '2026-12-27'],
      ['maersk', 'CNSHA', 'USLAX', '215W', '', '', '', '18.12.2026', '2027-01-03'],
    ],
    stored: sql`select carrier.code as carrier, origin.scac_code as origin, destination.scac_code as destination,
        voyage_number as voyage, vessel_name as vessel, service, cut_off_on, departs_on, arrives_on, sailing.revision
      from sailing join company carrier on carrier.id = carrier_id join port origin on origin.id = origin_port_id
      join port destination on destination.id = destination_port_id order by voyage_number`,
    expected: [
      sailing,
      {
        ...{ ...sailing, voyage: '215W', vessel: null, service: null, cut_off_on: null },
        ...{ departs_on: '2026-12-18', arrives_on: '2027-01-03' },
      },
    ],
    changed: [
      ['Carrier', 'Origin', 'Destination', 'Voyage', 'Vessel', 'Departure', 'Arrival'],
      ['MAEU', 'CNSHA', 'USLAX', '214w', 'CORAL', '2026-12-13', '2026-12-27'],
      ['MAEU', 'CNSHA', 'USLAX', '215W', 'Reef', '', ''],
    ],
    changes: [
      [
        { field: 'voyageNumber', before: '214W', after: '214w' },
        { field: 'vesselName', before: 'Coral', after: 'CORAL' },
        { field: 'departsOn', before: '2026-12-11', after: '2026-12-13' },
      ],
      [{ field: 'vesselName', before: null, after: 'Reef' }],
    ],
    afterwards: [
      { ...sailing, voyage: '214w', vessel: 'CORAL', departs_on: '2026-12-13', revision: 2 },
      {
        ...{ ...sailing, voyage: '215W', vessel: 'Reef', service: null, cut_off_on: null, revision: 2 },
        ...{ departs_on: '2026-12-18', arrives_on: '2027-01-03' },
      },
    ],
  });

  const flight = {
    ...{ flight_number: 'CA400', airline: 'CA', origin: 'PVG', destination: 'LAX', via: null },
    ...{ departs_at: '2026-12-11 21:35', arrives_at: '2026-12-11 17:10', transit_minutes: 695, revision: 1 },
  };
  kindTest(imports, 'flights', {
    first: [
      FLIGHTS,
      ['ca 0400', 'Air China', 'pvg', 'LAX', '', '2026-12-11 21:35', '2026-12-11T17:10', ''],
      ['CA400', 'CA', 'PVG', 'XXE', 'LAX', '2026-12-12 21:35', '2026-12-13 01:00', '14:30'],
    ],
    stored: sql`select flight_number, airline.code as airline, origin.code as origin, destination.code as destination,
        via.code as via, to_char(departs_at, 'YYYY-MM-DD HH24:MI') as departs_at, to_char(arrives_at, 'YYYY-MM-DD HH24:MI') as arrives_at,
        transit_minutes, flight.revision
      from flight join company airline on airline.id = airline_id join airport origin on origin.id = origin_airport_id
      join airport destination on destination.id = destination_airport_id left join airport via on via.id = via_airport_id
      order by departs_at`,
    expected: [
      flight,
      {
        ...{ ...flight, destination: 'XXE', via: 'LAX', transit_minutes: 870 },
        ...{ departs_at: '2026-12-12 21:35', arrives_at: '2026-12-13 01:00' },
      },
    ],
    changed: [
      ['Flight', 'Origin', 'Destination', 'Departure (local)', 'Aircraft'],
      ['CA400', 'PVG', 'LAX', '2026-12-11 21:50', ''],
      ['CA400', 'PVG', 'XXE', '2026-12-12 21:35', 'B77L'],
    ],
    changes: [
      [
        { field: 'localDeparture', before: '2026-12-11 21:35', after: '2026-12-11 21:50' },
        { field: 'transit', before: '11:35', after: '11:20' },
      ],
      [{ field: 'aircraft', before: null, after: 'B77L' }],
    ],
    afterwards: [
      { ...flight, departs_at: '2026-12-11 21:50', transit_minutes: 680, revision: 2 },
      {
        ...{ ...flight, destination: 'XXE', via: 'LAX', transit_minutes: 870, revision: 2 },
        ...{ departs_at: '2026-12-12 21:35', arrives_at: '2026-12-13 01:00' },
      },
    ],
  });

  test('MOD-14 what is wrong with a sailing is said in its column', async () => {
    await run(`insert into sailing (carrier_id, origin_port_id, destination_port_id, vessel_name, voyage_number, departs_on, arrives_on)
      select 11, 1, 2, vessel, '9W', '2026-12-01', '2026-12-20' from unnest(array['One', 'Two']) made (vessel)`);
    const row = ['MAEU', 'CNSHA', 'USLAX', '300W', '', '', '', '2026-12-11', '2026-12-27'];
    const wrong = (n: number, text: string) => row.with(n, text);
    const { id } = await imports.admin.check(
      'sailings',
      csv(
        SAILINGS,
        wrong(0, 'CA'),
        wrong(1, 'Nowhere'),
        wrong(2, 'CNSHA'),
        // Of another day: else it would be the same one as that with the voyage.
        wrong(3, '').with(7, '2026-12-12'),
        wrong(6, '2026-12-12'),
        wrong(7, ''),
        wrong(8, '2026-12-10'),
        wrong(3, '9W'),
        row,
        wrong(4, 'Reef'),
      ),
    );
    assert.deepEqual(faults(await imports.admin.rows(id)), [
      [2, 'carrier: importOceanCarrier'],
      [3, 'origin: importPort'],
      [4, 'destination: searchSamePlace'],
      [5],
      [6, 'cutOffOn: planCutOff'],
      [7, 'departsOn: fillIn'],
      [8, 'arrivesOn: planArrival'],
      [9, 'voyageNumber: importSailings'],
      [10],
      [11, 'voyageNumber: importTwice'],
    ]);
  });

  test('MOD-14 a sailing that was added without a voyage is changed by its day, and given a voyage; another ship or day is another one', async () => {
    await run(`insert into sailing (id, carrier_id, origin_port_id, destination_port_id, vessel_name, departs_on, arrives_on) values
      (901, 11, 1, 2, 'Reef', '2027-02-01', '2027-02-20'), (902, 11, 1, 2, null, '2027-02-08', '2027-02-27')`);
    const row = ['MAEU', 'CNSHA', 'USLAX', '', 'Reef', '', '', '2027-02-01', '2027-02-21'];
    const unnamed = row.with(4, '').with(7, '2027-02-08').with(8, '2027-02-28');
    const apply = async (...rows: string[][]) => {
      const { id } = await imports.admin.check('sailings', csv(SAILINGS, ...rows));
      return (await imports.admin.rows(id)).map(({ outcome }) => outcome);
    };
    assert.deepEqual(await apply(row, unnamed.with(3, '77W')), ['change', 'change']);
    assert.deepEqual(await apply(row.with(4, 'Shoal'), row.with(7, '2027-02-02')), ['create', 'create']);
    assert.deepEqual(await apply(unnamed, unnamed.with(3, '77W')), ['change', 'wrong'], 'one sailing twice');
    const { id } = await imports.admin.check('sailings', csv(SAILINGS.toSpliced(3, 1), row.toSpliced(3, 1)));
    assert.deepEqual(faults(await imports.admin.rows(id)), [[2]], 'a file needs no column of voyages');
    await run('delete from sailing where id in (901, 902)');
  });

  test('MOD-14 a file without voyages finds the sailings that have got theirs since', async () => {
    const row = ['MAEU', 'CNSHA', 'USLAX', '', 'Tern', '', '', '2027-03-01', '2027-03-20'];
    const both = csv(SAILINGS, row, row.with(4, '').with(7, '2027-03-08').with(8, '2027-03-27'));
    await imports.admin.run('sailings', both);
    await imports.admin.run(
      'sailings',
      csv(SAILINGS, row.with(3, '77E'), row.with(3, '78E').with(7, '2027-03-08').with(8, '2027-03-27')),
    );
    const { id } = await imports.admin.check('sailings', both);
    assert.deepEqual(
      (await imports.admin.rows(id)).map(({ outcome }) => outcome),
      ['same', 'same'],
    );
    const stored = () =>
      run(
        `select voyage_number as voyage from sailing where departs_on between '2027-03-01' and '2027-03-08' order by 1`,
      );
    assert.deepEqual(await stored(), [{ voyage: '77E' }, { voyage: '78E' }]);
    // Of another ship, or of one that sails twice that day.
    const { id: other } = await imports.admin.check('sailings', csv(SAILINGS, row.with(4, 'Gull')));
    assert.deepEqual(
      (await imports.admin.rows(other)).map(({ outcome }) => outcome),
      ['create'],
    );
    await imports.admin.run('sailings', csv(SAILINGS, row.with(3, '79E')));
    const { id: twice } = await imports.admin.check('sailings', csv(SAILINGS, row));
    assert.deepEqual(faults(await imports.admin.rows(twice)), [[2, 'voyageNumber: importSailings']]);
    await run(`delete from sailing where departs_on between '2027-03-01' and '2027-03-08'`);
  });

  test('MOD-14 a row with and one without a voyage are twice the same ship of a day, in either order', async () => {
    const none = ['MAEU', 'CNSHA', 'USLAX', '', 'Auk', '', '', '2027-04-01', '2027-04-20'];
    const numbered = none.with(3, '77E');
    const told = async (...rows: string[][]) =>
      faults(await imports.admin.rows((await imports.admin.check('sailings', csv(SAILINGS, ...rows))).id));
    const TWICE = 'voyageNumber: importTwice';
    assert.deepEqual(await told(none, numbered), [[2], [3, TWICE]]);
    assert.deepEqual(await told(numbered, none), [[2], [3, TWICE]]);
    assert.deepEqual(await told(numbered, none.with(3, '78E')), [[2], [3]], 'two voyages');
    assert.deepEqual(await told(numbered, none.with(4, 'Gull')), [[2], [3]], 'another ship');
  });

  test('MOD-14 what is wrong with a flight is said in its column, and another ship of a voyage is another sailing', async () => {
    const row = ['CA900', 'CA', 'PVG', 'LAX', '', '2026-12-11 21:35', '2026-12-11 17:10', ''];
    const wrong = (n: number, text: string) => row.with(n, text);
    const { id } = await imports.admin.check(
      'flights',
      csv(
        FLIGHTS,
        wrong(0, 'Sky'),
        wrong(1, 'MAEU'),
        wrong(2, 'ZZZ'),
        wrong(4, 'LAX'),
        wrong(5, '2026-12-11 21:35 +08:00'),
        wrong(6, ''),
        wrong(7, '11:34'),
        wrong(7, 'eleven'),
        wrong(3, 'XXE'),
        row,
        row,
      ),
    );
    assert.deepEqual(faults(await imports.admin.rows(id)), [
      [2, 'flightNumber: flightNumber'],
      [3, 'airline: importAirline'],
      [4, 'origin: importAirport'],
      [5, 'via: viaIsEnd'],
      [6, 'localDeparture: importLocalTime'],
      [7, 'localArrival: fillIn'],
      [8, 'transit: transitOther'],
      [9, 'transit: importDuration'],
      [10, 'transit: transitUnknown'],
      [11],
      [12, 'localDeparture: importTwice'],
    ]);
    const sailings = csv(
      SAILINGS,
      ...['North', 'South'].map((vessel) => [
        'MAEU',
        'CNSHA',
        'USLAX',
        '77W',
        vessel,
        '',
        '',
        '2026-12-11',
        '2026-12-27',
      ]),
    );
    assert.equal((await imports.admin.run('sailings', sailings)).counts.written, 2);
  });

  test('MOD-14 two ships of a voyage can’t both be the one that had no vessel yet', async () => {
    const row = (vessel: string) => [
      'MAEU',
      'CNSHA',
      'USLAX',
      '88W',
      vessel,
      '',
      '',
      '2026-12-11',
      '2026-12-27',
    ];
    await imports.admin.run('sailings', csv(SAILINGS, row('')));
    const { id } = await imports.admin.check('sailings', csv(SAILINGS, row('North'), row('South')));
    assert.deepEqual(faults(await imports.admin.rows(id)), [[2], [3, 'voyageNumber: importTwice']]);
  });

  test('D-96 the log has what an import made of the schedules', async () => {
    await imports.admin.run(
      'sailings',
      csv(SAILINGS, ['MAEU', 'CNSHA', 'USLAX', '500W', 'Log', '', '', '2026-12-11', '2026-12-27']),
    );
    assert.deepEqual(
      await run(`select action, record_type, reference, owner_id from audit_log order by id desc limit 1`),
      [
        {
          action: 'applyImport',
          record_type: 'sailing',
          reference: 'Log 500W CNSHA – USLAX',
          owner_id: null,
        },
      ],
    );
  });
});
