import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { ADMIN, AGENT, IMPORTER, post } from '../../auth/test-accounts.ts';
import { auditOf, type EntityServer, type Person, refused, startEntityServer } from './entity-server.ts';

const ONLY_ADMINS = [403, 'Only an admin can act for another company.'] as const;
const ME =
  '{ meWebUser { entity { id companyName rateProfile { id entityName } } homeEntity { id companyName } } }';

forEachDatabase((_kind, open) => {
  let database: Database;
  let server: EntityServer;
  let admin: Person;
  let others: Person[];
  before(async () => {
    database = await open();
    server = await startEntityServer(database);
    admin = await server.signIn(ADMIN);
    others = [await server.signIn(AGENT), await server.signIn(IMPORTER), await server.link('booking', 1001)];
  });
  after(async () => {
    await server.close();
    await database.close();
  });

  test('API-34 ENT-17 D-99 the names of the actions are mapped to ids', async () => {
    const { actions } = await (await fetch(`${server.url}/config.json`)).json();
    for (const name of ['isAdmin', 'listEntities', 'setEntity', 'lookupAddress', 'listPorts'])
      assert.match(actions[name], /^[\da-f-]{36}$/);
  });

  test('ENT-04 API-36 exactly true for an admin, whatever the case of the role, and for nobody else', async () => {
    assert.equal(await admin.act('isAdmin'), true);
    for (const other of others) assert.equal(await other.act('isAdmin'), false);
    await sql`update role set name = 'aDMIN' where id = 1`.execute(database.db);
    assert.equal(await (await server.signIn(ADMIN)).act('isAdmin'), true);
    await sql`update role set name = 'Admin' where id = 1`.execute(database.db);
  });

  test('ENT-07 ENT-18 API-37 companies come 200 at a time by name, the page after the last is empty', async () => {
    const few = await admin.act('listEntities', { skip: 0 });
    assert.deepEqual(few, [
      200,
      [
        { id: 2, companyName: 'Agent', isReference: false },
        { id: 101, companyName: 'Importer A', isReference: false },
        { id: 102, companyName: 'Importer B', isReference: false },
        { id: 1, companyName: 'Provider', isReference: false },
      ],
      4,
    ]);
    assert.deepEqual(await admin.act('listEntities', { skip: 4 }), [200, [], 0]);
    await sql`insert into company (id, company_name, entity_type)
      select 1000 + n, 'zeta ' || n, 'Importer' from generate_series(1, 410) n`.execute(database.db);
    const pages = [0, 200, 400, 600].map((skip) => admin.act('listEntities', { skip }));
    const sizes = (await Promise.all(pages)).map(([, page, count]) => [page.length, count]);
    assert.deepEqual(sizes, [
      [200, 414],
      [200, 414],
      [14, 414],
      [0, 0],
    ]);
    await sql`delete from company where id > 1000`.execute(database.db);
  });

  test('API-37 a skip that is none is refused in words', async () => {
    await refused(admin.act('listEntities', { skip: -1 }), 422, /^skip/);
    await refused(admin.act('listEntities', { skip: '1' }), 422, /^skip/);
    assert.equal((await admin.act('listEntities', {}))[2], 4);
  });

  test('ENT-03 D-101 the server refuses list and switch for everybody but admins', async () => {
    for (const other of others) {
      await refused(other.act('listEntities', { skip: 0 }), ...ONLY_ADMINS);
      await refused(other.act('setEntity', { new_entity_id: 102 }), ...ONLY_ADMINS);
    }
    assert.deepEqual(await auditOf(database, 'setEntity'), []);
  });

  test('ENT-03 D-101 the role of an admin counts for nothing where its holder belongs to another company', async () => {
    await sql`insert into web_user_role (web_user_id, role_id)
      select id, 1 from web_user where email = ${IMPORTER}`.execute(database.db);
    const importer = await server.signIn(IMPORTER);
    try {
      assert.equal(await importer.act('isAdmin'), false);
      await refused(importer.act('listEntities', { skip: 0 }), ...ONLY_ADMINS);
      await refused(importer.act('setEntity', { new_entity_id: 1 }), ...ONLY_ADMINS);
      assert.equal((await importer.query(ME)).meWebUser.entity.id, 101);
    } finally {
      await sql`delete from web_user_role where role_id = 1
        and web_user_id = (select id from web_user where email = ${IMPORTER})`.execute(database.db);
    }
  });

  test('ENT-08 ENT-09 API-39 a switch holds at once in all sessions, with the rights of the company', async () => {
    await sql`insert into rate_profile (id, entity_name) values (7, 'Rates B')`.execute(database.db);
    await sql`update company set rate_profile_id = 7 where id = 102`.execute(database.db);
    const elsewhere = await server.signIn(ADMIN);
    const bookings = '{ allBooking { results { id } } }';
    assert.equal((await elsewhere.query(bookings)).allBooking.results.length, 2);
    const answer = await admin.act('setEntity', { new_entity_id: 102 }, 'key-1');
    assert.deepEqual(answer, { id: 102, companyName: 'Importer B' });
    for (const session of [admin, elsewhere]) {
      const { entity, homeEntity } = (await session.query(ME)).meWebUser;
      assert.deepEqual(entity, {
        id: 102,
        companyName: 'Importer B',
        rateProfile: { id: 7, entityName: 'Rates B' },
      });
      assert.deepEqual(homeEntity, { id: 1, companyName: 'Provider' }, 'the own company stays known');
      assert.deepEqual((await session.query(bookings)).allBooking.results, [{ id: 1002 }]);
    }
    assert.equal(await elsewhere.act('isAdmin'), true, 'an admin stays one while acting for a company');
    const [entry, ...more] = await auditOf(database, 'setEntity');
    assert.deepEqual(more, []);
    assert.deepEqual(
      [entry.actor, entry.record_type, entry.record_id, entry.before, entry.after],
      [
        ADMIN,
        'webUser',
        1,
        { entity: { id: 1, companyName: 'Provider' } },
        { entity: { id: 102, companyName: 'Importer B' } },
      ],
    );
  });

  test('D-37 D-122 a repeated key answers with the first result and switches once', async () => {
    assert.equal((await admin.act('setEntity', { new_entity_id: 102 }, 'key-1')).id, 102);
    assert.equal((await admin.act('setEntity', { new_entity_id: 1 }, 'key-2')).id, 1);
    assert.equal((await admin.act('setEntity', { new_entity_id: 102 }, 'key-1')).id, 102);
    assert.equal((await admin.query(ME)).meWebUser.entity.id, 1, 'the repeat changed nothing');
    await refused(admin.act('setEntity', { new_entity_id: 2 }, 'key-2'), 409, /already used/);
  });

  test('API-39 an unknown company or a number that is none is refused in words, and nothing changes', async () => {
    const entries = (await auditOf(database, 'setEntity')).length;
    await refused(admin.act('setEntity', { new_entity_id: 4711 }), 422, 'This company does not exist.');
    await refused(admin.act('setEntity', {}), 422, 'new_entity_id is missing.');
    await refused(admin.act('setEntity', { new_entity_id: '102' }), 422, /^new_entity_id must be a whole/);
    assert.equal((await admin.query(ME)).meWebUser.entity.id, 1);
    assert.equal((await auditOf(database, 'setEntity')).length, entries);
  });

  test('ENT-08 the same company again is no change', async () => {
    const entries = (await auditOf(database, 'setEntity')).length;
    assert.equal((await admin.act('setEntity', { new_entity_id: 1 })).id, 1);
    assert.equal((await auditOf(database, 'setEntity')).length, entries);
  });

  test('D-101 an admin who is none any more switches nothing, also in a session that was open before', async () => {
    const former = await server.signIn(ADMIN);
    await former.act('isAdmin');
    await sql`update web_user_role set role_id = 3 where web_user_id = 1`.execute(database.db);
    await sql`update web_user set rights_version = rights_version + 1 where id = 1`.execute(database.db);
    await refused(former.act('setEntity', { new_entity_id: 101 }), ...ONLY_ADMINS);
    assert.equal(await former.act('isAdmin'), false);
    await sql`update web_user_role set role_id = 1 where web_user_id = 1`.execute(database.db);
    await sql`update web_user set rights_version = rights_version + 1 where id = 1`.execute(database.db);
  });

  test('ENT-08 whoever is not signed in gets no further', async () => {
    const { status } = await post(`${server.url}/api/betty/login`);
    assert.equal(status, 401);
    await refused(
      (await server.link('entity', 101)).act('setEntity', { new_entity_id: 101 }),
      ...ONLY_ADMINS,
    );
  });

  test('API-63 API-65 ports come with country, code and other words to anybody with a valid token', async () => {
    await sql`update port set words = 'Hambourg; Amburgo' where scac_code = 'DEHAM'`.execute(database.db);
    const none = { words: '', isInUse: false };
    for (const someone of [admin, ...others])
      assert.deepEqual(await someone.act('listPorts'), [
        {
          id: 12,
          companyName: 'hamburg',
          country: 'Germany',
          scacCode: 'DEHAM',
          ...none,
          words: 'Hambourg; Amburgo',
        },
        { id: 11, companyName: 'New York', country: 'United States', scacCode: 'USNYC', ...none },
        { id: 13, companyName: 'Rotterdam', country: 'Netherlands', scacCode: 'NLRTM', ...none },
      ]);
  });

  test('API-63 of ports those are in use that the caller’s routes, shipments and rates name', async () => {
    for (const statement of [
      `insert into route_subscription (id, entity_id, origin_port_id, destination_port_id) values (1, 101, 11, 12)`,
      `insert into shipment (id, reference, company_id, mode, status, origin_port_id, created_at) values
        (1, 'S-1', 102, 'Ocean', 'Open', 13, now())`,
    ])
      await sql.raw(statement).execute(database.db);
    const inUse = async ({ act }: Pick<typeof admin, 'act'>) =>
      (await act('listPorts'))
        .filter((port: { isInUse: boolean }) => port.isInUse)
        .map((port: { id: number }) => port.id);
    assert.deepEqual(await inUse(admin), [12, 11, 13]);
    assert.deepEqual(await Promise.all(others.map(inUse)), [[], [12, 11], []]);
    for (const table of ['route_subscription', 'shipment'])
      await sql`delete from ${sql.table(table)} where id = 1`.execute(database.db);
  });

  test('REF-22 API-40 an address that can be one is true, else the error says what is wrong', async () => {
    const address = { address_1: 'Speicherstadt 4', city: 'Hamburg', country: 'Germany', countryCode: 'DE' };
    const look = (change: object) => admin.act('lookupAddress', { ...address, ...change });
    assert.equal(await look({}), true);
    assert.equal(await look({ countryCode: ' de ', country: 'Deutschland', postalCode: '20457' }), true);
    assert.equal(await look({ countryCode: 'HK', country: '', postalCode: 'anything' }), true);
    await refused(look({ address_1: ' - ' }), 422, 'Please enter the street and number.');
    await refused(look({ city: '12345' }), 422, 'Please enter the city.');
    await refused(look({ countryCode: 'XX' }), 422, /^Please choose a country/);
    await refused(look({ countryCode: 'DE\u0000' }), 422, /Please choose a country/);
    await refused(look({ country: 'netherlands' }), 422, 'The country code DE is that of Germany.');
    await refused(
      look({ postalCode: '2045' }),
      422,
      /not a postal code of Germany, where they look like 12345/,
    );
    await refused(look({ city: 'x'.repeat(101) }), 422, /^city: At most 100 characters/);
    await refused(look({ city: undefined }), 422, 'city is missing.');
  });
});
