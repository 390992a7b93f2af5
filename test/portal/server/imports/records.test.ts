import { before } from 'node:test';
import { sql } from 'kysely';
import { forEachDatabase } from '../../../helpers/database.ts';
import { csv, suiteImports } from './import-server.ts';
import { kindTest } from './kind-test.ts';

forEachDatabase((_name, open) => {
  const imports = suiteImports(open);
  before(() =>
    imports.admin.run(
      'purchaseOrders',
      csv(['Order Number', 'Purchaser'], ['PO-1', 'C-1'], ['0042', 'C-1'], ['PO-1', 'C-2']),
    ),
  );

  const dayOf = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD') as created`);
  const companyIn = (column: string) =>
    sql.raw(`(select coalesce(reference, code) from company where id = ${column})`);
  const portIn = (column: string) => sql.raw(`(select scac_code from port where id = ${column})`);
  const ordersOf = (record: string) =>
    sql.raw(`array(select order_numbers from ${record}_purchase_order linked join purchase_order on purchase_order.id =
      purchase_order_id where ${record}_id = record.id order by position)`);

  kindTest(imports, 'bookings', {
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
    stored: sql`select record.reference, ${companyIn('customer_id')} as customer, ${companyIn('agent_id')} as agent, mode, status,
        ${portIn('origin_port_id')} as origin, ${portIn('destination_port_id')} as destination,
        ${companyIn('carrier_id')} as carrier, ${dayOf('created_at')}, ${ordersOf('booking')} as orders, revision
        from booking record where reference like 'BKG-%' order by 1`,
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
  kindTest(imports, 'shipments', {
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
    stored: sql`select record.reference, ${companyIn('company_id')} as customer, ${companyIn('agent_id')} as agent,
        (select reference from booking where id = booking_id) as booking, mode, status, departed_on as departed,
        arrived_on as arrived, weight_kg as weight, volume_cbm as volume, insurance_reference as insurance,
        insured_value as value, insured_currency as currency, ${dayOf('created_at')}, ${ordersOf('shipment')} as orders, revision
        from shipment record where reference like 'SHP-%' order by 1`,
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
    ...{ shipment: 'SHP-1', validUntil: '2026-02-14', created: '2026-01-15', revision: 1 },
  };
  kindTest(imports, 'quotes', {
    first: [
      [
        'Reference',
        'Customer',
        'Agent',
        'Mode',
        'Container Type',
        'Status',
        'Shipment',
        'Valid Until',
        'Created',
      ],
      ['QUO-1', 'C-1', 'A-1', 'Ocean', 'fcl', 'Open', 'SHP-1', '2026-02-14', '2026-01-15'],
    ],
    stored: sql`select record.reference, ${companyIn('customer_id')} as customer, ${companyIn('agent_id')} as agent, mode,
        container_type as container, status, (select reference from shipment where id = shipment_id) as shipment,
        valid_until::text as "validUntil", ${dayOf('created_at')}, revision
        from quote record where reference like 'QUO-%' order by 1`,
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
