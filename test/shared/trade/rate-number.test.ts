import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { readRateNumber, TRANSIT_DIGITS } from '../../../shared/trade/rate-number.ts';
import { decimals } from './decimals.ts';

const meaning = (text: string) => {
  const read = readRateNumber(text);
  return 'value' in read ? read.value : read.error;
};

const same = (texts: Readonly<Record<string, string>>) => {
  for (const [text, value] of Object.entries(texts)) assert.equal(meaning(text), value, `"${text}"`);
};

/** What a canonical number is without signs: its whole part in groups of three, and its decimals. */
const written = (value: string, thousands: string, point: string): string => {
  const [whole = '', fraction] = value.split('.');
  const groups = whole.replace(/\B(?=(?:\d{3})+$)/g, thousands);
  return fraction === undefined ? groups : `${groups}${point}${fraction}`;
};

const numbers = decimals({ maxWhole: 9_999_999_999n, maxScale: 4 }).filter((text) => !text.startsWith('-'));

describe('D-76 a number of an air rate', () => {
  test('has the last of both signs as its decimal sign', () => {
    same({
      '1,234.5': '1234.5',
      '1.234,5': '1234.5',
      '1,234,567.8': '1234567.8',
      '1.234.567,8': '1234567.8',
      '1,00,000.50': '100000.5',
      '1.234,567': '1234.567',
      '1,234.': '1234',
    });
  });

  test('has a decimal comma where one or two digits follow a single one, else a thousands sign', () => {
    same({
      '1,5': '1.5',
      '37,15': '37.15',
      ',5': '0.5',
      '1,234': '1234',
      '1,2345': '12345',
      '5,': '5',
      '1,234,56': '123456',
    });
    same({ '0,125': '0.125', '0,1250': '0.125', '00,125': '125' });
  });

  test('has a decimal dot; several dots part groups of three digits', () => {
    same({ '1.234': '1.234', '.5': '0.5', '5.': '5', '1.234.567': '1234567', '100.0': '100', '007': '7' });
    same({ '1.2.2026': 'notANumber', '1.23.456': 'notANumber', '1234.567.890': 'notANumber' });
  });

  test('has nothing but digits, dots and commas, of any width', () => {
    same({ '１２．５': '12.5', ' 12 ': '12', '１，２３４': '1234', '0': '0', '0,00': '0' });
    same({ '': 'blank', '  ': 'blank', '\u3000': 'blank' });
    for (const text of ['-5', '+5', '1e3', '1 234', 'abc', '.', ',', '.,', '12kg', '1,2,3,4.5.6', '1.2,3,4'])
      assert.equal(meaning(text), 'notANumber', text);
  });

  test('has at most ten digits before and four after the decimal sign', () => {
    same({ '9,999,999,999.9999': '9999999999.9999', '0.00010': '0.0001' });
    same({ '10000000000': 'whole', '0.00001': 'decimals' });
  });

  test('has fewer digits where its column stores fewer, which the error names', () => {
    for (const [text, read] of [
      ['999,999.99', { value: '999999.99' }],
      ['2.500', { value: '2.5' }],
      ['1000000', { error: 'whole', most: 6 }],
      ['2.125', { error: 'decimals', most: 2 }],
      ['1.2.3', { error: 'notANumber' }],
    ] as const)
      assert.deepEqual(readRateNumber(text, TRANSIT_DIGITS), read, text);
  });

  test('is the same number in every notation, and read again the same', () => {
    fc.assert(
      fc.property(numbers, (value) => {
        assert.equal(meaning(value), value);
        assert.equal(meaning(written(value, '', '.')), value);
        const [whole = '', fraction = ''] = value.split('.');
        if (fraction.length > 0 && fraction.length < 3) assert.equal(meaning(`${whole},${fraction}`), value);
        if (whole.length < 4) return;
        assert.equal(meaning(written(value, ',', '.')), value);
        if (fraction) assert.equal(meaning(written(value, '.', ',')), value);
      }),
    );
  });

  test('is canonical whatever was typed, or no number', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,') }), (text) => {
        const read = readRateNumber(text);
        if ('error' in read) return;
        assert.match(read.value, /^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/);
        assert.equal(meaning(read.value), read.value);
      }),
    );
  });
});
