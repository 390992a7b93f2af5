import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readFile } from '../../../shared/spreadsheet/read-file.ts';
import { separatedLines } from '../../../shared/spreadsheet/separated-lines.ts';

const lines = (text: string) => separatedLines(text, ',').map((line) => line.join('|'));
const HEAD = 'From,To,Airline,N';

test('a quote that is never closed stays in its cell, and swallows no line', () => {
  assert.deepEqual(lines(`${HEAD}\nYYZ,LHR,"Air Canada,4\nYYZ,FRA,AC,5\n`), [
    'From|To|Airline|N',
    'YYZ|LHR|"Air Canada|4',
    'YYZ|FRA|AC|5',
  ]);
});

test('a quote that a later line closes by chance swallows no line, however it is closed', () => {
  // Also where it is the next line.
  assert.deepEqual(lines(`${HEAD}\nYYZ,LHR,"Air Canada,4\nYYZ,CDG,12",5\n`).slice(1), [
    'YYZ|LHR|"Air Canada|4',
    'YYZ|CDG|12"|5',
  ]);
  for (const later of ['YYZ,CDG,12" box,5', 'YYZ,CDG,12",5', 'YYZ,"CDG",AC,5'])
    assert.equal(
      lines(`${HEAD}\nYYZ,LHR,"Air Canada,4\nYYZ,FRA,AC,5\n${later}\nYYZ,MAD,AC,5`).length,
      5,
      later,
    );
});

test('a cell in quotes keeps its separators, quotes and line ends, and what stands behind it', () => {
  assert.deepEqual(separatedLines('a,"b, ""c""\nd",\r\n"x"y,\r"",z', ','), [
    ['a', 'b, "c"\nd', ''],
    ['xy', ''],
    ['', 'z'],
  ]);
  assert.deepEqual(separatedLines('', ','), []);
  assert.deepEqual(lines('a\n\nb\n'), ['a', '', 'b']);
});

test('a cell in quotes with separators on several lines is one cell, as the other lines have as many', () => {
  for (const remark of [
    'a, b, c\nd, e, f',
    'FSC 1,20\n\nSSC 0,15\nAWB 25,00',
    'one\nx,y,z,w',
    'x,y,z,w,v\ntwo',
    // A sentence, whose commas happen to be as many.
    'a, b, c\nd, e',
  ])
    assert.deepEqual(
      separatedLines(`${HEAD}\nYYZ,"${remark}",AC,4\nYYZ,FRA,AC,5`, ','),
      [HEAD.split(','), ['YYZ', remark, 'AC', '4'], ['YYZ', 'FRA', 'AC', '5']],
      remark,
    );
});

test('tabs and line ends within quotes are those of the table', () => {
  assert.deepEqual(separatedLines('From\tTo\n"YYZ\tLHR\nYYZ\tCDG"\nYYZ\tMAD', '\t'), [
    ['From', 'To'],
    ['"YYZ', 'LHR'],
    ['YYZ', 'CDG"'],
    ['YYZ', 'MAD'],
  ]);
});

test('a program that puts every cell in quotes leaves no doubt about any', () => {
  const table = [
    ['From', 'To', 'Remark'],
    ['YYZ', 'LHR', 'a, b\nc, d'],
    ['x, y\nz', 'a\nb, c', ''],
  ];
  const text = table.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n');
  assert.deepEqual(separatedLines(text, ','), table);
});

test('whatever is written as a table is read as that table', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '1', ' ', ',', ';', '"', '\n', '\r', "'") });
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1 });
  fc.assert(
    fc.property(table, fc.constantFrom(',', ';', '\t', '|', '^', ']', '\\'), (rows, separator) => {
      // A line of its own within quotes that is as wide as the table could be a line of the table.
      fc.pre(rows.flat().every((text) => !/[\r\n]/.test(text) || !text.includes(separator)));
      const text = rows
        .map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(separator))
        .join('\r\n');
      assert.deepEqual(separatedLines(text, separator), rows);
    }),
  );
});

test('no line that has no quote is ever lost to one that has', () => {
  const stray = fc.array(fc.constantFrom('a,b,c', '"a,b,c', 'a,"b,c', 'a,b"x,c', 'a,b,c"', 'a,"b",c'), {
    minLength: 1,
  });
  fc.assert(
    fc.property(stray, (rows) => {
      const text = ['From,To,N', ...rows].join('\n');
      assert.equal(separatedLines(text, ',').length, rows.length + 1);
    }),
  );
});

const blockIn = async (text: string) =>
  (await readFile(new File([text], 'a.txt'), { locale: 'en', mostLines: 20 }))[0]?.block;

test('a list with bars, as SAP and notes draw it, is a table without what was only drawn', async () => {
  const table = [
    ['Order Number', 'Purchaser'],
    ['4500081101', 'C-1'],
    ['4500081102', 'C-2'],
  ];
  const sap = `Purchasing documents\n-----------------------\n|Order Number|Purchaser|\n-----------------------\n|4500081101  |C-1      |\n|4500081102  |C-2      |\n-----------------------\n`;
  const markdown = '| Order Number | Purchaser |\n|:---|---:|\n| 4500081101 | C-1 |\n| 4500081102 | C-2 |';
  const plain = 'Order Number|Purchaser\n4500081101|C-1\n4500081102|C-2\n';
  const filled = async (text: string) =>
    (await blockIn(text))?.map((line) => line.map((cell) => cell.trim())).filter((line) => line.length > 1);
  for (const text of [sap, markdown, plain]) assert.deepEqual(await filled(text), table, text);
  // Bars within the cells of another list are none.
  assert.deepEqual(await blockIn('From,To,Via\nYYZ,LHR,A|B\nYYZ,FRA,C|D|E'), [
    ['From', 'To', 'Via'],
    ['YYZ', 'LHR', 'A|B'],
    ['YYZ', 'FRA', 'C|D|E'],
  ]);
});

test('lines that a program put in quotes as a whole are divided as they were before', async () => {
  assert.deepEqual(await blockIn('"From,To,Remark"\n"YYZ,LHR,""a, b"""\n'), [
    ['From', 'To', 'Remark'],
    ['YYZ', 'LHR', 'a, b'],
  ]);
  assert.deepEqual(await blockIn('"a"\n"c"\n'), [['a'], ['c']]);
});

test('the line that names the separator may stand in quotes, have more of it, and end as others do', async () => {
  for (const named of ['"sep=;"\r\n', 'sep=;;;\n', 'SEP=;\r', '\ufeffsep=;,\r\n'])
    assert.deepEqual(await blockIn(`${named}1,5;2\r\n`), [['1,5', '2']], named);
});

test('texts that were kept from being numbers lose the marks that did it', async () => {
  const read = async (text: string) =>
    (await readFile(new File([text], 'a.csv'), { locale: 'en', mostLines: 10 }))[0]?.block;
  assert.deepEqual(await read(`="00046",'00045,'A-7/1,'tis,'=1,"=""4""5"`), [
    ['00046', '00045', 'A-7/1', "'tis", '=1', '="4"5'],
  ]);
});
