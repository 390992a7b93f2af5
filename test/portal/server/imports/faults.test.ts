import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type CellValue, writeXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import type { Database } from '../../../../portal/server/db/database.ts';
import {
  IMPORT_COLUMNS,
  IMPORT_KINDS,
  type ImportKind,
  MOST_IMPORT_ROWS,
} from '../../../../shared/contract/imports.ts';
import { openFreshEmbedded } from '../../../helpers/database.ts';
import {
  ADMIN,
  csv,
  faults,
  fillForImports,
  type Importing,
  type ImportServer,
  startImportServer,
} from './import-server.ts';

const ORDERS = ['Order Number', 'Purchaser', 'Style Numbers'];
const BOOKING = ['Reference', 'Customer', 'Mode', 'Status'];

const UNKNOWN = /^import(Company|Orders|Booking|Shipment|Port|Carrier)$/;

let database: Database;
let server: ImportServer;
let admin: Importing;
before(async () => {
  database = await openFreshEmbedded();
  await fillForImports(database);
  server = await startImportServer(database);
  admin = await server.as(ADMIN);
  await admin.run('purchaseOrders', csv(ORDERS, ['PO-1', 'C-1', ''], ['PO-2', 'C-2', '']));
  await admin.run(
    'bookings',
    csv(
      [...BOOKING, 'Purchase Orders'],
      ['B-1', 'C-1', 'Ocean', 'Confirmed', 'PO-1'],
      ['B-2', 'C-2', 'Air', 'Requested', ''],
    ),
  );
});
after(async () => {
  await server.close();
  await database.close();
});

const faultsOf = async (kind: ImportKind, ...lines: readonly (readonly string[])[]) => {
  const checked = await admin.check(kind, csv(...lines));
  assert.equal(checked.state, 'checked', JSON.stringify(checked.job));
  return faults(await admin.rows(checked.id, 'wrong'));
};

test('every fault of a row is told at its column, and no other row suffers', async () => {
  const heads = [...BOOKING, 'Agent', 'Origin', 'Carrier', 'Created', 'Purchase Orders'];
  const good = ['B-9', 'C-1', 'Ocean', 'Confirmed', 'A-1', 'CNSHA', 'MAEU', '2026-01-15', 'PO-1'];
  const found = await faultsOf(
    'bookings',
    heads,
    good,
    ['B-10', 'nobody', 'Rail', 'Sunk', 'C-1', 'XXXXX', 'ZZZZ', '15/01/2026', ''],
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
    ['S-2', ...start, 'none', '2026-02-02', '2026-02-01', '1,250', '', ''],
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
  const free = await admin.check('bookings', csv(['Reference', 'Customer'], ['B-2', 'C-1']));
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
  await sql`update company set reference = 'MSK-1' where id = 11`.execute(database.db);
  const found = await faultsOf('companies', ['Reference', 'Name', 'Type'], ['MSK-1', 'Renamed', '']);
  assert.deepEqual(found, [[2, 'reference: importOtherType']]);
});

test('an importer that is stored may name an agent of the same file without its type', async () => {
  const { counts } = await admin.run(
    'companies',
    csv(
      ['Reference', 'Name', 'Type', 'Agents'],
      ['C-1', '', '', 'LATER-1'],
      ['LATER-1', 'Later Agency', 'Agent', ''],
    ),
  );
  assert.deepEqual(counts, { create: 1, change: 1, same: 0, wrong: 0, written: 2 });
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
  const { id } = await admin.check('bookings', csv(BOOKING, ['B-20', 'nobody', 'Ocean', 'Confirmed']));
  const [row] = await admin.rows(id);
  assert.deepEqual(row?.problems, [
    {
      column: 'customer',
      error: 'No company has the reference or name “nobody”.',
      reasons: [{ code: 'importCompany', values: { company: 'nobody' } }],
    },
  ]);
});

test('a file that can’t be read says why, and with which headings', async () => {
  const why = async (content: BodyInit, name = 'rows.csv', columns?: unknown) => {
    const { state, job, headings } = await admin.check('bookings', content, { name, columns });
    assert.equal(state, 'unreadable');
    return [job.reasons[0]?.code, ...headings.map(({ heading, column }) => `${heading}: ${column}`)];
  };
  assert.deepEqual(await why(csv(['Ref no', 'Customer'], ['1', '2'])), [
    ...['importNoColumns', 'Ref no: null', 'Customer: customer'],
  ]);
  assert.deepEqual(await why(csv(['Reference', 'reference'], ['1', '2'])), [
    ...['importColumnTwice', 'Reference: reference', 'reference: reference'],
  ]);
  assert.deepEqual((await why(csv(BOOKING)))[0], 'importNoRows');
  const [wide] = await why(csv([...BOOKING, ...Array.from({ length: 197 }, (_, n) => `${n}`)], ['1']));
  assert.equal(wide, 'importTooManyColumns');
  // Among the first letters it would tell of an encoding.
  const zero = await why(csv(['x'.repeat(1_100), 'Ref\u0000 no', 'Customer'], ['', '1', '2']));
  assert.deepEqual(zero, [
    'importNoColumns',
    `${'x'.repeat(200)}: null`,
    'Ref  no: null',
    'Customer: customer',
  ]);
  const many = Array.from({ length: MOST_IMPORT_ROWS + 1 }, (_, n) => [`B-${n}`]);
  assert.deepEqual((await why(csv(['Reference'], ...many)))[0], 'importTooManyRows');
  assert.deepEqual(await why('%PDF', 'rows.pdf'), ['importFile']);
  assert.deepEqual(await why('hello', 'rows.xlsx'), ['importFile']);
  // A workbook that says of a part that it unpacks to more than any workbook has.
  const bomb = await writeXlsx({ sheets: [{ name: 'Rows', rows: [BOOKING] }] });
  const directory = Buffer.from(bomb.buffer, bomb.byteOffset, bomb.length);
  directory.writeUInt32LE(2_000_000_000, directory.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 24);
  assert.deepEqual(await why(directory as BodyInit, 'rows.xlsx'), ['fileTooLarge']);
});

test('a workbook is read as a CSV file is: numbers, days and last results of formulas', async () => {
  const rows: CellValue[][] = [
    ['Order Number', 'Purchaser', 'Style Numbers'],
    [4500012345, 'C-1', 77],
  ];
  const shipments: CellValue[][] = [
    ['Reference', 'Customer', 'Mode', 'Status', 'Departed', 'Weight (kg)'],
    ['S-50', 'C-1', 'Ocean', 'Booked', new Date(Date.UTC(2026, 0, 20)), 1250.5],
  ];
  const asText = (cells: CellValue[]) =>
    cells.map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)));
  for (const [kind, sheet] of [
    ['purchaseOrders', rows],
    ['shipments', shipments],
  ] as const) {
    const book = await writeXlsx({
      sheets: [
        { name: 'Notes', rows: [['Exported on Monday']] },
        { name: 'Rows', rows: sheet },
      ],
    });
    const fromBook = await admin.check(kind, book as BodyInit, { name: 'rows.xlsx' });
    const fromText = await admin.check(kind, csv(...sheet.map(asText)));
    assert.equal(fromBook.counts.create, 1);
    assert.deepEqual(await admin.rows(fromBook.id), await admin.rows(fromText.id));
  }
});

test('the templates’ own rows are understood', async () => {
  for (const kind of IMPORT_KINDS) {
    const columns = IMPORT_COLUMNS[kind];
    const checked = await admin.check(
      kind,
      csv(
        columns.map(({ heading }) => heading),
        columns.map(({ example }) => example),
      ),
    );
    assert.equal(checked.state, 'checked', kind);
    // Only what the examples name isn't there.
    for (const { problems } of await admin.rows(checked.id))
      for (const { reasons } of problems) assert.match(reasons[0]?.code ?? '', UNKNOWN);
  }
});

test('columns may be told by their position', async () => {
  const file = csv(['No', 'For', 'By', 'Is'], ['B-30', 'C-1', 'Air', 'Requested']);
  const columns = ['reference', 'customer', 'mode', 'status'];
  const checked = await admin.check('bookings', file, { columns });
  assert.deepEqual([checked.state, checked.counts.create], ['checked', 1]);
  assert.deepEqual(
    checked.headings.map(({ heading, column }) => [heading, column]),
    [
      ['No', 'reference'],
      ['For', 'customer'],
      ['By', 'mode'],
      ['Is', 'status'],
    ],
  );
  const { id: fileId } = await admin.files.upload(file, { name: 'rows.csv' });
  for (const wrong of [['reference', 'reference'], ['weight']])
    await assert.rejects(admin.act('startImport', { kind: 'bookings', fileId, columns: wrong }), {
      status: 422,
    });
});
