import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sql } from 'kysely';
import { ADVISORY_LOCKS } from '../../../../../portal/server/db/advisory-locks.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { duringChanges } from '../../../../helpers/waiting.ts';
import { ADMIN, IMPORTER } from '../../auth/test-accounts.ts';
import { auditOf, refused } from '../entity/entity-server.ts';
import { NEW, NO_BILLING, suiteCompanies } from './company-suite.ts';

forEachDatabase((_kind, open) => {
  const suite = suiteCompanies(open);

  describe('a new company', () => {
    test('D-101 has all that was given, a rate profile of its name, and is in the audit log field by field', async () => {
      const made = await suite.admin.act('createCompany', NEW, 'new-1');
      const { agentIds: _a, supplierIds: _s, ...fields } = NEW;
      const { id, rateProfile, ...rest } = made;
      assert.deepEqual(rest, {
        ...fields,
        agents: [{ id: 2, companyName: 'Agent' }],
        suppliers: [{ id: 121, companyName: 'Supplier' }],
        contactName: '',
        billing: NO_BILLING,
        revision: 1,
      });
      assert.equal(rateProfile.entityName, 'Alder Vale');
      assert.deepEqual(await suite.load(id), made);
      assert.deepEqual(await suite.admin.act('createCompany', NEW, 'new-1'), made, 'D-37');
      const [entry, ...more] = await auditOf(suite.database, 'createCompany');
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
      const { id, rateProfile } = await suite.admin.act('createCompany', NEW);
      await suite.run(`update web_user set entity_id = ${id}, home_entity_id = ${id} where id = 3`);
      const ida = await suite.server.signIn(IMPORTER);
      assert.deepEqual((await ida.act('loadCompany')).rateProfile, rateProfile);
      await suite.run('update web_user set entity_id = 101, home_entity_id = 101 where id = 3');
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
      const { id, rateProfile, reference } = await suite.admin.act('createCompany', plain);
      assert.deepEqual([rateProfile, reference], [null, '']);
      assert.equal((await suite.change(id, { type: 'Importer' })).rateProfile.entityName, 'Kiln');
    });

    test('two may have no reference, but none has one that another has, whatever its case', async () => {
      const { id } = await suite.admin.act('createCompany', NEW);
      const taken = [409, 'reference: Alder Vale has the reference c-2001 already.'] as const;
      await refused(suite.admin.act('createCompany', { ...NEW, reference: 'c-2001 ' }), ...taken);
      await refused(suite.change(101, { reference: 'c-2001' }), ...taken);
      assert.equal(
        (await suite.change(id, { reference: 'c-2001' })).reference,
        'c-2001',
        'its own in another case',
      );
    });

    test('of two made at once with one reference the second is refused with the reason, not with a fault', async () => {
      const both = await Promise.allSettled([
        suite.admin.act('createCompany', NEW),
        suite.admin.act('createCompany', { ...NEW, companyName: 'Alder Vale Two' }),
      ]);
      const lost = both.find((one) => one.status === 'rejected');
      assert.equal(both.filter(({ status }) => status === 'fulfilled').length, 1);
      assert.equal(lost?.reason.status, 409);
      assert.equal((await suite.list({ text: 'c-2001' })).names.length, 1);
    });

    test('D-15 D-101 whoever is signed out while they wait for another change of companies makes none', async () => {
      const changes = [
        sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.changeCompanies})`,
        sql`update session set revoked_at = now() from web_user
          where web_user.id = web_user_id and email = ${ADMIN}`,
      ];
      const { hasWaited, answer } = await duringChanges(suite.database, changes, () =>
        suite.admin.act('createCompany', NEW),
      );
      assert.ok(hasWaited, 'It waited for nothing.');
      await refused(answer, 401, /sign in/i);
      suite.admin = await suite.server.signIn(ADMIN);
      assert.deepEqual((await suite.list({ text: 'alder' })).names, []);
    });

    test('REF-22 what can’t be is refused at its field, and nothing is made', async () => {
      const make = (fields: object) => suite.admin.act('createCompany', { ...NEW, ...fields });
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
      assert.deepEqual((await suite.list({ text: 'alder' })).names, []);
    });
  });
});
