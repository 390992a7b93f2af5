import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { laneResult } from '../../../../widgets/air-rates/calculator/lane-result.ts';
import { newRow } from '../../../../widgets/air-rates/rows/rate-row.ts';

const LEVELS = ['minimum', 'normal', '45', '100', '300'];

const resultOf = (prices: Readonly<Record<string, string>>, chargeable: string) => {
  const cells = Object.entries(prices).map(([level, price]) => [`level ${level}`, price]);
  return laneResult(newRow(Object.fromEntries(cells)), LEVELS, chargeable);
};

const reasonOf = (prices: Readonly<Record<string, string>>, chargeable: string) => {
  const result = resultOf(prices, chargeable);
  return result.state === 'rated' ? result.reason : result.state;
};

describe('AIR-02 why a lane costs what it does', () => {
  test('is a heavier weight that costs less', () => {
    assert.deepEqual(reasonOf({ normal: '37.15', '45': '18.28' }, '30'), {
      id: 'heavier',
      weight: '45',
      amount: '822.60',
      instead: '1114.50',
      chargeable: '30',
    });
    assert.deepEqual(reasonOf({ normal: '9', '45': '5', '100': '4', '300': '1' }, '110'), {
      id: 'heavier',
      weight: '300',
      amount: '300.00',
      instead: '440.00',
      chargeable: '110',
    });
  });

  test('is the minimum, or that there is nothing else', () => {
    assert.deepEqual(reasonOf({ minimum: '100', normal: '2', '45': '1' }, '30'), {
      id: 'minimum',
      amount: '45.00',
      weight: '45',
    });
    assert.deepEqual(reasonOf({ minimum: '100' }, '30'), { id: 'onlyMinimum' });
  });

  test('is the rate that the weight falls under', () => {
    const prices = { minimum: '1', normal: '5', '45': '4.9', '100': '4.8' };
    assert.deepEqual(reasonOf(prices, '20'), { id: 'normal' });
    assert.deepEqual(reasonOf(prices, '45'), { id: 'break', level: '45' });
    assert.deepEqual(reasonOf(prices, '120'), { id: 'break', level: '100' });
  });

  test('is the first break where nothing is below, and a lower one where the higher costs more', () => {
    assert.deepEqual(reasonOf({ '45': '4' }, '20'), { id: 'firstBreak', weight: '45' });
    assert.deepEqual(reasonOf({ '45': '4', '100': '5' }, '120'), { id: 'lower', level: '100' });
  });

  test('is unknown without a price, or with one that can not be read', () => {
    assert.equal(reasonOf({ normal: ' ' }, '20'), 'noPrice');
    assert.equal(reasonOf({ normal: '5', '45': '1.2.3' }, '20'), 'unreadable');
  });
});
