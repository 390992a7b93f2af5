import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import { MOST_LOCATIONS } from '../../../../../shared/contract/locations.ts';
import { addDays, today } from '../../../../../shared/trade/calendar-days.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import {
  AGENT,
  IMPORTER_A,
  IMPORTER_B,
  type Person,
  startRoutesServer,
} from '../route-subscriptions/routes-server.ts';

/** Of importer A and of importer B. */
const OWN = 11;
const FOREIGN = 12;
const UNKNOWN = 999_999;
const WAREHOUSE = {
  ...{
    name: ' Warehouse North ',
    street: '1 Mill Lane',
    city: 'Kiel',
    postalCode: '24103',
    countryCode: 'de',
  },
  ...{ contactName: 'Ann', contactPhone: '+49 431 555 010' },
};
const NEW = { locationId: null, revision: null, ...WAREHOUSE };
const CHANGED = { locationId: OWN, revision: 1, ...WAREHOUSE };

forEachDatabase((_kind, open) => {
  const server = startRoutesServer(open);
  let importer: Person;
  let admin: Person;
  before(async () => {
    importer = await server.as('importer');
    admin = await server.as('admin');
    await run(`insert into country (id, code, company_name) values (2, 'DE', 'Germany')`);
    await run(`select setval(pg_get_serial_sequence('company_location', 'id'), 1000)`);
  });
  beforeEach(async () => {
    await run('truncate company_location, shipment, audit_log, idempotency_key cascade');
    await run(`insert into company_location (id, company_id, name, address_1, city, country_id, contact_name) values
      (${OWN}, ${IMPORTER_A}, 'Old mill', '9 Old Way', 'Bremen', 2, 'Bo'),
      (${FOREIGN}, ${IMPORTER_B}, 'Forge', '3 Anvil Way', 'Anytown', 1, null)`);
  });

  const run = async (statement: string) => (await sql.raw(statement).execute(server.database.db)).rows;
  const seen = async (person: Person) =>
    (
      await person.query(`{ allLocation(sort: {field: "id", order: ASC}) { results {
        id revision name street city postalCode inCountry { code } contactName contactPhone company { id } } } }`)
    ).allLocation.results;
  const told = async (person: Person) =>
    (await person.act('listNotifications', { take: 10 })).results.map(
      ({ action, recordType, reference, changes }: Record<string, unknown>) => [
        ...[action, recordType, reference],
        changes,
      ],
    );
  const everything = async () =>
    JSON.stringify([
      await run('select * from company_location order by id'),
      await run('select count(*) from audit_log'),
    ]);

  test('MOD-13 an importer adds an address of the own company, changes and removes it', async () => {
    const { id, revision } = await importer.act('saveLocation', NEW);
    const stored = {
      ...{ id, revision: 1, name: 'Warehouse North', street: '1 Mill Lane', city: 'Kiel' },
      ...{ postalCode: '24103', inCountry: { code: 'DE' }, contactName: 'Ann' },
      ...{ contactPhone: '+49 431 555 010', company: { id: IMPORTER_A } },
    };
    assert.deepEqual((await seen(importer))[1], stored);
    const change = { postalCode: '', contactName: '', contactPhone: '', city: 'Plön' };
    assert.deepEqual(await importer.act('saveLocation', { ...NEW, locationId: id, revision, ...change }), {
      id,
      revision: 2,
    });
    assert.deepEqual((await seen(await server.as('colleague')))[1], {
      ...{ ...stored, revision: 2, city: 'Plön' },
      ...{ postalCode: null, contactName: null, contactPhone: null },
    });
    assert.deepEqual(await importer.act('removeLocation', { locationId: id, revision: 2 }), {
      ...{ id, revision: 2 },
    });
    assert.deepEqual(
      (await seen(importer)).map((location: { id: number }) => location.id),
      [OWN],
    );
  });

  test('MOD-13 D-96 the company is told what an admin added, changed and removed', async () => {
    const { id } = await admin.act('saveLocation', { ...NEW, companyId: IMPORTER_A });
    const now = { ...NEW, locationId: id, name: 'Depot', contactName: '' };
    assert.equal((await admin.act('saveLocation', { ...now, revision: 1 })).revision, 2);
    // The same once more is no change.
    assert.equal((await admin.act('saveLocation', { ...now, revision: 2 })).revision, 2);
    await admin.act('removeLocation', { locationId: OWN, revision: 1 });
    const change = (field: string, before: string | null, after: string | null) => ({ field, before, after });
    assert.deepEqual(await told(importer), [
      [
        ...['removeLocation', 'location', 'Old mill'],
        [
          change('location', 'Old mill', null),
          change('address_1', '9 Old Way', null),
          change('city', 'Bremen', null),
          change('countryCode', 'DE', null),
          change('contactName', 'Bo', null),
        ],
      ],
      [
        ...['saveLocation', 'location', 'Depot'],
        [change('location', 'Warehouse North', 'Depot'), change('contactName', 'Ann', null)],
      ],
      [
        ...['saveLocation', 'location', 'Warehouse North'],
        [
          change('location', null, 'Warehouse North'),
          change('address_1', null, '1 Mill Lane'),
          change('city', null, 'Kiel'),
          change('postalCode', null, '24103'),
          change('countryCode', null, 'DE'),
          change('contactName', null, 'Ann'),
          change('contactPhone', null, '+49 431 555 010'),
        ],
      ],
    ]);
    assert.deepEqual(await told(await server.as('otherImporter')), []);
    assert.deepEqual(await told(await server.as('agent')), []);
  });

  test('D-15 nobody but the company’s own people and admins of the provider saves or removes an address', async () => {
    const unchanged = await everything();
    const forbidden = async (person: Person, name: 'saveLocation' | 'removeLocation', input: object) => {
      const { status, reasons } = await person.refusal(name, input);
      assert.deepEqual({ status, reasons }, { status: 403, reasons: [{ code: 'noAccess' }] });
    };
    const agent = await server.as('agent');
    const strangers = [
      agent,
      await server.as('otherImporter'),
      await server.service(),
      await server.link({ recordType: 'entity', recordId: IMPORTER_A, role: 'admin' }),
    ];
    for (const person of strangers) {
      await forbidden(person, 'saveLocation', { ...NEW, companyId: IMPORTER_A });
      await forbidden(person, 'saveLocation', CHANGED);
      await forbidden(person, 'removeLocation', { locationId: OWN, revision: 1 });
    }
    // An admin who acts for a company sees and changes that one's alone.
    for (const person of [importer, await server.as('switchedAdmin')]) {
      for (const companyId of [IMPORTER_B, UNKNOWN])
        await forbidden(person, 'saveLocation', { ...NEW, companyId });
      for (const locationId of [FOREIGN, UNKNOWN]) {
        await forbidden(person, 'saveLocation', { ...CHANGED, locationId });
        await forbidden(person, 'removeLocation', { locationId, revision: 1 });
      }
    }
    await forbidden(admin, 'saveLocation', { ...NEW, companyId: UNKNOWN });
    assert.equal(await everything(), unchanged);

    await (await server.as('switchedAdmin')).act('saveLocation', NEW);
    await admin.act('saveLocation', { ...NEW, locationId: FOREIGN, revision: 1 });
    await admin.act('saveLocation', { ...NEW, companyId: IMPORTER_B });
    assert.deepEqual(
      (await seen(admin)).map(({ name, company }: { name: string; company: object }) => [name, company]),
      [
        ['Old mill', { id: IMPORTER_A }],
        ['Warehouse North', { id: IMPORTER_B }],
        ['Warehouse North', { id: IMPORTER_A }],
        ['Warehouse North', { id: IMPORTER_B }],
      ],
    );
  });

  test('MOD-13 a partner is kept beside the own addresses, stays one when it is changed, and has room of its own', async () => {
    const kinds = async () =>
      (
        await importer.query(
          '{ allLocation(sort: {field: "id", order: DESC}, take: 200) { results { kind name } } }',
        )
      ).allLocation.results.map(({ kind, name }: { kind: string; name: string }) => [kind, name]);
    await run(`insert into company_location (company_id, name, address_1, city, country_id)
      select ${IMPORTER_A}, 'Shop ' || n, '1 Way', 'Kiel', 2 from generate_series(2, ${MOST_LOCATIONS}) n`);
    const { id, revision } = await importer.act('saveLocation', { ...NEW, kind: 'Partner', name: 'Loom' });
    await importer.act('saveLocation', { ...NEW, locationId: id, revision, name: 'Loom & Sons' });
    assert.deepEqual((await kinds()).slice(0, 2), [
      ['Partner', 'Loom & Sons'],
      ['Own', `Shop ${MOST_LOCATIONS}`],
    ]);
    const { status } = await importer.refusal('saveLocation', { ...NEW, kind: 'Friend' });
    assert.equal(status, 422);
  });

  test('MOD-13 companies that have nothing delivered get no address', async () => {
    const { reasons } = await admin.refusal('saveLocation', { ...NEW, companyId: AGENT });
    const values = { company: 'Agent', type: 'importer' };
    assert.deepEqual(reasons, [{ code: 'importNotOfType', values, field: 'companyId' }]);
    for (const person of [admin, await server.as('agent')])
      assert.equal((await person.refusal('saveLocation', NEW)).status, 422);
    assert.equal((await seen(admin)).length, 2);
  });

  test('MOD-13 a wrong entry is named at its field, and nothing is stored', async () => {
    const unchanged = await everything();
    for (const [change, field, code] of [
      [{ name: '  ' }, 'name', 'fillIn'],
      [{ name: 'x'.repeat(101) }, 'name', 'long'],
      [{ name: 'a\nb' }, 'name', 'control'],
      [{ street: '' }, 'street', 'fillIn'],
      [{ street: '---' }, 'street', 'street'],
      [{ street: 'x'.repeat(201) }, 'street', 'long'],
      [{ city: '' }, 'city', 'fillIn'],
      [{ city: '24103' }, 'city', 'city'],
      [{ postalCode: '2410' }, 'postalCode', 'postalCode'],
      [{ postalCode: '9'.repeat(21) }, 'postalCode', 'long'],
      [{ countryCode: '' }, 'countryCode', 'fillIn'],
      [{ countryCode: 'QQ' }, 'countryCode', 'country'],
      [{ countryCode: 'Germany' }, 'countryCode', 'country'],
      [{ contactName: 'x'.repeat(101) }, 'contactName', 'long'],
      [{ contactPhone: 'by mail' }, 'contactPhone', 'phoneNumber'],
      [{ contactPhone: '1'.repeat(51) }, 'contactPhone', 'long'],
    ] as const)
      for (const whole of [NEW, CHANGED]) {
        const { status, reasons } = await importer.refusal('saveLocation', { ...whole, ...change });
        const [reason] = reasons;
        assert.deepEqual([status, reason?.field, reason?.code], [422, field, code], JSON.stringify(change));
      }
    for (const input of [{ ...NEW, locationId: 'x' }, { ...NEW, companyId: -1 }, { name: 'Alone' }])
      assert.equal((await importer.refusal('saveLocation', input)).status, 422);
    assert.equal(await everything(), unchanged);
  });

  test('D-19 what somebody else saved since is neither written over nor removed', async () => {
    await importer.act('saveLocation', CHANGED);
    for (const revision of [1, 3, null]) {
      const { status, code, reasons } = await importer.refusal('saveLocation', {
        ...{ ...CHANGED, revision, name: 'Late' },
      });
      assert.deepEqual([status, code, reasons], [409, 'stale_revision', [{ code: 'staleRecord' }]]);
    }
    const { status } = await importer.refusal('removeLocation', { locationId: OWN, revision: 1 });
    assert.equal(status, 409);
    assert.deepEqual((await seen(importer))[0].name, 'Warehouse North');

    const atOnce = ['East', 'West'].map((name) =>
      importer.act('saveLocation', { ...CHANGED, revision: 2, name }),
    );
    const ends = (await Promise.allSettled(atOnce)).map(({ status: end }) => end).sort();
    assert.deepEqual(ends, ['fulfilled', 'rejected']);
    assert.equal((await seen(importer))[0].revision, 3);
  });

  test('D-37 a repeat of a save or of a removal takes effect once', async () => {
    const once = async (name: 'saveLocation' | 'removeLocation', input: object) => {
      const first = await importer.act(name, input, name);
      assert.deepEqual(await importer.act(name, input, name), first);
      return first;
    };
    const { id, revision } = await once('saveLocation', NEW);
    assert.equal((await seen(importer)).length, 2);
    await once('removeLocation', { locationId: id, revision });
    assert.equal((await seen(importer)).length, 1);
    // Without the key it is one that there isn't.
    assert.equal((await importer.refusal('removeLocation', { locationId: id, revision })).status, 403);
  });

  test('MOD-13 a company has as many addresses as a delivery can offer, and changes them when it has', async () => {
    await run(`insert into company_location (company_id, name, address_1, city, country_id)
      select ${IMPORTER_A}, 'Shop ' || n, '1 Way', 'Kiel', 2 from generate_series(2, ${MOST_LOCATIONS}) n`);
    const { status, reasons } = await importer.refusal('saveLocation', NEW);
    assert.deepEqual(
      [status, reasons],
      [422, [{ code: 'tooManyEntries', values: { most: MOST_LOCATIONS } }]],
    );
    await importer.act('saveLocation', CHANGED);
    await importer.act('removeLocation', { locationId: OWN, revision: 2 });
    await importer.act('saveLocation', NEW);
  });

  test('MOD-02 MOD-13 a delivery keeps the address that it was planned to, and takes the longest that there is', async () => {
    await run(`insert into shipment (id, reference, company_id, agent_id, mode, status, created_at) values
      (2001, 'S1', ${IMPORTER_A}, ${AGENT}, 'Ocean', 'In Transit', now())`);
    const long = { name: 'n'.repeat(100), street: 's'.repeat(200), city: 'c'.repeat(100) };
    const address = [...Object.values(long), '24103', 'Germany'].join(', ');
    await importer.act('saveLocation', { ...CHANGED, ...long });
    await importer.act('planDelivery', {
      ...{ shipmentId: 2001, deliveryId: null, revision: null, deliveryOn: addDays(today(), 7) },
      ...{ fromTime: '08:00', untilTime: '10:00', address, reference: '' },
      ...{ contactName: 'Ann', contactPhone: '' },
    });
    await importer.act('removeLocation', { locationId: OWN, revision: 2 });
    assert.deepEqual(await run('select address, contact_name, revision from delivery'), [
      { address, contact_name: 'Ann', revision: 1 },
    ]);
  });
});
