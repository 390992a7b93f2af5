import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSheets } from '../../../../shared/spreadsheet/read-file.ts';
import { momentFormatOf, momentText } from '../../../../shared/spreadsheet/workbook/moment-format.ts';
import { rawWorkbook } from '../../../helpers/raw-workbook.ts';

for (const [code, format] of [
  ['yyyy-mm-dd', 'day'],
  ['m/d/yyyy h:mm', 'day'],
  ['[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', 'day'],
  ['[$-411]ggge"年"m"月"d"日"', 'day'],
  ['mmm yy', 'day'],
  ['d-mmm', 'day'],
  ['dd/mm/yyyy;@', 'day'],
  ['h:mm AM/PM', 'time'],
  ['[$-F400]h:mm:ss AM/PM', 'time'],
  ['mm:ss.0', 'time'],
  ['[h]:mm', 'hours'],
  ['[mm]:ss', 'minutes'],
  ['[ss]', 'seconds'],
  ['General', undefined],
  ['Standard', undefined],
  ['@', undefined],
  ['0.00" per day"', undefined],
  ['#,##0.00 [$Din.]', undefined],
  ['[$S/.-280A] #,##0.00', undefined],
  ['[Red]0.00', undefined],
  ['0.00E+00', undefined],
  ['0\\d', undefined],
  ['', undefined],
  ['"days"', undefined],
] as const)
  test(`${code || 'no format'} shows ${format ?? 'no moment'}`, () => {
    assert.equal(momentFormatOf(code), format);
  });

const DAYS = { is1904: false, withTimes: false };
const TIMES = { is1904: false, withTimes: true };

for (const [serial, format, text, reading] of [
  [46113, 'day', '2026-04-01', DAYS],
  [46113.75, 'day', '2026-04-01', DAYS],
  [46113.75, 'day', '2026-04-01T18:00', TIMES],
  [46113, 'day', '2026-04-01', TIMES],
  [44651, 'day', '2026-04-01', { ...DAYS, is1904: true }],
  [1, 'day', '1900-01-01', DAYS],
  [61, 'day', '1900-03-01', DAYS],
  [0, 'day', '1904-01-01', { ...DAYS, is1904: true }],
  // A formula that copies a blank cell.
  [0, 'day', '1900-01-00', DAYS],
  [0.604166666666667, 'time', '14:30', DAYS],
  [0.604178240740741, 'time', '14:30:01', DAYS],
  [0.5, 'day', '12:00', DAYS],
  [0, 'time', '00:00', DAYS],
  [46113.604166666664, 'time', '2026-04-01T14:30', TIMES],
  [1.0833333333333333, 'hours', '26:00', DAYS],
  [0.0625, 'minutes', '90:00', DAYS],
  [0.001, 'seconds', '86', DAYS],
  [-1, 'day', '-1', DAYS],
  [4_000_000, 'day', '4000000', DAYS],
] as const)
  test(`${serial} as a ${format} is ${text}`, () => {
    assert.equal(momentText(serial, format, reading), text);
  });

test('days and times of a workbook are what is seen, by its own formats and by those that every spreadsheet knows', async () => {
  const styles = `<numFmts><numFmt numFmtId="164" formatCode="[$S/.-280A] 0.00"/><numFmt numFmtId="165" formatCode="dd&quot;.&quot;mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="31"/></cellXfs>`;
  const cell = (style: number, value: string) => `<c s="${style}"><v>${value}</v></c>`;
  const row = [
    cell(1, '44651'),
    cell(2, '0.5'),
    cell(3, '1.91'),
    cell(4, '44651'),
    cell(5, '44651'),
    cell(0, '44651'),
  ];
  const read = async (properties: string) => {
    const bytes = rawWorkbook({
      sheets: [`<sheetData><row>${row.join('')}</row></sheetData>`],
      styles,
      properties,
    });
    return (await readSheets(bytes, { name: 'a.xlsx', locale: 'en', mostLines: 9 }))[0]?.block[0];
  };
  const day = '2022-03-31';
  assert.deepEqual(await read(''), [day, '12:00', 'S/. 1.91', day, day, '44651']);
  assert.equal((await read('<workbookPr date1904="1"/>'))?.[0], '2026-04-01');
});
