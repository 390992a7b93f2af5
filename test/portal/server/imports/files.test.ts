import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CellValue, writeXlsx } from 'hucre/xlsx';
import { IMPORT_COLUMNS, IMPORT_KINDS, MOST_IMPORT_ROWS } from '../../../../shared/contract/imports.ts';
import { openFreshEmbedded } from '../../../helpers/database.ts';
import { csv, suiteImports } from './import-server.ts';

const BOOKING = ['Reference', 'Customer', 'Mode', 'Status'];

const UNKNOWN = /^import(Company|Orders|Booking|Shipment|Port|Airport|Carrier|Airline|Country)$/;

const imports = suiteImports(openFreshEmbedded);

test('a file that can’t be read says why, and with which headings', async () => {
  const why = async (content: BodyInit, name = 'rows.csv', columns?: unknown) => {
    const { state, job, headings } = await imports.admin.check('bookings', content, { name, columns });
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
    const fromBook = await imports.admin.check(kind, book as BodyInit, { name: 'rows.xlsx' });
    const fromText = await imports.admin.check(kind, csv(...sheet.map(asText)));
    assert.equal(fromBook.counts.create, 1);
    assert.deepEqual(await imports.admin.rows(fromBook.id), await imports.admin.rows(fromText.id));
  }
});

test('the templates’ own rows are understood', async () => {
  for (const kind of IMPORT_KINDS) {
    const columns = IMPORT_COLUMNS[kind];
    const checked = await imports.admin.check(
      kind,
      csv(
        columns.map(({ heading }) => heading),
        columns.map(({ example }) => example),
      ),
    );
    assert.equal(checked.state, 'checked', kind);
    // Only what the examples name isn't there.
    for (const { problems } of await imports.admin.rows(checked.id))
      for (const { reasons } of problems) assert.match(reasons[0]?.code ?? '', UNKNOWN);
  }
});

test('columns may be told by their position', async () => {
  const file = csv(['No', 'For', 'By', 'Is'], ['B-30', 'C-1', 'Air', 'Requested']);
  const columns = ['reference', 'customer', 'mode', 'status'];
  const checked = await imports.admin.check('bookings', file, { columns });
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
  const { id: fileId } = await imports.admin.files.upload(file, { name: 'rows.csv' });
  for (const wrong of [['reference', 'reference'], ['weight']])
    await assert.rejects(imports.admin.act('startImport', { kind: 'bookings', fileId, columns: wrong }), {
      status: 422,
    });
});
