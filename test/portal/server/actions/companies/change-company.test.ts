import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { AGENT, IMPORTER, post } from '../../auth/test-accounts.ts';
import { auditOf, refused } from '../entity/entity-server.ts';
import { NEW, NO_BILLING, suiteCompanies } from './company-suite.ts';

const STALE = [409, 'This company was changed by someone else. Please load it again before saving.'] as const;
/** What an agent sees of importer B (102), which it acts for. */
const SEEN = `{ allPurchaseOrder { results { orderNumbers } } allStyleNumber { results { styleNumber } }
  allCompany(where: { id: { eq: 102 } }) { results { companyName } } }`;

forEachDatabase((_kind, open) => {
  const suite = suiteCompanies(open);

  describe('a change', () => {
    test('D-15 D-02 an agent that no longer acts for a company loses sight of it at once, and so do links it gave', async () => {
      await suite.run('update shipment set agent_id = 2, company_id = 102 where id = 2001');
      const abe = await suite.server.signIn(AGENT);
      const seen = await abe.query(SEEN);
      assert.deepEqual(
        [seen.allPurchaseOrder.results, seen.allStyleNumber.results, seen.allCompany.results],
        [[{ orderNumbers: 'PO-1' }], [{ styleNumber: 'SN-1' }], [{ companyName: 'Importer B' }]],
      );
      const given = await post(`${suite.server.url}/api/link-tokens`, {
        bearer: abe.bearer,
        body: { recordType: 'shipment', recordId: 2001, role: 'agent', expiresIn: 3600 },
      });
      assert.ok(given.status < 300, JSON.stringify(given.body));
      const link = new URL(given.body.url).searchParams.get('token') ?? '';
      const visit = async () => (await post(`${suite.server.url}/api/betty/login`, { link })).status;
      assert.equal(await visit(), 200);

      await suite.change(102, { agentIds: [3] });
      const none = await abe.query(SEEN);
      assert.deepEqual(
        [none.allPurchaseOrder.results, none.allStyleNumber.results, none.allCompany.results],
        [[], [], []],
      );
      assert.equal(await visit(), 401);
      await suite.change(102, { agentIds: [2] });
      assert.equal((await abe.query(SEEN)).allPurchaseOrder.results.length, 1, 'and sees it again');
    });

    test('D-96 is in the audit log field by field, for the company’s people, too; none is no entry', async () => {
      const { revision } = await suite.change(102, {
        companyName: 'Importer BB',
        countryCode: 'DE',
        agentIds: [3],
        supplierIds: [122],
      });
      assert.equal(revision, 2);
      const [entry] = await auditOf(suite.database, 'changeCompany');
      assert.deepEqual(entry.changes, [
        { field: 'companyName', before: 'Importer B', after: 'Importer BB' },
        { field: 'countryCode', before: null, after: 'DE' },
        { field: 'agent', before: 'Agent', after: null },
        { field: 'agent', before: null, after: 'Other Agent' },
        { field: 'supplier', before: null, after: 'supplier two' },
      ]);
      assert.equal(entry.owner_id, 102);
      assert.equal((await suite.change(102, {})).revision, 2);
      assert.equal((await auditOf(suite.database, 'changeCompany')).length, 1);
      await suite.change(102, { companyName: 'Importer B', countryCode: '' });
    });

    test('D-37 that is repeated with its key happens once', async () => {
      const input = { ...NEW, id: 101, revision: 1, agentIds: [], supplierIds: [] };
      const first = await suite.admin.act('changeCompany', input, 'change-1');
      assert.deepEqual(await suite.admin.act('changeCompany', input, 'change-1'), first);
      assert.equal(first.revision, 2);
    });

    test('D-19 that is not based on the current state is refused, also after the company’s own people saved', async () => {
      const { revision } = await suite.load(101);
      const ida = await suite.server.signIn(IMPORTER);
      const own = await ida.act('loadCompany');
      const { countries: _c, rateProfile: _r, entityType: _e, ...profile } = own;
      await ida.act('saveCompany', {
        ...profile,
        city: '',
        address_1: '',
        postalCode: '',
        countryCode: 'NL',
      });
      await refused(suite.change(101, { revision }), ...STALE);
      const now = (await suite.load(101)).revision;
      const both = await Promise.allSettled([
        suite.change(101, { revision: now, reference: 'C-1' }),
        suite.change(101, { revision: now, reference: 'C-2' }),
      ]);
      assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
      await refused(ida.act('saveCompany', { ...profile, revision: now }), ...STALE);
    });

    test('of the type is refused where something depends on it, which is said', async () => {
      const inUse = (id: number, type: string, words: string) =>
        refused(suite.change(id, { type, agentIds: [], supplierIds: [] }), 422, `type: ${words}`);
      const stays = 'The type stays as it is, because the company';
      await suite.change(102, { agentIds: [2, 3], supplierIds: [121] });
      await inUse(3, 'Importer', `${stays} acts as agent for others (1).`);
      await inUse(121, 'Agent', `${stays} is a supplier of others (1).`);
      await inUse(101, 'Supplier', `${stays} is the customer of records (3).`);
      await suite.change(102, { agentIds: [] });
      await inUse(2, 'Supplier', `${stays} is the agent of records (4).`);
      await suite.run('update booking set customer_id = 101 where id = 1002');
      await suite.run('update shipment set company_id = 101 where id = 2001');
      await inUse(102, 'Agent', `${stays} has purchase orders or style numbers (2).`);
      await suite.run('update booking set customer_id = 102 where id = 1002');
      await suite.run(`insert into web_user (id, email, password_hash, entity_id, home_entity_id)
        select 33, 'other-agent@overseas.example', password_hash, 3, 3 from web_user where id = 2`);
      await suite.run('insert into web_user_role values (33, 2)');
      const agents = 'people of the company have the role of an agent, who sees costs (1)';
      await inUse(3, 'Importer', `The type stays as it is, because ${agents}. Change their roles first.`);
      await suite.run('update web_user_role set role_id = 3 where web_user_id = 33');
      const provider = 'There is one provider: its type stays, and no other company becomes one.';
      await inUse(1, 'Agent', provider);
      await inUse(3, 'Provider', provider);
      assert.equal(
        (await suite.change(3, { type: 'Importer' })).type,
        'Importer',
        'nothing depends on it any more',
      );
      await suite.change(3, { type: 'Agent' });
    });

    test('leaves what was stored by other means, until it is changed itself', async () => {
      await suite.run("update company set entity_type = 'Supplier' where id = 2");
      const { agents } = await suite.change(102, { companyName: 'Importer BB' });
      assert.deepEqual(agents, [{ id: 2, companyName: 'Agent' }]);
      await refused(suite.change(101, { agentIds: [2] }), 422, 'agentIds: Agent is not an agent.');
      await suite.run("update company set entity_type = 'Agent' where id = 2");
      await suite.change(102, { companyName: 'Importer B' });
    });

    test('that leaves out who acts for the company is refused, and takes nothing away', async () => {
      const { agentIds: _, ...rest } = { ...NEW, id: 102, revision: 1 };
      await refused(suite.admin.act('changeCompany', rest), 422, 'agentIds is missing.');
      assert.equal((await suite.load(102)).agents.length, 1);
    });

    test('the provider is given a reference and an address, and stays the provider', async () => {
      const { type, reference } = await suite.change(1, { reference: 'P-1', countryCode: 'US' });
      assert.deepEqual([type, reference], ['Provider', 'P-1']);
      assert.equal((await suite.list()).names.includes('Provider'), true);
    });

    test('MOD-09 the provider’s contact, numbers and bank are what invoices name, until they are changed', async () => {
      const billing = {
        ...{ contactPhone: '+49 40 555 0100 ext. 7', contactEmail: 'office@provider.example' },
        ...{ taxNumber: 'DE 123', registrationNumber: 'HRB 1', bankName: 'Harbour Bank' },
        ...{ bankAccount: 'DE89 3704 0044 0532 0130 00', bic: 'exhbus00', paymentTerms: 'Quote the number.' },
      };
      await suite.change(1, { billing });
      await suite.change(1, { billing: undefined, city: 'Newark', address_1: 'Quay 1', countryCode: 'US' });
      const importer = await suite.server.signIn(IMPORTER);
      const seller = await importer.act('invoiceSeller');
      assert.deepEqual(
        { ...seller, companyName: '' },
        {
          ...{ ...billing, bic: 'EXHBUS00', companyName: '', address_1: 'Quay 1', city: 'Newark' },
          ...{ postalCode: '', countryCode: 'US' },
        },
      );
      const changed = (await auditOf(suite.database, 'changeCompany'))[0].changes;
      assert.deepEqual(
        changed.find(({ field }: { field: string }) => field === 'bankName'),
        { field: 'bankName', before: null, after: 'Harbour Bank' },
      );
    });

    test('MOD-09 a customer has numbers and no bank, and what can be no account, phone or email is refused at its field', async () => {
      const billing = {
        ...NO_BILLING,
        taxNumber: 'GB 1',
        bankName: 'None of ours',
        contactPhone: '55 50 100',
      };
      const { contactPhone } = billing;
      assert.deepEqual((await suite.change(101, { billing })).billing, {
        ...{ ...NO_BILLING, taxNumber: 'GB 1', contactPhone },
      });
      const before = await suite.load(1);
      for (const wrong of [
        { bankAccount: 'DE88370400440532013000' },
        { bic: 'TOO SHORT' },
        ...['Ask Ann', '1234', '+1 201 555\n0100', `+${'1'.repeat(60)}`].map((contactPhone) => ({
          contactPhone,
        })),
        ...['office', 'a b@c.example', `${'a'.repeat(100)}@b.example`].map((contactEmail) => ({
          contactEmail,
        })),
      ])
        await refused(
          suite.change(1, { billing: { ...NO_BILLING, ...wrong } }),
          422,
          new RegExp(Object.keys(wrong)[0]!),
        );
      assert.deepEqual(await suite.load(1), before);
    });

    test('MOD-08 whom one asks at a customer is corrected where all of it is, audited, and stays where nothing is said', async () => {
      await suite.run(
        "update company set contact_name = 'Ann', contact_email = 'old@a.example' where id = 101",
      );
      const { revision, billing: known } = await suite.load(101);
      const billing = { ...known, contactEmail: 'new@a.example' };
      const changed = await suite.change(101, { contactName: ' Bea ', billing });
      assert.deepEqual(
        [changed.contactName, changed.billing.contactEmail, changed.revision],
        ['Bea', 'new@a.example', revision + 1],
      );
      assert.deepEqual((await auditOf(suite.database, 'changeCompany'))[0].changes, [
        { field: 'contactName', before: 'Ann', after: 'Bea' },
        { field: 'contactEmail', before: 'old@a.example', after: 'new@a.example' },
      ]);
      const kept = await suite.change(101, { contactName: undefined, billing: undefined, reference: 'A-1' });
      assert.deepEqual([kept.contactName, kept.billing.contactEmail], ['Bea', 'new@a.example']);
      await refused(suite.change(101, { contactName: 'x'.repeat(101) }), 422, /contactName/);
    });

    test('reference data and what isn’t there are a 404', async () => {
      for (const id of [201, 202, 4711]) {
        await refused(suite.admin.act('getCompany', { id }), 404, 'This company does not exist.');
        const input = { ...NEW, id, revision: 1 };
        await refused(suite.admin.act('changeCompany', input), 404, 'This company does not exist.');
      }
    });
  });
});
