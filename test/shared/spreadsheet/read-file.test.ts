import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { type CellValue, type WriteOptions, writeXlsx } from 'hucre/xlsx';
import { readFile } from '../../../shared/spreadsheet/read-file.ts';
import { FileRefusal, LARGEST_FILE } from '../../../shared/spreadsheet/refusal.ts';
import { withPlainNumbers } from '../../../shared/spreadsheet/sheet-block.ts';
import { checkedParts } from '../../../shared/spreadsheet/zip-size.ts';

const READING = { locale: 'en', mostLines: 5000 };

type Part = Uint8Array | string;

const fileOf = (name: string, ...parts: Part[]) => new File(parts as BlobPart[], name);
const blockIn = async (name: string, ...parts: Part[]) => {
  const [sheet] = await readFile(fileOf(name, ...parts), READING);
  return sheet?.block;
};
const workbook = (rows: CellValue[][], options: Partial<WriteOptions> = {}) =>
  writeXlsx({ sheets: [{ name: 'Rates', rows }], ...options });

const refused = (file: Promise<unknown>, reason: string) =>
  assert.rejects(file, (error: unknown) => error instanceof FileRefusal && error.reason === reason);

test('a workbook is read as texts: numbers without noise, dates as YYYY-MM-DD', async () => {
  const bytes = await workbook([
    ['Origin', 'Min', 'Valid from', null],
    ['YYZ', 0.1 + 0.2, new Date(Date.UTC(2026, 3, 5)), true],
    [],
    ['=1+1', 1e-7, 45000],
  ]);
  assert.deepEqual(await blockIn('rates.xlsx', bytes), [
    ['Origin', 'Min', 'Valid from'],
    ['YYZ', '0.3', '2026-04-05', 'true'],
    [],
    ['=1+1', '0.0000001', '45000'],
  ]);
});

test('D-148 a number with decimals of a workbook is known as one, so that nothing takes it for thousands', async () => {
  const sheet = { name: 'Rates', rows: [[2.345, 4.5, 1250, '2.345']] };
  const [read] = await readFile(fileOf('rates.xlsx', await writeXlsx({ sheets: [sheet] })), READING);
  assert.deepEqual(
    read?.numbers,
    new Map([
      [
        0,
        new Map([
          [0, '2.3450'],
          [1, '4.5'],
        ]),
      ],
    ]),
  );
  assert.deepEqual(withPlainNumbers(read!), [['2.3450', '4.5', '1250', '2.345']]);
  assert.deepEqual(
    withPlainNumbers(read!, (column) => column > 0),
    read?.block,
  );
});

test('a time of a workbook is the second that it shows, however its fraction of the day was rounded', async () => {
  const at = (time: string) => new Date(`2026-01-20T${time}Z`);
  const bytes = await workbook([
    [at('13:59:59.712'), at('14:00:00.288'), at('23:59:59.900'), at('14:00:59')],
  ]);
  const [read] = await readFile(fileOf('times.xlsx', bytes), { ...READING, withTimes: true });
  assert.deepEqual(read?.block, [['2026-01-20T14:00', '2026-01-20T14:00', '2026-01-21', '2026-01-20T14:00']]);
});

test('a cell far to the right of a table doesn’t make every row as wide', async () => {
  const wide = (columns: number) => ['YYZ', ...Array<null>(columns - 2).fill(null), 'x'];
  const block = await blockIn('rates.xlsx', await workbook([wide(500), wide(501), wide(16_384)]));
  assert.deepEqual(
    block?.map((line) => line.length),
    [500, 1, 1],
  );
});

test('of a formula its last value is read, and merged cells have their text once', async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Rates',
        rows: [
          ['T/Time', null],
          ['min', 'max'],
          [1, null],
        ],
        merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 1 }],
        cells: new Map([['2,1', { formula: 'A3*4', formulaResult: 4, type: 'formula' }]]),
      },
    ],
  });
  assert.deepEqual(await blockIn('rates.xlsx', bytes), [['T/Time'], ['min', 'max'], ['1', '4']]);
});

test('a formula that was never calculated is seen as such, one whose result is blank is blank', async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Rates',
        rows: [['YYZ', null, null, null, 'x']],
        cells: new Map([
          ['0,1', { formula: 'D1*2', type: 'formula' }],
          ['0,2', { formula: 'IF(TRUE,"")', formulaResult: '', type: 'formula' }],
          ['0,3', { formula: '1/0', formulaResult: '#DIV/0!', type: 'formula' }],
        ]),
      },
    ],
  });
  assert.deepEqual(await blockIn('rates.xlsx', bytes), [['YYZ', '=D1*2', '', '#DIV/0!', 'x']]);
});

test('every sheet that shows something is offered, hidden ones are not; macros stay unread', async () => {
  const bytes = await writeXlsx({
    sheets: [
      { name: 'Export', rows: [['a']] },
      { name: 'Blank', rows: [[null], ['  ']] },
      { name: 'Secret', rows: [['b']], hidden: true },
      { name: 'Import', rows: [['c'], [null]] },
    ],
    vbaProject: new Uint8Array([1, 2, 3]),
  });
  assert.deepEqual(await readFile(fileOf('RATES.XLSM', bytes), READING), [
    { name: 'Export', block: [['a']] },
    { name: 'Import', block: [['c']] },
  ]);
});

for (const [separator, name] of [
  [',', 'commas'],
  [';', 'semicolons'],
  ['\t', 'tabs'],
] as const)
  test(`a text file with ${name} is divided at them, also where others stand in its cells`, async () => {
    const lines = ['Origin|Min|Remarks', 'YYZ|4,50|"a;b, c\td"', 'YUL|5|"two\nlines ""x"""'];
    const text = lines.join('\r\n').replaceAll('|', separator).replace('4,50', '"4,50"');
    assert.deepEqual(await blockIn('rates.csv', text), [
      ['Origin', 'Min', 'Remarks'],
      ['YYZ', '4,50', 'a;b, c\td'],
      ['YUL', '5', 'two\nlines "x"'],
    ]);
  });

test('the separator that a file names itself is its separator', async () => {
  assert.deepEqual(await blockIn('a.csv', 'sep=;\r\n1,5;2\r\n'), [['1,5', '2']]);
});

const UTF16LE = Buffer.from('Zürich,€\n1,2', 'utf16le');

for (const [encoding, ...parts] of [
  ['UTF-8', 'Zürich,€\n1,2'],
  ['UTF-8 with a mark', '\uFEFFZürich,€\n1,2'],
  ['UTF-16 LE', new Uint8Array([0xff, 0xfe]), UTF16LE],
  ['UTF-16 BE', new Uint8Array([0xfe, 0xff]), Buffer.from(UTF16LE).swap16()],
  ['UTF-16 LE without a mark', UTF16LE],
  ['Windows-1252', new Uint8Array([0x5a, 0xfc, 0x72, 0x69, 0x63, 0x68, 0x2c, 0x80, 0x0a, 0x31, 0x2c, 0x32])],
] as [string, ...Part[]][])
  test(`a text file in ${encoding} is read`, async () => {
    assert.deepEqual(await blockIn('rates.csv', ...parts), [
      ['Zürich', '€'],
      ['1', '2'],
    ]);
  });

test('an old text file of a Japanese system is read in its code page', async () => {
  const bytes = new Uint8Array([0x93, 0x8c, 0x8b, 0x9e, 0x2c, 0x31]);
  const [sheet] = await readFile(fileOf('rates.csv', bytes), { ...READING, locale: 'ja' });
  assert.deepEqual(sheet?.block, [['東京', '1']]);
});

test('what a file could run stays a text', async () => {
  assert.deepEqual(await blockIn('a.csv', "=1+1,'=2,'tis\n"), [['=1+1', '=2', "'tis"]]);
});

test('a file of another kind, an old workbook, an empty and a damaged one are refused with the reason', async () => {
  await refused(readFile(fileOf('rates.pdf', '%PDF'), READING), 'unknown');
  await refused(readFile(fileOf('rates.xls', '<html>'), READING), 'oldWorkbook');
  const compound = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  await refused(readFile(fileOf('rates.xlsx', compound), READING), 'oldWorkbook');
  await refused(readFile(fileOf('rates.csv', ' \n,,\n'), READING), 'empty');
  await refused(readFile(fileOf('rates.xlsx', 'hello'), READING), 'damaged');
  const bytes = await workbook([['a']]);
  await refused(readFile(fileOf('rates.xlsx', bytes.subarray(0, bytes.length / 2)), READING), 'damaged');
  const broken = bytes.slice();
  const begin = Buffer.from(broken).indexOf('xl/workbook.xml') + 'xl/workbook.xml'.length;
  broken.fill(0, begin + 10, begin + 100);
  await refused(readFile(fileOf('rates.xlsx', broken), READING), 'damaged');
});

test('a workbook with a password says so', async () => {
  const bytes = await workbook([['a']], { encryption: { password: 'x', spinCount: 1 } });
  await refused(readFile(fileOf('rates.xlsx', bytes), READING), 'encrypted');
});

test('a file of more than 20 MB is refused before it is read', async () => {
  const file = Object.defineProperties(new File(['a'], 'rates.csv'), {
    size: { value: LARGEST_FILE + 1 },
    arrayBuffer: { value: () => assert.fail('it was read') },
  });
  await refused(readFile(file, READING), 'tooLarge');
});

test('as many lines as are wanted are read and one more is not, where no sheet is shorter', async () => {
  const lines = (count: number) => 'a,b\n'.repeat(count);
  assert.equal((await blockIn('a.csv', lines(READING.mostLines)))?.length, READING.mostLines);
  await refused(readFile(fileOf('a.csv', lines(READING.mostLines + 1)), READING), 'tooManyLines');
});

/** A zip of one part, which says how large it is. */
function zipOf(part: Uint8Array, size: number, flags = 0): Uint8Array {
  const packed = deflateRawSync(part);
  const name = Buffer.from('xl/workbook.xml');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(size, 22);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(flags, 8);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(flags ? 0 : packed.length, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, entry, name, end]);
}

test('a workbook that unpacks to more than a browser holds is refused, whatever it says of its size', async () => {
  const part = new Uint8Array(200 * 1024 * 1024);
  await refused(readFile(fileOf('a.xlsx', zipOf(part, part.length)), READING), 'tooLarge');
  await refused(readFile(fileOf('a.xlsx', zipOf(part, 1000)), READING), 'damaged');
  // Without a size the reader would unpack all of it.
  for (const file of [zipOf(part, 0), zipOf(part, 0, 8)])
    assert.throws(() => checkedParts(file), { reason: 'damaged' });
});
