import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { sql } from 'kysely';
import { forEachDatabase } from '../../../helpers/database.ts';
import { csv, faults, suiteImports } from './import-server.ts';
import { kindTest } from './kind-test.ts';

const HEAD = ['Reference', 'Customer', 'Agent', 'Shipment', 'Status', 'Created'];

forEachDatabase((_name, open) => {
  const imports = suiteImports(open);
  before(() =>
    imports.admin.run(
      'shipments',
      csv(
        ['Reference', 'Customer', 'Mode', 'Status'],
        ['SHP-1', 'C-1', 'Ocean', 'Booked'],
        ['SHP-2', 'C-2', 'Ocean', 'Booked'],
      ),
    ),
  );

  const manifest = {
    ...{ reference: 'MAN-1', customer: 'C-1', agent: 'A-1', shipment: 'SHP-1', status: 'Open' },
    ...{ created: '2026-01-15', revision: 1 },
  };
  kindTest(imports, 'manifests', {
    first: [
      HEAD,
      ['MAN-1', 'C-1', 'A-1', 'shp-1', 'open', '2026-01-15'],
      ['MAN-2', 'Birch', '', '', 'Closed', '2026-01-16'],
    ],
    stored: sql`select manifest.reference, customer.reference as customer, agent.reference as agent, shipment.reference as shipment,
        manifest.status, to_char(manifest.created_at at time zone 'UTC', 'YYYY-MM-DD') as created, manifest.revision
      from manifest join company customer on customer.id = customer_id left join company agent on agent.id = manifest.agent_id
      left join shipment on shipment.id = shipment_id where manifest.reference like 'MAN-_' order by 1`,
    expected: [
      manifest,
      {
        ...{ ...manifest, reference: 'MAN-2', customer: 'C-2', agent: null, shipment: null },
        ...{ status: 'Closed', created: '2026-01-16' },
      },
    ],
    changed: [
      ['Reference', 'Status', 'Shipment'],
      ['MAN-2', 'Open', 'SHP-2'],
    ],
    changes: [
      [
        { field: 'shipment', before: null, after: 'SHP-2' },
        { field: 'status', before: 'Closed', after: 'Open' },
      ],
    ],
    afterwards: [
      manifest,
      {
        ...{ ...manifest, reference: 'MAN-2', customer: 'C-2', agent: null, shipment: 'SHP-2' },
        ...{ created: '2026-01-16', revision: 2 },
      },
    ],
  });

  test('MOD-09 what is wrong with a manifest is said in its column', async () => {
    await sql`insert into invoice (reference, customer_id, manifest_id, issued_on, due_on)
      select 'I-1', customer_id, id, '2026-05-01', '2026-05-31' from manifest where reference = 'MAN-1'`.execute(
      imports.database.db,
    );
    const { id } = await imports.admin.check(
      'manifests',
      csv(
        HEAD,
        ['MAN-1', 'C-2', '', 'SHP-2', '', ''],
        ['MAN-7', 'C-1', 'C-2', 'SHP-2', 'Done', ''],
        ['MAN-8', '', '', 'SHP-9', '', ''],
      ),
    );
    assert.deepEqual(faults(await imports.admin.rows(id)), [
      [2, 'customer: importCustomerKept'],
      [3, 'status: importChoice', 'agent: importNotOfType', 'shipment: importOtherCustomer'],
      [4, 'customer: fillIn', 'shipment: importShipment', 'status: fillIn'],
    ]);
  });
});
