import assert from 'node:assert/strict';
import { test } from 'node:test';
import { durationIn, durationText } from '../../../shared/trade/duration.ts';
import { flightNumberIn } from '../../../shared/trade/flight-number.ts';

test('MOD-14 a flight number is the same however it is written', () => {
  for (const text of ['LH8400', 'lh 8400', 'LH-8400', 'Lh08400'])
    assert.equal(flightNumberIn(text), 'LH8400');
  assert.deepEqual(
    ['5X0076', 'U2 12a', 'LH0400'].map((text) => flightNumberIn(text)),
    ['5X76', 'U212A', 'LH400'],
  );
  for (const text of ['', 'LH', '8400', 'LHA8400', 'LH0', 'LH84001', 'LH84OO'])
    assert.equal(flightNumberIn(text), undefined, text);
});

test('MOD-14 a time in hours and minutes is read as it is written', () => {
  for (const minutes of [1, 59, 60, 635, 14_400]) assert.equal(durationIn(durationText(minutes)), minutes);
  assert.equal(durationIn('10:35:00'), 635);
  for (const text of ['', '0:00', '10', '10.35', '10:60', '-1:00'])
    assert.equal(durationIn(text), undefined, text);
});
