import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { ADMIN, IMPORTER } from '../../auth/test-accounts.ts';
import {
  auditOf,
  type EntityServer,
  type Person,
  refused,
  startEntityServer,
} from '../entity/entity-server.ts';

const ADDRESS = {
  companyName: 'Importer A',
  address_1: 'Harbour Lane 7',
  city: 'Newark',
  postalCode: '07102',
  countryCode: 'US',
};
const STALE = [409, 'This company was changed by someone else. Please load it again before saving.'] as const;
const ELSEWHERE = [409, 'You act for another company now. Please load it before you change it.'] as const;

forEachDatabase((_kind, open) => {
  let database: Database;
  let server: EntityServer;
  let ida: Person;
  let admin: Person;
  before(async () => {
    database = await open();
    server = await startEntityServer(database);
    await sql`insert into rate_profile (id, entity_name) values (7, 'Rates A')`.execute(database.db);
    await sql`update company set rate_profile_id = 7 where id = 101`.execute(database.db);
    ida = await server.signIn(IMPORTER);
    admin = await server.signIn(ADMIN);
  });
  after(async () => {
    await server.close();
    await database.close();
  });

  const save = async (who: Person, change: object = {}, key?: string) => {
    const { id, revision } = await who.act('loadCompany');
    return who.act('saveCompany', { ...ADDRESS, id, revision, ...change }, key);
  };

  test('MOD-21 D-15 a person loads the own company with its rate profile and the countries', async () => {
    const { countries, ...company } = await ida.act('loadCompany', { id: 102 });
    assert.deepEqual(company, {
      id: 101,
      companyName: 'Importer A',
      entityType: 'Customer',
      rateProfile: { id: 7, entityName: 'Rates A' },
      address_1: '',
      city: '',
      postalCode: '',
      countryCode: '',
      revision: 1,
    });
    assert.deepEqual(countries[0], { code: 'DE', name: 'Germany' });
    assert.equal(countries.length, 4);
  });

  test('MOD-21 an own person changes it; the rate profile stays, and the audit log has what changed', async () => {
    const saved = await save(ida, { companyName: ' Importer A Inc. ', rateProfile: { id: 1 } });
    assert.equal(saved.companyName, 'Importer A Inc.');
    assert.deepEqual([saved.rateProfile.id, saved.revision, saved.id], [7, 2, 101]);
    assert.deepEqual(await ida.act('loadCompany'), saved);
    const [entry] = await auditOf(database, 'saveCompany');
    assert.deepEqual([entry.record_type, entry.record_id, entry.owner_id], ['entity', 101, 101]);
    assert.deepEqual(entry.changes[0], {
      field: 'companyName',
      before: 'Importer A',
      after: 'Importer A Inc.',
    });
    assert.equal(entry.changes.length, 5);
  });

  test('MOD-21 ENT-09 an admin changes the company acted for, and only that one', async () => {
    await admin.act('setEntity', { new_entity_id: 102 });
    await save(admin, { companyName: 'Importer B', city: 'Hoboken', postalCode: '' });
    await admin.act('setEntity', { new_entity_id: 1 });
    assert.equal((await admin.act('loadCompany')).city, '');
    assert.equal((await ida.act('loadCompany')).city, 'Newark');
  });

  test('MOD-21 ENT-09 a form that was filled in for one company never changes the next one acted for', async () => {
    await admin.act('setEntity', { new_entity_id: 102 });
    const { id, revision } = await admin.act('loadCompany');
    const input = { ...ADDRESS, companyName: 'Importer B', id, revision };
    await admin.act('setEntity', { new_entity_id: 1 });
    // As likely as not: the revisions of all companies begin at 1.
    await sql`update company set revision = ${revision} where id = 1`.execute(database.db);
    const before = await admin.act('loadCompany');
    await refused(admin.act('saveCompany', input), ...ELSEWHERE);
    await refused(save(ida, { id: 102 }), ...ELSEWHERE);
    await refused(save(ida, { id: undefined }), 422, 'id is missing.');
    assert.deepEqual(await admin.act('loadCompany'), before);
  });

  test('MOD-21 of two people who edit at once the second is told, and overwrites nothing', async () => {
    const { revision } = await ida.act('loadCompany');
    await save(ida, { city: 'Trenton', revision });
    await refused(save(ida, { city: 'Camden', revision }), ...STALE);
    await refused(save(ida, { city: 'Camden', revision: 0 }), ...STALE);
    assert.equal((await ida.act('loadCompany')).city, 'Trenton');
    const now = (await ida.act('loadCompany')).revision;
    const both = await Promise.allSettled([
      save(ida, { city: 'Camden', revision: now }),
      save(ida, { city: 'Edison', revision: now }),
    ]);
    assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  });

  test('D-37 a second try with the same key is answered with what the first did', async () => {
    const { id, revision } = await ida.act('loadCompany');
    const input = { ...ADDRESS, city: 'Passaic', id, revision };
    const first = await ida.act('saveCompany', input, 'once');
    assert.deepEqual(await ida.act('saveCompany', input, 'once'), first);
    assert.equal((await ida.act('loadCompany')).revision, revision + 1);
  });

  test('MOD-21 REF-22 an address is whole or a country at most, and can be one; a refusal changes nothing', async () => {
    const before = await ida.act('loadCompany');
    await refused(save(ida, { companyName: '  ' }), 422, 'companyName: Please fill in this field.');
    await refused(save(ida, { address_1: '' }), 422, 'Please enter the street and number.');
    await refused(save(ida, { city: '' }), 422, 'Please enter the city.');
    await refused(save(ida, { countryCode: '' }), 422, /^Please choose a country/);
    await refused(save(ida, { countryCode: 'ZZ' }), 422, /^Please choose a country/);
    await refused(save(ida, { postalCode: 'K1A 0B1' }), 422, /not a postal code of United States/);
    await refused(save(ida, { address_1: 'x'.repeat(201) }), 422, 'address_1: At most 200 characters.');
    assert.deepEqual(await ida.act('loadCompany'), before);
    const alone = { ...ADDRESS, address_1: '', city: '', postalCode: '', countryCode: 'NL' };
    assert.equal((await save(ida, alone)).countryCode, 'NL', 'a country may stand alone');
    await refused(save(ida, { ...alone, countryCode: 'ZZ' }), 422, /^Please choose a country/);
    const empty = { address_1: '', city: '', postalCode: '', countryCode: '' };
    const { address_1, city, postalCode, countryCode } = await save(ida, empty);
    assert.deepEqual({ address_1, city, postalCode, countryCode }, empty);
  });
});
