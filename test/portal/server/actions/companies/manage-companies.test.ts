import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { ADMIN, AGENT, IMPORTER, post } from '../../auth/test-accounts.ts';
import {
  auditOf,
  type EntityServer,
  type Person,
  refused,
  startEntityServer,
} from '../entity/entity-server.ts';

const ONLY_ADMINS = [403, 'Only an admin of the provider can manage companies.'] as const;
const STALE = [409, 'This company was changed by someone else. Please load it again before saving.'] as const;
const NEW = {
  reference: 'C-2001',
  companyName: 'Alder Vale',
  type: 'Importer',
  address_1: 'Harbour Lane 7',
  city: 'Newark',
  postalCode: '07102',
  countryCode: 'US',
  agentIds: [2],
  supplierIds: [121],
};
/** What an agent sees of importer B (102), which it acts for. */
const SEEN = `{ allPurchaseOrder { results { orderNumbers } } allStyleNumber { results { styleNumber } }
  allCompany(where: { id: { eq: 102 } }) { results { companyName } } }`;

forEachDatabase((_kind, open) => {
  let database: Database;
  let server: EntityServer;
  let admin: Person;

  const run = (statement: string) => sql.raw(statement).execute(database.db);
  before(async () => {
    database = await open();
    server = await startEntityServer(database);
    await run(`insert into company (id, company_name, entity_type) values
      (3, 'Other Agent', 'Agent'), (121, 'Supplier', 'Supplier'), (122, 'supplier two', 'Supplier'),
      (201, 'Carrier', 'Carrier'), (202, 'Airline', 'Airline')`);
    await run(`select setval(pg_get_serial_sequence('company', 'id'), 1000)`);
    await run("insert into purchase_order (id, order_numbers, order_purchaser_id) values (1, 'PO-1', 102)");
    await run("insert into style_number (id, style_number, company_id) values (1, 'SN-1', 102)");
  });
  after(async () => {
    await server.close();
    await database.close();
  });
  beforeEach(async () => {
    await run('delete from company_agent');
    await run('delete from company_supplier');
    await run('delete from company where id > 1000');
    await run(`update company set reference = null, revision = 1,
      entity_type = case when id in (101, 102) then 'Importer' else entity_type end`);
    await run('insert into company_agent (company_id, agent_id) values (102, 2)');
    await run('delete from audit_log');
    admin = await server.signIn(ADMIN);
  });

  const list = async (ask: object = {}) => {
    const { companies, hasMore } = await admin.act('listCompanies', ask);
    return {
      names: companies.map(({ companyName }: { companyName: string }) => companyName),
      companies,
      hasMore,
    };
  };
  const load = async (id: number) => (await admin.act('getCompany', { id })).company;
  /** The company as it is, with some fields changed. */
  const change = async (id: number, fields: object, key?: string) => {
    const { agents, suppliers, rateProfile: _, ...company } = await load(id);
    const ids = (parties: { id: number }[]) => parties.map((party) => party.id);
    const whole = { ...company, agentIds: ids(agents), supplierIds: ids(suppliers), ...fields };
    return admin.act('changeCompany', whole, key);
  };
  describe('the list of companies', () => {
    test('D-101 has importers, agents, suppliers and the provider by name, no reference data', async () => {
      const { names, companies } = await list();
      assert.deepEqual(names, [
        'Agent',
        'Importer A',
        'Importer B',
        'Other Agent',
        'Provider',
        'Supplier',
        'supplier two',
      ]);
      assert.deepEqual(companies[1], {
        id: 101,
        reference: '',
        companyName: 'Importer A',
        type: 'Importer',
        city: '',
        countryCode: '',
      });
    });

    test('MOD-01 is searched by name and reference, filtered by type, and read page by page, also past one name twice', async () => {
      await admin.act('createCompany', {
        ...NEW,
        companyName: 'SUPPLIER',
        type: 'Supplier',
        agentIds: [],
        supplierIds: [],
      });
      assert.deepEqual((await list({ text: 'c-20' })).names, ['SUPPLIER']);
      assert.deepEqual((await list({ text: 'porter b' })).names, ['Importer B']);
      assert.deepEqual((await list({ text: '%' })).names, []);
      assert.deepEqual((await list({ type: 'Agent' })).names, ['Agent', 'Other Agent']);
      const first = await list({ type: 'Supplier', take: 1 });
      assert.deepEqual([first.names, first.hasMore], [['Supplier'], true]);
      const [{ id, companyName }] = first.companies;
      const second = await list({ type: 'Supplier', take: 1, after: { id, companyName } });
      assert.deepEqual([second.names, second.hasMore], [['SUPPLIER'], true]);
      const last = second.companies[0];
      const rest = await list({ type: 'Supplier', after: { id: last.id, companyName: last.companyName } });
      assert.deepEqual([rest.names, rest.hasMore], [['supplier two'], false]);
    });
  });

  describe('a new company', () => {
    test('D-101 has all that was given, a rate profile of its name, and is in the audit log field by field', async () => {
      const made = await admin.act('createCompany', NEW, 'new-1');
      const { agentIds: _a, supplierIds: _s, ...fields } = NEW;
      const { id, rateProfile, ...rest } = made;
      assert.deepEqual(rest, {
        ...fields,
        agents: [{ id: 2, companyName: 'Agent' }],
        suppliers: [{ id: 121, companyName: 'Supplier' }],
        revision: 1,
      });
      assert.equal(rateProfile.entityName, 'Alder Vale');
      assert.deepEqual(await load(id), made);
      assert.deepEqual(await admin.act('createCompany', NEW, 'new-1'), made, 'D-37');
      const [entry, ...more] = await auditOf(database, 'createCompany');
      assert.deepEqual(more, []);
      assert.deepEqual([entry.record_type, entry.record_id, entry.owner_id], ['entity', id, id]);
      const added = (field: string, value: string) => ({ field, before: null, after: value });
      assert.deepEqual(entry.changes, [
        added('reference', 'C-2001'),
        added('type', 'Importer'),
        added('companyName', 'Alder Vale'),
        added('address_1', 'Harbour Lane 7'),
        added('city', 'Newark'),
        added('postalCode', '07102'),
        added('countryCode', 'US'),
        added('agent', 'Agent'),
        added('supplier', 'Supplier'),
      ]);
    });

    test('D-101 MOD-21 of an importer is acted for by its own people, who find its rate profile', async () => {
      const { id, rateProfile } = await admin.act('createCompany', NEW);
      await run(`update web_user set entity_id = ${id}, home_entity_id = ${id} where id = 3`);
      const ida = await server.signIn(IMPORTER);
      assert.deepEqual((await ida.act('loadCompany')).rateProfile, rateProfile);
      await run('update web_user set entity_id = 101, home_entity_id = 101 where id = 3');
    });

    test('a supplier is quoted nothing and has no rate profile until it becomes an importer', async () => {
      const plain = {
        companyName: 'Kiln',
        type: 'Supplier',
        address_1: '',
        city: '',
        postalCode: '',
        countryCode: 'NL',
      };
      const { id, rateProfile, reference } = await admin.act('createCompany', plain);
      assert.deepEqual([rateProfile, reference], [null, '']);
      assert.equal((await change(id, { type: 'Importer' })).rateProfile.entityName, 'Kiln');
    });

    test('two may have no reference, but none has one that another has, whatever its case', async () => {
      const { id } = await admin.act('createCompany', NEW);
      const taken = [409, 'reference: Alder Vale has the reference c-2001 already.'] as const;
      await refused(admin.act('createCompany', { ...NEW, reference: 'c-2001 ' }), ...taken);
      await refused(change(101, { reference: 'c-2001' }), ...taken);
      assert.equal(
        (await change(id, { reference: 'c-2001' })).reference,
        'c-2001',
        'its own in another case',
      );
    });

    test('of two made at once with one reference the second is refused with the reason, not with a fault', async () => {
      const both = await Promise.allSettled([
        admin.act('createCompany', NEW),
        admin.act('createCompany', { ...NEW, companyName: 'Alder Vale Two' }),
      ]);
      const lost = both.find((one) => one.status === 'rejected');
      assert.equal(both.filter(({ status }) => status === 'fulfilled').length, 1);
      assert.equal(lost?.reason.status, 409);
      assert.equal((await list({ text: 'c-2001' })).names.length, 1);
    });

    test('REF-22 what can’t be is refused at its field, and nothing is made', async () => {
      const make = (fields: object) => admin.act('createCompany', { ...NEW, ...fields });
      await refused(make({ companyName: ' ' }), 422, 'companyName: Please fill in this field.');
      await refused(make({ reference: 'x'.repeat(51) }), 422, 'reference: At most 50 characters.');
      await refused(make({ postalCode: 'K1A 0B1' }), 422, /not a postal code of United States/);
      await refused(make({ countryCode: 'ZZ' }), 422, /^Please choose a country/);
      for (const type of ['Provider', 'Carrier', 'Airline'])
        await refused(make({ type }), 422, /^type must be/);
      await refused(make({ agentIds: [2, 121] }), 422, 'agentIds: Supplier is not an agent.');
      await refused(make({ agentIds: [4711] }), 422, 'agentIds: 4711 is not an agent.');
      await refused(make({ supplierIds: [3] }), 422, 'supplierIds: Other Agent is not a supplier.');
      await refused(make({ type: 'Agent' }), 422, 'agentIds: Only importers have agents and suppliers.');
      assert.deepEqual((await list({ text: 'alder' })).names, []);
    });
  });

  describe('a change', () => {
    test('D-15 D-02 an agent that no longer acts for a company loses sight of it at once, and so do links it gave', async () => {
      await run('update shipment set agent_id = 2, company_id = 102 where id = 2001');
      const abe = await server.signIn(AGENT);
      const seen = await abe.query(SEEN);
      assert.deepEqual(
        [seen.allPurchaseOrder.results, seen.allStyleNumber.results, seen.allCompany.results],
        [[{ orderNumbers: 'PO-1' }], [{ styleNumber: 'SN-1' }], [{ companyName: 'Importer B' }]],
      );
      const given = await post(`${server.url}/api/link-tokens`, {
        bearer: abe.bearer,
        body: { recordType: 'shipment', recordId: 2001, role: 'agent', expiresIn: 3600 },
      });
      assert.ok(given.status < 300, JSON.stringify(given.body));
      const link = new URL(given.body.url).searchParams.get('token') ?? '';
      const visit = async () => (await post(`${server.url}/api/betty/login`, { link })).status;
      assert.equal(await visit(), 200);

      await change(102, { agentIds: [3] });
      const none = await abe.query(SEEN);
      assert.deepEqual(
        [none.allPurchaseOrder.results, none.allStyleNumber.results, none.allCompany.results],
        [[], [], []],
      );
      assert.equal(await visit(), 401);
      await change(102, { agentIds: [2] });
      assert.equal((await abe.query(SEEN)).allPurchaseOrder.results.length, 1, 'and sees it again');
    });

    test('D-96 is in the audit log field by field, for the company’s people, too; none is no entry', async () => {
      const { revision } = await change(102, {
        companyName: 'Importer BB',
        countryCode: 'DE',
        agentIds: [3],
        supplierIds: [122],
      });
      assert.equal(revision, 2);
      const [entry] = await auditOf(database, 'changeCompany');
      assert.deepEqual(entry.changes, [
        { field: 'companyName', before: 'Importer B', after: 'Importer BB' },
        { field: 'countryCode', before: null, after: 'DE' },
        { field: 'agent', before: 'Agent', after: null },
        { field: 'agent', before: null, after: 'Other Agent' },
        { field: 'supplier', before: null, after: 'supplier two' },
      ]);
      assert.equal(entry.owner_id, 102);
      assert.equal((await change(102, {})).revision, 2);
      assert.equal((await auditOf(database, 'changeCompany')).length, 1);
      await change(102, { companyName: 'Importer B', countryCode: '' });
    });

    test('D-37 that is repeated with its key happens once', async () => {
      const input = { ...NEW, id: 101, revision: 1, agentIds: [], supplierIds: [] };
      const first = await admin.act('changeCompany', input, 'change-1');
      assert.deepEqual(await admin.act('changeCompany', input, 'change-1'), first);
      assert.equal(first.revision, 2);
    });

    test('D-19 that is not based on the current state is refused, also after the company’s own people saved', async () => {
      const { revision } = await load(101);
      const ida = await server.signIn(IMPORTER);
      const own = await ida.act('loadCompany');
      const { countries: _c, rateProfile: _r, entityType: _e, ...profile } = own;
      await ida.act('saveCompany', {
        ...profile,
        city: '',
        address_1: '',
        postalCode: '',
        countryCode: 'NL',
      });
      await refused(change(101, { revision }), ...STALE);
      const now = (await load(101)).revision;
      const both = await Promise.allSettled([
        change(101, { revision: now, reference: 'C-1' }),
        change(101, { revision: now, reference: 'C-2' }),
      ]);
      assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
      await refused(ida.act('saveCompany', { ...profile, revision: now }), ...STALE);
    });

    test('of the type is refused where something depends on it, which is said', async () => {
      const inUse = (id: number, type: string, words: string) =>
        refused(change(id, { type, agentIds: [], supplierIds: [] }), 422, `type: ${words}`);
      const stays = 'The type stays as it is, because the company';
      await change(102, { agentIds: [2, 3], supplierIds: [121] });
      await inUse(3, 'Importer', `${stays} acts as agent for others (1).`);
      await inUse(121, 'Agent', `${stays} is a supplier of others (1).`);
      await inUse(101, 'Supplier', `${stays} is the customer of records (3).`);
      await change(102, { agentIds: [] });
      await inUse(2, 'Supplier', `${stays} is the agent of records (4).`);
      await run('update booking set customer_id = 101 where id = 1002');
      await run('update shipment set company_id = 101 where id = 2001');
      await inUse(102, 'Agent', `${stays} has purchase orders or style numbers (2).`);
      await run('update booking set customer_id = 102 where id = 1002');
      const provider = 'There is one provider: its type stays, and no other company becomes one.';
      await inUse(1, 'Agent', provider);
      await inUse(3, 'Provider', provider);
      assert.equal(
        (await change(3, { type: 'Importer' })).type,
        'Importer',
        'nothing depends on it any more',
      );
      await change(3, { type: 'Agent' });
    });

    test('leaves what was stored by other means, until it is changed itself', async () => {
      await run("update company set entity_type = 'Supplier' where id = 2");
      const { agents } = await change(102, { companyName: 'Importer BB' });
      assert.deepEqual(agents, [{ id: 2, companyName: 'Agent' }]);
      await refused(change(101, { agentIds: [2] }), 422, 'agentIds: Agent is not an agent.');
      await run("update company set entity_type = 'Agent' where id = 2");
      await change(102, { companyName: 'Importer B' });
    });

    test('that leaves out who acts for the company is refused, and takes nothing away', async () => {
      const { agentIds: _, ...rest } = { ...NEW, id: 102, revision: 1 };
      await refused(admin.act('changeCompany', rest), 422, 'agentIds is missing.');
      assert.equal((await load(102)).agents.length, 1);
    });

    test('the provider is given a reference and an address, and stays the provider', async () => {
      const { type, reference } = await change(1, { reference: 'P-1', countryCode: 'US' });
      assert.deepEqual([type, reference], ['Provider', 'P-1']);
      assert.equal((await list()).names.includes('Provider'), true);
    });

    test('reference data and what isn’t there are a 404', async () => {
      for (const id of [201, 202, 4711]) {
        await refused(admin.act('getCompany', { id }), 404, 'This company does not exist.');
        const input = { ...NEW, id, revision: 1 };
        await refused(admin.act('changeCompany', input), 404, 'This company does not exist.');
      }
    });
  });

  test('the form of a new company gets the countries alone', async () => {
    const { company, countries } = await admin.act('getCompany');
    assert.equal(company, null);
    assert.deepEqual(countries[0], { code: 'DE', name: 'Germany' });
  });

  test('D-101 companies are for admins of the provider, whichever company they act for', async () => {
    await run('insert into web_user_role values (3, 1)');
    const others = [
      await server.signIn(AGENT),
      await server.signIn(IMPORTER),
      await server.link('entity', 101),
    ];
    for (const other of others) {
      await refused(other.act('listCompanies'), ...ONLY_ADMINS);
      await refused(other.act('getCompany', { id: 101 }), ...ONLY_ADMINS);
      await refused(other.act('createCompany', NEW), ...ONLY_ADMINS);
      await refused(other.act('changeCompany', { ...NEW, id: 101, revision: 1 }), ...ONLY_ADMINS);
    }
    await run('delete from web_user_role where web_user_id = 3 and role_id = 1');
    await admin.act('setEntity', { new_entity_id: 102 });
    assert.equal((await list()).names.length, 7);
    await admin.act('setEntity', { new_entity_id: 1 });
  });
});
