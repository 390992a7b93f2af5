import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../portal/server/db/database.ts';
import type { ImportKind } from '../../../../shared/contract/imports.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import {
  ADMIN,
  csv,
  fillForImports,
  type Importing,
  type ImportServer,
  startImportServer,
} from './import-server.ts';

/** Of a company without an address. */
const BARE = {
  address_1: null,
  city: null,
  code2: null,
  agents: [],
  suppliers: [],
  revision: 1,
};

forEachDatabase((_name, open) => {
  let database: Database;
  let server: ImportServer;
  let admin: Importing;
  before(async () => {
    database = await open();
    await fillForImports(database);
    server = await startImportServer(database);
    admin = await server.as(ADMIN);
  });
  after(async () => {
    await server.close();
    await database.close();
  });

  const counts = { create: 0, change: 0, same: 0, wrong: 0, written: 0 };

  /** Imports, looks, imports again, which finds everything the same, and changes. */
  function kindTest(
    kind: ImportKind,
    given: {
      first: readonly (readonly string[])[];
      /** Rows that add to what an earlier row makes. */
      adding?: number;
      stored: () => Promise<unknown>;
      expected: unknown;
      changed: readonly (readonly string[])[];
      changes: readonly unknown[];
      afterwards: unknown;
    },
  ) {
    test(`${kind} are created, found the same, and changed`, async () => {
      const rows = given.first.length - 1;
      const created = await admin.run(kind, csv(...given.first));
      const change = given.adding ?? 0;
      assert.deepEqual(
        [created.state, created.counts],
        ['imported', { ...counts, create: rows - change, change, written: rows }],
      );
      assert.deepEqual(await given.stored(), given.expected);

      const again = await admin.run(kind, csv(...given.first));
      assert.deepEqual([again.state, again.counts], ['imported', { ...counts, same: rows }]);
      assert.deepEqual(await given.stored(), given.expected);

      const checked = await admin.check(kind, csv(...given.changed));
      const found = await admin.rows(checked.id);
      assert.deepEqual(
        found.map(({ outcome, changes, problems }) => ({ outcome, changes, problems })),
        given.changes.map((changes) => ({ outcome: 'change', changes, problems: [] })),
      );
      const changed = await admin.apply(checked.id);
      const number = given.changed.length - 1;
      assert.deepEqual(changed.counts, { ...counts, change: number, written: number });
      assert.deepEqual(await given.stored(), given.afterwards);
    });
  }

  const all = async (query: ReturnType<typeof sql>) => (await query.execute(database.db)).rows;

  kindTest('companies', {
    first: [
      ['Reference', 'Name', 'Type', 'Country', 'Address', 'City', 'Postal Code', 'Agents', 'Suppliers'],
      ['N-1', 'New Shop', 'Importer', 'US', '12 Harbour Street', 'Savannah', '31401', 'N-2', 'N-3; S-1'],
      ['N-2', 'New Agency', 'Agent', 'China', '', '', '', '', ''],
      ['N-3', 'New Mill', 'supplier', '', '', '', '', '', ''],
    ],
    stored: () =>
      all(sql`select company.reference, company.company_name as name, company.entity_type as type, country.code, company.address_1, company.city, company.postal_code as code2,
        (select entity_name from rate_profile where id = rate_profile_id) as profile,
        array(select other.reference from company_agent join company other on other.id = agent_id where company_id = company.id
          order by other.id desc) as agents,
        array(select other.reference from company_supplier join company other on other.id = supplier_id
          where company_id = company.id order by 1) as suppliers , company.revision
        from company left join country on country.id = country_id
        where company.reference like 'N-%' order by 1`),
    expected: [
      {
        reference: 'N-1',
        name: 'New Shop',
        type: 'Importer',
        code: 'US',
        address_1: '12 Harbour Street',
        city: 'Savannah',
        code2: '31401',
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
        code2: '31401',
        profile: 'New Shop',
        agents: ['N-2', 'A-1'],
        suppliers: ['N-3', 'S-1'],
        revision: 2,
      },
      { ...BARE, reference: 'N-2', name: 'New Agency', type: 'Agent', code: 'CN', profile: 'New Agency' },
      { ...BARE, reference: 'N-3', name: 'New Mill', type: 'Supplier', code: null, profile: null },
    ],
  });

  kindTest('purchaseOrders', {
    adding: 1,
    first: [
      ['Order Number', 'Purchaser', 'Style Numbers'],
      ['PO-1', 'C-1', 'ST-1; ST-2'],
      ['PO-1', 'Alder', 'ST-3'],
      ['0042', 'C-1', ''],
      ['PO-1', 'C-2', 'ST-1'],
    ],
    stored: () =>
      all(sql`select order_numbers as number, company.reference as purchaser, array(
          select style_number from purchase_order_style_number carried
          join style_number style on style.id = carried.style_number_id and style.company_id = order_purchaser_id
          where purchase_order_id = purchase_order.id order by carried.position) as styles
        from purchase_order join company on company.id = order_purchaser_id where company.reference in ('C-1', 'C-2')
        order by 2, order_numbers collate "C"`),
    expected: [
      { number: '0042', purchaser: 'C-1', styles: [] },
      { number: 'PO-1', purchaser: 'C-1', styles: ['ST-1', 'ST-2', 'ST-3'] },
      { number: 'PO-1', purchaser: 'C-2', styles: ['ST-1'] },
    ],
    changed: [
      ['Order Number', 'Purchaser', 'Style Numbers'],
      ['PO-1', 'C-1', 'ST-2; ST-4'],
    ],
    changes: [[{ field: 'styleNumbers', before: null, after: 'ST-4' }]],
    afterwards: [
      { number: '0042', purchaser: 'C-1', styles: [] },
      { number: 'PO-1', purchaser: 'C-1', styles: ['ST-1', 'ST-2', 'ST-3', 'ST-4'] },
      { number: 'PO-1', purchaser: 'C-2', styles: ['ST-1'] },
    ],
  });

  const dayOf = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD') as created`);
  const companyIn = (column: string) =>
    sql.raw(`(select coalesce(reference, code) from company where id = ${column})`);
  const portIn = (column: string) => sql.raw(`(select scac_code from port where id = ${column})`);
  const ordersOf = (record: string) =>
    sql.raw(`array(select order_numbers from ${record}_purchase_order linked join purchase_order on purchase_order.id =
      purchase_order_id where ${record}_id = record.id order by position)`);

  kindTest('bookings', {
    first: [
      [
        'Reference',
        'CUSTOMER',
        'Agent',
        ' mode ',
        'Status',
        'Origin',
        'Destination',
        'Carrier',
        'Created',
        'Purchase Orders',
      ],
      ['BKG-1', 'C-1', 'A-1', 'Ocean', 'confirmed', 'cnsha', 'USLAX', 'MAEU', '2026-01-15', 'PO-1; 0042'],
      ['BKG-2', 'Birch', '', 'air', 'Requested', '', '', 'air china', '2026-01-16', ''],
    ],
    stored: () =>
      all(sql`select record.reference, ${companyIn('customer_id')} as customer, ${companyIn('agent_id')} as agent, mode, status,
        ${portIn('origin_port_id')} as origin, ${portIn('destination_port_id')} as destination,
        ${companyIn('carrier_id')} as carrier, ${dayOf('created_at')}, ${ordersOf('booking')} as orders, revision
        from booking record where reference like 'BKG-%' order by 1`),
    expected: [
      {
        ...{
          reference: 'BKG-1',
          customer: 'C-1',
          agent: 'A-1',
          mode: 'Ocean',
          status: 'Confirmed',
          origin: 'CNSHA',
        },
        ...{
          destination: 'USLAX',
          carrier: 'MAEU',
          created: '2026-01-15',
          orders: ['PO-1', '0042'],
          revision: 1,
        },
      },
      {
        ...{
          reference: 'BKG-2',
          customer: 'C-2',
          agent: null,
          mode: 'Air',
          status: 'Requested',
          origin: null,
        },
        ...{ destination: null, carrier: 'CA', created: '2026-01-16', orders: [], revision: 1 },
      },
    ],
    changed: [
      ['Reference', 'Status', 'Agent', 'Purchase Orders'],
      ['BKG-2', 'Shipped', 'Overseas', 'PO-1'],
    ],
    changes: [
      [
        { field: 'agent', before: null, after: 'A-1' },
        { field: 'status', before: 'Requested', after: 'Shipped' },
        { field: 'purchaseOrders', before: null, after: 'PO-1' },
      ],
    ],
    afterwards: [
      {
        ...{
          reference: 'BKG-1',
          customer: 'C-1',
          agent: 'A-1',
          mode: 'Ocean',
          status: 'Confirmed',
          origin: 'CNSHA',
        },
        ...{
          destination: 'USLAX',
          carrier: 'MAEU',
          created: '2026-01-15',
          orders: ['PO-1', '0042'],
          revision: 1,
        },
      },
      {
        ...{
          reference: 'BKG-2',
          customer: 'C-2',
          agent: 'A-1',
          mode: 'Air',
          status: 'Shipped',
          origin: null,
        },
        ...{ destination: null, carrier: 'CA', created: '2026-01-16', orders: ['PO-1'], revision: 2 },
      },
    ],
  });

  const shipment = {
    ...{
      reference: 'SHP-1',
      customer: 'C-1',
      agent: 'A-1',
      booking: 'BKG-1',
      mode: 'Ocean',
      status: 'In Transit',
    },
    ...{ departed: '2026-01-20', arrived: null, weight: '1250.500', volume: '8.200', insurance: 'POL-88' },
    ...{ value: '25000.00', currency: 'USD', created: '2026-01-15', orders: ['PO-1'], revision: 1 },
  };
  kindTest('shipments', {
    first: [
      [
        'Reference',
        'Booking',
        'Customer',
        'Agent',
        'Mode',
        'Status',
        'Departed',
        'Weight (kg)',
        'Volume (CBM)',
        'Insurance Reference',
        'Insured Value',
        'Insured Currency',
        'Created',
        'Purchase Orders',
      ],
      [
        'SHP-1',
        'BKG-1',
        'C-1',
        'A-1',
        'Ocean',
        'in transit',
        '2026-01-20',
        '1250.5',
        '08.20',
        'POL-88',
        '25000',
        'usd',
        '2026-01-15',
        'PO-1',
      ],
    ],
    stored: () =>
      all(sql`select record.reference, ${companyIn('company_id')} as customer, ${companyIn('agent_id')} as agent,
        (select reference from booking where id = booking_id) as booking, mode, status, departed_on as departed,
        arrived_on as arrived, weight_kg as weight, volume_cbm as volume, insurance_reference as insurance,
        insured_value as value, insured_currency as currency, ${dayOf('created_at')}, ${ordersOf('shipment')} as orders, revision
        from shipment record where reference like 'SHP-%' order by 1`),
    expected: [shipment],
    changed: [
      ['Reference', 'Arrived', 'Status', 'Weight (kg)', 'Insured Value', 'Purchase Orders'],
      ['SHP-1', '2026-02-14', 'Delivered', '1250.50', '25000.5', '0042'],
    ],
    changes: [
      [
        { field: 'status', before: 'In Transit', after: 'Delivered' },
        { field: 'arrived', before: null, after: '2026-02-14' },
        { field: 'insuredValue', before: '25000', after: '25000.5' },
        { field: 'purchaseOrders', before: null, after: '0042' },
      ],
    ],
    afterwards: [
      {
        ...shipment,
        ...{
          status: 'Delivered',
          arrived: '2026-02-14',
          value: '25000.50',
          orders: ['PO-1', '0042'],
          revision: 2,
        },
      },
    ],
  });

  const quote = {
    ...{ reference: 'QUO-1', customer: 'C-1', agent: 'A-1', mode: 'Ocean', container: 'FCL', status: 'Open' },
    ...{ shipment: 'SHP-1', created: '2026-01-15', revision: 1 },
  };
  kindTest('quotes', {
    first: [
      ['Reference', 'Customer', 'Agent', 'Mode', 'Container Type', 'Status', 'Shipment', 'Created'],
      ['QUO-1', 'C-1', 'A-1', 'Ocean', 'fcl', 'Open', 'SHP-1', '2026-01-15'],
    ],
    stored: () =>
      all(sql`select record.reference, ${companyIn('customer_id')} as customer, ${companyIn('agent_id')} as agent, mode,
        container_type as container, status, (select reference from shipment where id = shipment_id) as shipment,
        ${dayOf('created_at')}, revision
        from quote record where reference like 'QUO-%' order by 1`),
    expected: [quote],
    changed: [
      ['containerType', 'reference', 'Status'],
      ['LCL', 'QUO-1', 'Accepted'],
    ],
    changes: [
      [
        { field: 'containerType', before: 'FCL', after: 'LCL' },
        { field: 'status', before: 'Open', after: 'Accepted' },
      ],
    ],
    afterwards: [{ ...quote, container: 'LCL', status: 'Accepted', revision: 2 }],
  });
});
