import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  billed,
  decimal,
  money,
  type Notation,
  numbers,
  orderNumber,
} from '../../../../../portal/server/imports/read/cells.ts';
import { reason } from '../../../../../shared/contract/reasons.ts';

const EN: Notation = { own: '.' };
const DE: Notation = { own: ',' };
const weight = decimal({ whole: 11, decimals: 3 });

test('a decimal is written without zeros that say nothing', () => {
  const pairs = [
    ['0008.200', '8.2'],
    ['100', '100'],
    ['0.0', '0'],
  ] as const;
  for (const [text, value] of pairs) assert.deepEqual(weight(text, EN), { value });
});

test('D-150 what people write where there is no number makes none', () => {
  const refusal = reason('importNoReference');
  for (const text of ['-', '–', '?', '...', 'n/a', 'N/A', 'nil', 'None', 'null', 'NaN'])
    assert.deepEqual(orderNumber(text, EN), { refusal }, text);
  assert.deepEqual(numbers('ST-1; -', EN), { refusal });
  for (const text of ['A', '0', '-7', '漢', 'NILE', 'NA-1'])
    assert.deepEqual(orderNumber(text, EN), { value: text });
});

test('D-77 a price of three decimals is refused, since it may be a thousand times as much', () => {
  const pairs = [
    ['1.200', { refusal: reason('importAmbiguous', { whole: '1200', decimal: '1.2' }) }],
    ['12.000', { refusal: reason('importAmbiguous', { whole: '12000', decimal: '12' }) }],
    ['1.255', { refusal: reason('importAmbiguous', { whole: '1255', decimal: '1.255' }) }],
    ['12.3456', { refusal: reason('decimals', { most: 2 }) }],
    ['0.125', { refusal: reason('decimals', { most: 2 }) }],
    ['1,200', { refusal: reason('importAmbiguous', { whole: '1200', decimal: '1.2' }) }],
    ['1250,50', { value: '1250.5' }],
    ['1.250,50', { value: '1250.5' }],
    ['１２５０．５', { value: '1250.5' }],
    ['1.2', { value: '1.2' }],
    ['1200.000', { value: '1200' }],
    ['0.120', { value: '0.12' }],
  ] as const;
  for (const [text, read] of pairs)
    for (const language of [EN, DE]) assert.deepEqual(money(text, language), read, text);
  assert.deepEqual(weight('1.200', EN), { value: '1.2' });
});

test('D-148 a number is read as its file writes numbers, else by the language, and never guessed', () => {
  const both = { refusal: reason('importAmbiguous', { whole: '1250', decimal: '1.25' }) };
  assert.deepEqual([weight('1.250', EN), weight('1,250', EN)], [{ value: '1.25' }, both]);
  assert.deepEqual([weight('1.250', DE), weight('1,250', DE)], [both, { value: '1.25' }]);
  for (const rule of [weight, money]) {
    assert.deepEqual(rule('1.250', { ...EN, decided: ',' }), { value: '1250' });
    assert.deepEqual(rule('1.250', { ...DE, decided: '.' }), { value: '1.25' });
  }
  assert.deepEqual(money('€ 1.250,5', { ...EN, currency: 'EUR' }), { value: '1250.5' });
  assert.deepEqual(money('€ 1.250,5', { ...EN, currency: 'USD' }), { refusal: reason('importNumber') });
  assert.deepEqual(weight('(5)', EN), { refusal: reason('negative') });
});

test('D-149 a bill in a currency of three decimals has them, and any other one asks what they mean', () => {
  const both = { refusal: reason('importAmbiguous', { whole: '1250', decimal: '1.25' }) };
  const [kwd, eur, jpy] = ['KWD', 'EUR', 'JPY'].map((currency) => ({ ...EN, currency }));
  assert.deepEqual(billed('1.250', kwd!), { value: '1.25' });
  assert.deepEqual([billed('1.250', { ...DE, currency: 'KWD' }), billed('1,250', kwd!)], [both, both]);
  assert.deepEqual([billed('1.250', eur!), billed('1.250', jpy!), billed('1.250', EN)], [both, both, both]);
  assert.deepEqual(billed('1.2345', kwd!), { refusal: reason('decimals', { most: 3 }) });
});

test('a text far longer than a number is none, whatever its digits', () => {
  assert.deepEqual(weight(`1.${'0'.repeat(5_000)}1`, EN), { refusal: reason('importNumber') });
});
