import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AuditChange } from '../../../../shared/contract/audit.ts';
import type { ManagedCompany } from '../../../../shared/contract/managed-companies.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { csv, suiteImports } from './import-server.ts';

const HEADS = [
  'Reference',
  'Name',
  'Type',
  'Country',
  'Address',
  'City',
  'Postal Code',
  'Agents',
  'Suppliers',
];
const ADDRESS = ['US', '12 Harbour Street', 'Savannah', '31401'];
const [countryCode, address_1, city, postalCode] = ADDRESS;

forEachDatabase((_name, open) => {
  const imports = suiteImports(open);

  /** What the audit log tells of the last change of a company. */
  async function told(reference: string): Promise<AuditChange[]> {
    const { entries } = await imports.admin.act<{ entries: { reference: string; changes: AuditChange[] }[] }>(
      'listAuditLog',
      {},
    );
    return entries.find((entry) => entry.reference === reference)!.changes;
  }

  test('D-96 of a company that is imported and changed the audit log tells the same as after a change by hand', async () => {
    const { admin } = imports;
    const made = await admin.act<ManagedCompany>('createCompany', {
      ...{
        reference: 'R-1',
        companyName: 'By hand',
        type: 'Importer',
        countryCode,
        address_1,
        city,
        postalCode,
      },
      ...{ agentIds: [311], supplierIds: [321] },
    });
    const ofHand = await told('By hand');
    await admin.run('companies', csv(HEADS, ['R-2', 'Imported', 'Importer', ...ADDRESS, 'A-1', 'Mill']));
    const alike = (changes: readonly AuditChange[]) =>
      changes.filter(({ field }) => field !== 'reference' && field !== 'companyName');
    assert.deepEqual(alike(await told('Imported')), alike(ofHand));
    assert.deepEqual(
      (await told('Imported')).map(({ field }) => field),
      ofHand.map(({ field }) => field),
    );

    await admin.act('changeCompany', {
      ...{ ...made, companyName: 'By hand, later', countryCode: 'CN', address_1: '1 Bund', city: 'Shanghai' },
      ...{ postalCode: '200000', agentIds: [311], supplierIds: [321] },
    });
    await admin.run(
      'companies',
      csv(HEADS, ['r-2', 'Imported, later', '', 'China', '1 Bund', 'Shanghai', '200000', 'Overseas', 'S-1']),
    );
    assert.deepEqual(alike(await told('Imported, later')), alike(await told('By hand, later')));
  });
});
