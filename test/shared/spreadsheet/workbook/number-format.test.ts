import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { shownNumber } from '../../../../shared/spreadsheet/workbook/number-format.ts';

for (const [value, code, text, number = text] of [
  [4500, '00000000', '00004500', '4500'],
  [1234567890, '000-000-0000', '123-456-7890', '1234567890'],
  [12345, '"PO-"000\\/000', 'PO-012/345', 'PO-12345'],
  [0, '000', '000', '0'],
  [0.15, '0%', '15%'],
  [0.0125, '0.00%', '1.25%'],
  [4200, '0.0,', '4.2'],
  [4_200_000, '#,##0.00,,', '4.2'],
  [4200, '0,.00', '4.2'],
  [4.2, '#,##0.00 [$€-407]', '4.2 €'],
  [2.345, '[$EUR] 0.000', 'EUR 2.345', 'EUR 2.3450'],
  [1.91, '0.00"/lb"', '1.91/lb'],
  [1.91, '_-"£"* #,##0.00_-;-"£"* #,##0.00_-;_-"£"* "-"??_-', '£ 1.91'],
  [-1.91, '_-"£"* #,##0.00_-;-"£"* #,##0.00_-', '-£ 1.91'],
  [0, '_-"£"* #,##0.00_-;-"£"* #,##0.00_-;_-"£"* "-"??_-', '£ -'],
  [-1.91, '"$"0.00;[Red]"$"0.00', '$1.91', '-$1.91'],
  [-1.91, '"$"0.00_);("$"0.00)', '($1.91)'],
  [1, '"on request"', 'on request'],
  [0, '0.00;-0.00;;@', ''],
  [4.2, ';;;', ''],
  [-5, '0;;0', ''],
  [-5, '0 "kg"', '-5 kg'],
  [4.5, '[<1]0.000 "EUR";0.00 "EUR"', '4.5 EUR'],
  [-4.5, '[Red][<0]0.00 "EUR";[>=0]0 "EUR"', '-4.5 EUR'],
] as const)
  test(`${value} as ${code} is seen as ${text}`, () => {
    const shown = shownNumber(value, code);
    assert.deepEqual(shown && [shown.text.replace(/ +/g, ' '), shown.number.replace(/ +/g, ' ')], [
      text,
      number,
    ]);
  });

for (const code of [
  'General',
  '0',
  '#,##0.00',
  '0.00E+00',
  '# ?/?',
  '0.00;[Red]-0.00',
  '[>100]0 "much";0 "little"',
  '_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_)',
  '@',
  '+0.00;-0.00',
  '',
  '0.00;',
])
  test(`${code} shows no more than the number`, () => {
    for (const value of [0, 1.5, -1.5, 4500]) assert.equal(shownNumber(value, code), undefined);
  });

test('zeros in front and digits at their places never change a number', () => {
  const digits = fc.nat({ max: 999_999_999_999 });
  const code = fc.stringMatching(/^[0#]{0,5}(?:-[0#]{1,5}){0,2}-?0{2,6}$/);
  fc.assert(
    fc.property(digits, code, (value, format) => {
      const { text, number } = shownNumber(value, format) ?? { text: '', number: '' };
      assert.equal(Number(text.replaceAll('-', '')), value);
      assert.equal(number.replaceAll('-', ''), String(value));
    }),
  );
});
