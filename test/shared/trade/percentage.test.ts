import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { enteredPercentage, readPercentage, stepped } from '../../../shared/trade/percentage.ts';

const read = (text: string, sign: '.' | ',' = '.') => readPercentage(enteredPercentage(text, sign));

test('D-81 every number from 0 to 100 is a mark-up, with as many decimals as it has', () => {
  for (const [text, value] of [
    ['0', '0'],
    ['-0', '0'],
    ['55', '55'],
    ['100', '100'],
    ['100.0', '100'],
    [' 7 ', '7'],
    ['+7', '7'],
    ['33.333333333333333333', '33.333333333333333333'],
    ['.5', '0.5'],
    ['１２', '12'],
  ] as const)
    assert.deepEqual(read(text), { value }, text);
});

test('D-148 the decimal sign of the language is one however many digits follow it, the other one is asked about', () => {
  assert.deepEqual(read('12,5'), { value: '12.5' });
  assert.deepEqual(read('12,345', ','), { value: '12.345' });
  assert.deepEqual(read('12.345'), { value: '12.345' });
  for (const [text, sign] of [
    ['12.345', ','],
    ['12,345', '.'],
    ['12,345 %', '.'],
  ] as const)
    assert.deepEqual(read(text, sign), { error: 'ambiguous' }, text);
});

test('a pasted per cent sign is read over', () => {
  for (const text of ['50 %', '50%', '50\u00a0%', '50％', ' 50 % '])
    assert.deepEqual(read(text), { value: '50' }, text);
});

test('SHEET-09 SHEET-10 what is no number, also a blank field and an exponent', () => {
  for (const text of [
    ...['', '  ', '%', 'ten', '1e2', '5 0', '50 % %', '12.5.1', '--1', 'NaN', 'Infinity', '0x10', '½'],
  ])
    assert.deepEqual(read(text), { error: 'notANumber' }, text);
});

test('SHEET-11 SHEET-12 below 0', () => {
  for (const text of ['-1', '- 1', '−1', '－1', '-0.0001', '-12,5 %'])
    assert.deepEqual(read(text), { error: 'negative' }, text);
});

test('SHEET-13 SHEET-14 above 100, by however little', () => {
  for (const text of ['101', '100.01', '100,01', '100.00000000000000000001', '9'.repeat(40)])
    assert.deepEqual(read(text), { error: 'over' }, text);
});

test('SHEET-16 an arrow key adds or takes 10, within 0 and 100', () => {
  for (const [value, up, down] of [
    ['50', '60', '40'],
    ['55', '65', '45'],
    ['95', '100', '85'],
    ['4', '14', '0'],
    ['33.3', '43.3', '23.3'],
  ] as const)
    assert.deepEqual(
      [stepped({ value }, 1), stepped({ value }, -1)],
      [{ value: up }, { value: down }],
      value,
    );
  for (const text of ['', 'ten', '12.345']) assert.equal(stepped({ text }, 1), undefined, text);
  for (const value of ['-1', '101']) assert.equal(stepped({ value }, 1), undefined, value);
});

test('D-81 a number in hundredths is read as what it is, and stays a mark-up after any arrow key', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), fc.constantFrom('.', ','), (hundredths, sign) => {
      const entry = enteredPercentage((hundredths / 100).toFixed(2).replace('.', sign), sign);
      assert.ok('value' in entry && Number(entry.value) === hundredths / 100);
      for (const direction of [1, -1] as const)
        assert.ok('value' in readPercentage(stepped(entry, direction)!));
    }),
  );
});
