import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { sql } from 'kysely';
import type { ImportKind } from '../../../../shared/contract/imports.ts';
import { openFreshEmbedded } from '../../../helpers/database.ts';
import { csv, faults, suiteImports } from './import-server.ts';

const ORDERS = ['Order Number', 'Purchaser', 'Style Numbers'];
const BOOKING = ['Reference', 'Customer', 'Mode', 'Status'];

const imports = suiteImports(openFreshEmbedded);
before(async () => {
  await imports.admin.run('purchaseOrders', csv(ORDERS, ['PO-1', 'C-1', ''], ['PO-2', 'C-2', '']));
  await imports.admin.run(
    'bookings',
    csv(
      [...BOOKING, 'Purchase Orders'],
      ['B-1', 'C-1', 'Ocean', 'Confirmed', 'PO-1'],
      ['B-2', 'C-2', 'Air', 'Requested', ''],
    ),
  );
});

const faultsOf = async (kind: ImportKind, ...lines: readonly (readonly string[])[]) => {
  const checked = await imports.admin.check(kind, csv(...lines));
  assert.equal(checked.state, 'checked', JSON.stringify(checked.job));
  return faults(await imports.admin.rows(checked.id, 'wrong'));
};

test('every fault of a row is told at its column, and no other row suffers', async () => {
  const heads = [...BOOKING, 'Agent', 'Origin', 'Carrier', 'Created', 'Purchase Orders'];
  const good = ['B-9', 'C-1', 'Ocean', 'Confirmed', 'A-1', 'CNSHA', 'MAEU', '2026-01-15', 'PO-1'];
  const found = await faultsOf(
    'bookings',
    heads,
    good,
    ['B-10', 'nobody', 'Rail', 'Sunk', 'C-1', 'XXXXX', 'ZZZZ', '15/15/2026', ''],
    ['B-11', 'Twin', 'Ocean', 'Confirmed', '', '', '', '', ''],
    ['B-12', 'A-1', 'Ocean', 'Confirmed', '', '', '', '2026-02-30', ''],
    ['B-13', 'C-1', 'Ocean', 'Confirmed', '', '', '', '', 'PO-1; PO-2; PO-3'],
    ['B-14', '', '', 'Confirmed', '', '', '', '', ''],
    ['', 'C-1', 'Ocean', 'Confirmed', '', '', '', '', ''],
    ['B-9', 'C-1', 'Ocean', 'Confirmed', '', '', '', '', ''],
    ['B-15', '=HYPERLINK("x")', 'Ocean', '#N/A', '', '', '', '', ''],
    ['B-16\u0007', 'C-1', 'Ocean', 'Confirmed', '', '', '', '', ''],
    ['B'.repeat(51), 'C-1', 'Ocean', 'Confirmed', '', '', '', '', ''],
  );
  assert.deepEqual(found, [
    [
      3,
      ...['mode: importChoice', 'status: importChoice', 'created: importDate', 'customer: importCompany'],
      ...['agent: importNotOfType', 'origin: importPort', 'carrier: importCarrier'],
    ],
    [4, 'customer: importCompanies'],
    [5, 'created: importDate', 'customer: importNotOfType'],
    [6, 'purchaseOrders: importOrders'],
    [7, 'customer: fillIn', 'mode: fillIn'],
    [8, 'reference: fillIn'],
    [9, 'reference: importTwice'],
    [10, 'customer: importFormula', 'status: importFormula'],
    [11, 'reference: control'],
    [12, 'reference: long'],
  ]);
});

test('a shipment keeps to its booking’s customer, its days, its cover and its numbers', async () => {
  const heads = [
    ...BOOKING,
    'Booking',
    'Departed',
    'Arrived',
    'Weight (kg)',
    'Insured Value',
    'Insured Currency',
  ];
  const start = ['C-1', 'Ocean', 'Booked'];
  const found = await faultsOf(
    'shipments',
    heads,
    ['S-1', ...start, 'B-2', '', '', '', '', ''],
    ['S-2', ...start, 'B-0', '2026-02-02', '2026-02-01', '1,25,0', '', ''],
    ['S-3', ...start, 'B-1', '', '', '-1', '25000', 'XXX'],
    ['S-4', ...start, 'B-1', '', '', '1.2345', '', ''],
    ['S-5', ...start, 'B-1', '', '', '1234567890123', '5', 'USD'],
  );
  assert.deepEqual(found, [
    [2, 'booking: importOtherCustomer'],
    [3, 'weight: importNumber', 'booking: importBooking', 'arrived: importArrival'],
    [4, 'weight: negative', 'insuredCurrency: importCurrency', 'insuranceReference: importInsurance'],
    [5, 'weight: decimals'],
    [6, 'weight: wholeDigits', 'insuranceReference: importInsurance'],
  ]);
});

test('the customer of a record stays where orders or shipments hang on it', async () => {
  assert.deepEqual(await faultsOf('bookings', ['Reference', 'Customer'], ['B-1', 'C-2']), [
    [2, 'customer: importCustomerKept'],
  ]);
  const free = await imports.admin.check('bookings', csv(['Reference', 'Customer'], ['B-2', 'C-1']));
  assert.equal(free.counts.change, 1);
});

test('a company’s type stays, its address is one, and only importers have agents', async () => {
  const heads = [
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
  const found = await faultsOf(
    'companies',
    heads,
    ['A-1', '', 'Importer', '', '', '', '', '', ''],
    ['X-1', 'One', 'Importer', 'Atlantis', '', '', '', '', ''],
    ['X-2', 'Two', 'Importer', '', '1 Way', 'Town', '', '', ''],
    ['X-3', 'Three', 'Importer', 'US', '1 Way', 'Town', '12', '', ''],
    ['X-4', 'Four', 'Importer', 'US', '1 Way', '', '', '', ''],
    ['X-5', 'Five', 'Agent', '', '', '', '', 'A-1', ''],
    ['X-6', 'Six', 'Importer', '', '', '', '', 'S-1; X-9', 'X-7'],
    ['X-7', 'Seven', 'Carrier', '', '', '', '', '', ''],
    ['x-6', 'Again', 'Importer', '', '', '', '', '', ''],
  );
  assert.deepEqual(found, [
    [2, 'type: importOtherType'],
    [3, 'country: importCountry'],
    [4, 'country: fillIn'],
    [5, 'postalCode: postalCode'],
    [6, 'city: city'],
    [7, 'agents: partiesOfImporters'],
    [8, 'agents: importNotOfType', 'agents: importCompany', 'suppliers: importCompany'],
    [9, 'type: importChoice'],
    [10, 'reference: importTwice'],
  ]);
});

test('a carrier that has a reference is not renamed by it', async () => {
  await sql`update company set reference = 'MSK-1' where id = 11`.execute(imports.database.db);
  const found = await faultsOf('companies', ['Reference', 'Name', 'Type'], ['MSK-1', 'Renamed', '']);
  assert.deepEqual(found, [[2, 'reference: importOtherType']]);
});

test('an importer that is stored may name an agent of the same file without its type', async () => {
  const { counts } = await imports.admin.run(
    'companies',
    csv(
      ['Reference', 'Name', 'Type', 'Agents'],
      ['C-1', '', '', 'LATER-1'],
      ['LATER-1', 'Later Agency', 'Agent', ''],
    ),
  );
  assert.deepEqual(counts, { create: 1, change: 1, same: 0, wrong: 0, leftOut: 0, written: 2 });
});

test('of many agents that a row can’t have the first ten are told', async () => {
  const unknown = Array.from({ length: 25 }, (_, n) => `nobody ${n}`).join('; ');
  const [row] = await faultsOf(
    'companies',
    ['Reference', 'Name', 'Type', 'Agents'],
    ['MANY-1', 'Many', 'Importer', unknown],
  );
  assert.deepEqual(row, [2, ...Array.from({ length: 10 }, () => 'agents: importCompany')]);
});

test('a reason is told in English, and its values are those of the row', async () => {
  const { id } = await imports.admin.check(
    'bookings',
    csv(BOOKING, ['B-20', 'nobody', 'Ocean', 'Confirmed']),
  );
  const [row] = await imports.admin.rows(id);
  assert.deepEqual(row?.problems, [
    {
      column: 'customer',
      error: 'No company has the reference or name “nobody”.',
      reasons: [{ code: 'importCompany', values: { company: 'nobody' } }],
    },
  ]);
});

test('MOD-05 an order is placed with a supplier of its purchaser alone', async () => {
  assert.deepEqual(
    await faultsOf(
      'purchaseOrders',
      ['Order Number', 'Purchaser', 'Supplier'],
      ['PO-5', 'C-1', 'S-1'],
      ['PO-6', 'C-2', 'S-1'],
      ['PO-7', 'C-1', 'A-1'],
      ['PO-8', 'C-1', 'nobody'],
    ),
    [
      [3, 'supplier: importNotSupplierOf'],
      [4, 'supplier: importNotOfType'],
      [5, 'supplier: importCompany'],
    ],
  );
});
