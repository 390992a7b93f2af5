import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { exportedRows } from '../../../../helpers/exported-rows.ts';
import { AGENT, IMPORTER } from '../../auth/test-accounts.ts';
import { type Person, refused } from '../entity/entity-server.ts';
import { NEW, suiteCompanies } from './company-suite.ts';

const ONLY_ADMINS = [403, 'Only an admin of the provider can manage companies.'] as const;

forEachDatabase((_kind, open) => {
  const suite = suiteCompanies(open);
  const exported = (by: Person, more: object = {}) =>
    exportedRows(suite.server.url, by.bearer, {
      ...{ module: 'companies', columns: ['companyName', 'reference', 'type', 'city', 'country'] },
      ...more,
    });

  describe('the list of companies', () => {
    test('D-101 has importers, agents, suppliers and the provider by name, no reference data', async () => {
      const { names, companies } = await suite.list();
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
      await suite.admin.act('createCompany', {
        ...NEW,
        companyName: 'SUPPLIER',
        type: 'Supplier',
        agentIds: [],
        supplierIds: [],
      });
      assert.deepEqual((await suite.list({ text: 'c-20' })).names, ['SUPPLIER']);
      assert.deepEqual((await suite.list({ text: 'porter b' })).names, ['Importer B']);
      assert.deepEqual((await suite.list({ text: '%' })).names, []);
      assert.deepEqual((await suite.list({ type: 'Agent' })).names, ['Agent', 'Other Agent']);
      const first = await suite.list({ type: 'Supplier', take: 1 });
      assert.deepEqual([first.names, first.hasMore], [['Supplier'], true]);
      const [{ id, companyName }] = first.companies;
      const second = await suite.list({ type: 'Supplier', take: 1, after: { id, companyName } });
      assert.deepEqual([second.names, second.hasMore], [['SUPPLIER'], true]);
      const last = second.companies[0];
      const rest = await suite.list({
        type: 'Supplier',
        after: { id: last.id, companyName: last.companyName },
      });
      assert.deepEqual([rest.names, rest.hasMore], [['supplier two'], false]);
    });
  });

  test('MOD-17 D-101 the list of the portal is searched, filtered by type, sorted and exported as it is', async () => {
    await suite.admin.act('createCompany', NEW);
    const vale = 'Alder Vale,C-2001,Importer,Newark,United States';
    assert.deepEqual(await exported(suite.admin), [
      'Agent,,Agent,,',
      vale,
      'Importer A,,Importer,,',
      'Importer B,,Importer,,',
      'Other Agent,,Agent,,',
      'Provider,,Provider,,',
      'Supplier,,Supplier,,',
      'supplier two,,Supplier,,',
    ]);
    for (const search of ['c-20', 'DER VA', 'newark', 'united'])
      assert.deepEqual(await exported(suite.admin, { search }), [vale]);
    const agents = { filters: { type: 'Agent' }, sort: { field: 'companyName', order: 'DESC' } };
    assert.deepEqual(await exported(suite.admin, agents), ['Other Agent,,Agent,,', 'Agent,,Agent,,']);
  });

  test('the form of a new company gets the countries alone', async () => {
    const { company, countries } = await suite.admin.act('getCompany');
    assert.equal(company, null);
    assert.deepEqual(countries[0], { code: 'DE', name: 'Germany' });
  });

  test('D-101 companies are for admins of the provider, whichever company they act for', async () => {
    await suite.run('insert into web_user_role values (3, 1)');
    const others = [
      await suite.server.signIn(AGENT),
      await suite.server.signIn(IMPORTER),
      await suite.server.link('entity', 101),
    ];
    for (const other of others) {
      const { allManagedCompany, oneManagedCompany } = await other.query(`{
        allManagedCompany { results { id } totalCount } oneManagedCompany(where: {id: {eq: 101}}) { id }
      }`);
      assert.deepEqual([allManagedCompany, oneManagedCompany], [{ results: [], totalCount: 0 }, null]);
      assert.deepEqual(await exported(other, { ids: [101, 102] }), []);
      await refused(other.act('listCompanies'), ...ONLY_ADMINS);
      await refused(other.act('getCompany', { id: 101 }), ...ONLY_ADMINS);
      await refused(other.act('createCompany', NEW), ...ONLY_ADMINS);
      await refused(other.act('changeCompany', { ...NEW, id: 101, revision: 1 }), ...ONLY_ADMINS);
    }
    await suite.run('delete from web_user_role where web_user_id = 3 and role_id = 1');
    await suite.admin.act('setEntity', { new_entity_id: 102 });
    assert.equal((await suite.list()).names.length, 7);
    assert.equal((await exported(suite.admin)).length, 7);
    const { oneManagedCompany } = await suite.admin.query(
      '{ oneManagedCompany(where: {id: {eq: 202}}) { id } }',
    );
    assert.equal(oneManagedCompany, null);
    await suite.admin.act('setEntity', { new_entity_id: 1 });
  });
});
