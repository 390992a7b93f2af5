import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { chargeableWeight, type LevelPrice, rateWeight } from '../../../shared/trade/air-freight.ts';
import { decimals } from './decimals.ts';
import { cents, exact, isAbove, times, written } from './exact.ts';

const prices = (byLevel: Readonly<Record<string, string>>): LevelPrice[] =>
  Object.entries(byLevel).map(([level, price]) => ({ level, price }));

const box = (length: string, width: string, height: string, count = '1') => ({
  length,
  width,
  height,
  count,
});

const amounts = (maxWhole: bigint, maxScale = 2) =>
  decimals({ maxWhole, maxScale }).filter((text) => !text.startsWith('-'));

describe('AIR-02 the chargeable weight', () => {
  test('is the gross weight rounded up to half a kilogram', () => {
    for (const [gross, weight] of [
      ['30', '30'],
      ['30.01', '30.5'],
      ['30.5', '30.5'],
      ['30.5001', '31'],
      ['0', '0'],
    ] as const)
      assert.deepEqual(chargeableWeight(gross), { weight, volumeWeight: null, isByVolume: false });
  });

  test('is that of the volume where it is more, of all pieces', () => {
    assert.deepEqual(chargeableWeight('30', box('120', '80', '100')), {
      weight: '160',
      volumeWeight: '160.00',
      isByVolume: true,
    });
    assert.equal(chargeableWeight('30', box('50', '40', '30', '3')).weight, '30');
    assert.deepEqual(chargeableWeight('30', box('50', '40', '31', '3')), {
      weight: '31',
      volumeWeight: '31.00',
      isByVolume: true,
    });
    assert.deepEqual(chargeableWeight('30.5', box('10', '10', '10')), {
      weight: '30.5',
      volumeWeight: '0.17',
      isByVolume: false,
    });
  });

  test('has a divisor and a step of its own where they are given', () => {
    const rules = { divisor: '5000', step: '1' };
    assert.equal(chargeableWeight('10', box('100', '50', '10'), rules).weight, '10');
    assert.equal(chargeableWeight('10', box('100', '50', '10.1'), rules).weight, '11');
  });

  test('is the least step that is not below the exact volume, whatever the divisor', () => {
    fc.assert(
      fc.property(
        amounts(500n),
        amounts(500n),
        fc.integer({ min: 1, max: 9000 }).map(String),
        (length, width, divisor) => {
          const { weight } = chargeableWeight('0', box(length, width, '10'), { divisor, step: '0.5' });
          const volume = times(times(exact(length), exact(width)), exact('10'));
          const paid = times(exact(weight), exact(divisor));
          const oneLess = times(exact(String(Number(weight) - 0.5)), exact(divisor));
          assert.equal(isAbove(volume, paid), false);
          assert.equal(Number(weight) === 0 || isAbove(volume, oneLess), true);
        },
      ),
    );
  });
});

describe('AIR-02 the freight of a weight', () => {
  test('is that of the next break where its weight costs less: 30 kg rated as 45 kg', () => {
    assert.deepEqual(rateWeight(prices({ normal: '37.15', '45': '18.28' }), '30'), {
      total: '822.60',
      charge: { level: '45', rate: '18.28', weight: '45', amount: '822.60' },
      minimum: null,
      alternatives: [{ level: 'normal', rate: '37.15', weight: '30', amount: '1114.50' }],
    });
  });

  test('is by the normal rate below the first break only', () => {
    const lane = prices({ normal: '5', '45': '4.9', '100': '4' });
    assert.equal(rateWeight(lane, '20')?.charge?.level, 'normal');
    assert.equal(rateWeight(lane, '45')?.charge?.level, '45');
    assert.deepEqual(
      rateWeight(lane, '45')?.alternatives.map(({ level }) => level),
      ['100'],
    );
    assert.equal(rateWeight(prices({ normal: '1', '45': '2' }), '50')?.total, '100.00');
    assert.equal(rateWeight(prices({ normal: '5' }), '200')?.total, '1000.00');
  });

  test('is the minimum, a flat total, where that is more', () => {
    const lane = prices({ minimum: '100', normal: '5', '45': '4' });
    assert.deepEqual(
      [rateWeight(lane, '10'), rateWeight(lane, '20'), rateWeight(lane, '20.5')].map((freight) => [
        freight?.total,
        freight?.minimum,
      ]),
      [
        ['100.00', '100.00'],
        ['100.00', null],
        ['102.50', null],
      ],
    );
  });

  test('is the minimum alone where nothing else has a price, and nothing where that has none', () => {
    assert.deepEqual(rateWeight(prices({ minimum: '80', normal: '', '45': '' }), '30'), {
      total: '80.00',
      charge: null,
      minimum: '80.00',
      alternatives: [],
    });
    assert.equal(rateWeight(prices({ minimum: '', normal: '', pivot: '3' }), '30'), null);
    assert.equal(rateWeight([], '30'), null);
  });

  test('leaves out levels without a price: the normal rate goes up to the first one that has some', () => {
    const lane = prices({ normal: '5', '45': '', '100': '3' });
    assert.equal(rateWeight(lane, '50')?.charge?.level, 'normal');
    assert.equal(rateWeight(lane, '61')?.charge?.level, '100');
    assert.equal(rateWeight(prices({ '100': '3' }), '20')?.total, '300.00');
  });

  test('takes the lowest level of those that cost the same, and rounds once, half up', () => {
    assert.equal(rateWeight(prices({ normal: '4', '45': '2' }), '22.5')?.charge?.level, 'normal');
    assert.equal(rateWeight(prices({ normal: '0.0101' }), '50')?.total, '0.51');
    assert.equal(rateWeight(prices({ normal: '1.0049', '1': '1.005' }), '0.9999')?.charge?.level, 'normal');
  });

  test('agrees with whole-number arithmetic over all charges that take part', () => {
    const price = fc.option(amounts(99n, 4), { nil: '' });
    fc.assert(
      fc.property(price, price, price, price, amounts(200n, 1), (minimum, normal, p45, p100, weight) => {
        const freight = rateWeight(prices({ '100': p100, minimum, normal, '45': p45 }), weight);
        const at = (rate: string, from: string) =>
          cents(times(exact(rate), exact(Number(from) > Number(weight) ? from : weight)));
        const first = p45 ? 45 : p100 ? 100 : Infinity;
        const charges = [
          ...(normal && Number(weight) < first ? [at(normal, '0')] : []),
          ...(p45 ? [at(p45, '45')] : []),
          ...(p100 ? [at(p100, '100')] : []),
        ];
        const [least = 0n] = charges.sort((one, other) => Number(one - other));
        const flat = minimum ? cents(exact(minimum)) : 0n;
        const expected = charges.length || minimum ? written(flat > least ? flat : least) : undefined;
        assert.equal(freight?.total, expected);
      }),
    );
  });
});
