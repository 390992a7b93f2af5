import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { forEachDatabase } from '../../../helpers/database.ts';
import { csv, suiteImports } from './import-server.ts';
import { kindTest } from './kind-test.ts';

/** Of a company without an address. */
const BARE = {
  address_1: null,
  city: null,
  postalCode: null,
  agents: [],
  suppliers: [],
  revision: 1,
};

forEachDatabase((_name, open) => {
  const imports = suiteImports(open);

  kindTest(imports, 'companies', {
    first: [
      ['Reference', 'Name', 'Type', 'Country', 'Address', 'City', 'Postal Code', 'Agents', 'Suppliers'],
      ['N-1', 'New Shop', 'Importer', 'US', '12 Harbour Street', 'Savannah', '31401', 'N-2', 'N-3; S-1'],
      ['N-2', 'New Agency', 'Agent', 'China', '', '', '', '', ''],
      ['N-3', 'New Mill', 'supplier', '', '', '', '', '', ''],
    ],
    stored: sql`select company.reference, company.company_name as name, company.entity_type as type, country.code, company.address_1, company.city, company.postal_code as "postalCode",
        (select entity_name from rate_profile where id = rate_profile_id) as profile,
        array(select other.reference from company_agent join company other on other.id = agent_id where company_id = company.id
          order by other.id desc) as agents,
        array(select other.reference from company_supplier join company other on other.id = supplier_id
          where company_id = company.id order by 1) as suppliers , company.revision
        from company left join country on country.id = country_id
        where company.reference like 'N-%' order by 1`,
    expected: [
      {
        reference: 'N-1',
        name: 'New Shop',
        type: 'Importer',
        code: 'US',
        address_1: '12 Harbour Street',
        city: 'Savannah',
        postalCode: '31401',
        profile: 'New Shop',
        agents: ['N-2'],
        suppliers: ['N-3', 'S-1'],
        revision: 1,
      },
      { ...BARE, reference: 'N-2', name: 'New Agency', type: 'Agent', code: 'CN', profile: 'New Agency' },
      { ...BARE, reference: 'N-3', name: 'New Mill', type: 'Supplier', code: null, profile: null },
    ],
    changed: [
      ['reference', 'name', 'agents'],
      ['n-1', 'Newer Shop', 'a-1'],
    ],
    changes: [
      [
        { field: 'name', before: 'New Shop', after: 'Newer Shop' },
        { field: 'agents', before: null, after: 'A-1' },
      ],
    ],
    afterwards: [
      {
        reference: 'N-1',
        name: 'Newer Shop',
        type: 'Importer',
        code: 'US',
        address_1: '12 Harbour Street',
        city: 'Savannah',
        postalCode: '31401',
        profile: 'New Shop',
        agents: ['N-2', 'A-1'],
        suppliers: ['N-3', 'S-1'],
        revision: 2,
      },
      { ...BARE, reference: 'N-2', name: 'New Agency', type: 'Agent', code: 'CN', profile: 'New Agency' },
      { ...BARE, reference: 'N-3', name: 'New Mill', type: 'Supplier', code: null, profile: null },
    ],
  });

  kindTest(imports, 'purchaseOrders', {
    adding: 1,
    first: [
      ['Order Number', 'Purchaser', 'Supplier', 'Style Numbers', 'Cargo Ready', 'Delivery Required By'],
      ['PO-1', 'C-1', 'S-1', 'ST-1; ST-2', '2026-03-02', ''],
      ['PO-1', 'Alder', '', 'ST-3', '', '2026-04-20'],
      ['0042', 'C-1', '', '', '', ''],
      ['PO-1', 'C-2', '', 'ST-1', '', ''],
    ],
    stored: sql`select order_numbers as number, company.reference as purchaser,
          (select reference from company mill where mill.id = supplier_id) as supplier, array(
          select style_number from purchase_order_style_number carried
          join style_number style on style.id = carried.style_number_id and style.company_id = order_purchaser_id
          where purchase_order_id = purchase_order.id order by carried.position) as styles,
          concat_ws(' ', cargo_ready_on, ship_until, deliver_by) as dates
        from purchase_order join company on company.id = order_purchaser_id where company.reference in ('C-1', 'C-2')
        order by 2, order_numbers collate "C"`,
    expected: [
      { number: '0042', purchaser: 'C-1', supplier: null, styles: [], dates: '' },
      {
        number: 'PO-1',
        purchaser: 'C-1',
        supplier: 'S-1',
        styles: ['ST-1', 'ST-2', 'ST-3'],
        dates: '2026-03-02 2026-04-20',
      },
      { number: 'PO-1', purchaser: 'C-2', supplier: null, styles: ['ST-1'], dates: '' },
    ],
    changed: [
      ['Order Number', 'Purchaser', 'Supplier', 'Style Numbers', 'Ship Window Until', 'Delivery Required By'],
      ['PO-1', 'C-1', 'Weaver', 'ST-2; ST-4', '2026-03-18', '2026-04-20'],
    ],
    changes: [
      [
        { field: 'supplier', before: 'S-1', after: 'S-2' },
        { field: 'shipUntil', before: null, after: '2026-03-18' },
        { field: 'styleNumbers', before: null, after: 'ST-4' },
      ],
    ],
    afterwards: [
      { number: '0042', purchaser: 'C-1', supplier: null, styles: [], dates: '' },
      {
        number: 'PO-1',
        purchaser: 'C-1',
        supplier: 'S-2',
        styles: ['ST-1', 'ST-2', 'ST-3', 'ST-4'],
        dates: '2026-03-02 2026-03-18 2026-04-20',
      },
      { number: 'PO-1', purchaser: 'C-2', supplier: null, styles: ['ST-1'], dates: '' },
    ],
  });

  test('D-157 an imported date that contradicts the departure of a booked shipment is told', async () => {
    const { db } = imports.database;
    const run = async (statement: string) => (await sql.raw(statement).execute(db)).rows;
    await run(
      `insert into purchase_order (id, order_numbers, order_purchaser_id) values (9101, 'PO-LATE', 301)`,
    );
    await run(`insert into shipment (id, reference, company_id, mode, status, created_at) values
      (9102, 'S-LATE', 301, 'Ocean', 'Booked', now())`);
    await run(
      `insert into milestone (shipment_id, position, event, planned_at) values (9102, 1, 'DEPA', '2026-12-06T10:00Z')`,
    );
    await run('insert into shipment_purchase_order (shipment_id, purchase_order_id) values (9102, 9101)');
    const columns = ['Order Number', 'Purchaser', 'Cargo Ready'];
    await imports.admin.run('purchaseOrders', csv(columns, ['PO-LATE', 'C-1', '2026-12-05']));
    await imports.admin.run('purchaseOrders', csv(columns, ['PO-LATE', 'C-1', '2026-12-07']));
    const log = await run(
      `select changes from audit_log where record_type = 'purchaseOrder' and record_id = 9101 order by id`,
    );
    assert.deepEqual(log, [
      { changes: [{ field: 'cargoReadyOn', before: null, after: '2026-12-05' }] },
      {
        changes: [
          { field: 'cargoReadyOn', before: '2026-12-05', after: '2026-12-07' },
          { field: 'dateContradiction', before: null, after: 'departure' },
        ],
      },
    ]);
  });
});
