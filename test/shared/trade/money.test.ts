import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  charged,
  convert,
  convertUnitCost,
  isManualTotal,
  lineTotal,
  sum,
  uplift,
} from '../../../shared/trade/money.ts';
import { decimals, halfCents } from './decimals.ts';
import { absolute, cents, exact, isAbove, minus, times, written } from './exact.ts';

const RUNS = { numRuns: 5000 };
const product = (a: string, b: string) => written(cents(times(exact(a), exact(b))));

describe('CHG-26 the total of a line', () => {
  test('is quantity times unit cost, rounded half away from zero to the cent', () => {
    assert.equal(lineTotal('3', '33.333'), '100.00');
    assert.equal(lineTotal('1', '1.005'), '1.01');
    assert.equal(lineTotal('1', '-1.005'), '-1.01');
    assert.equal(lineTotal('1', '1.0049999'), '1.00');
    assert.equal(lineTotal('0', '12.50'), '0.00');
  });

  test('D-149 is rounded once, to the decimals of its currency, and written with two at least', () => {
    assert.equal(lineTotal('2', '1.005'), '2.01');
    assert.equal(lineTotal('12.345', '45.00', 'USD'), '555.53');
    assert.equal(lineTotal('0.004', '1000', 'USD'), '4.00');
    assert.equal(lineTotal('3', '33.5', 'JPY'), '101.00');
    assert.equal(lineTotal('-3', '33.5', 'JPY'), '-101.00');
    assert.equal(lineTotal('3', '4.1152', 'KWD'), '12.346');
    assert.equal(lineTotal('2', '5', 'KWD'), '10.00');
    assert.deepEqual([uplift('1255', 'JPY'), uplift('12.345', 'KWD')], ['1381.00', '13.58']);
    assert.deepEqual([sum(['1.234', '1.001'], 'KWD'), sum([], 'KWD')], ['2.235', '0.00']);
    assert.equal(charged('12.3455', '0', 'KWD').amount, '12.346');
  });

  test('D-149 a unit cost is converted with as many decimals as it was entered with, of four at most', () => {
    assert.equal(convertUnitCost('10.01', '1.085'), '10.86');
    assert.equal(convertUnitCost('0.0125', '1.085'), '0.0136');
    assert.equal(convertUnitCost('10', '1.08543'), '10.85');
  });

  test('agrees with whole-number arithmetic', () => {
    fc.assert(
      fc.property(decimals(), decimals(), (quantity, cost) => {
        assert.equal(lineTotal(quantity, cost), product(quantity, cost));
      }),
      RUNS,
    );
  });

  test('rounds a negative line as far from zero as a positive one', () => {
    fc.assert(
      fc.property(halfCents, (cost) => {
        assert.equal(lineTotal('-1', cost).replace('-', ''), lineTotal('1', cost).replace('-', ''));
        assert.equal(lineTotal('1', cost), product('1', cost));
      }),
      RUNS,
    );
  });

  test('has no sign when it rounds to nothing', () => {
    assert.equal(lineTotal('1', '-0.004'), '0.00');
    assert.equal(lineTotal('-0', '5'), '0.00');
  });

  test('D-77 has no bounds: twelve digits by twelve digits are exact', () => {
    assert.equal(lineTotal('999999999999.99', '999999999999.99'), '999999999999980000000000.00');
  });
});

describe('CHG-28 D-21 a total edited by hand', () => {
  test('D-160 is one that differs by more than 0.009 as it came', () => {
    for (const total of ['30', '30.00', '30.004', '30.009', '29.996', '29.991']) {
      assert.equal(isManualTotal(total, '3', '10'), false, total);
      assert.equal(isManualTotal(`-${total}`, '3', '-10'), false, `-${total}`);
    }
    for (const total of ['30.0091', '30.01', '29.9909', '29.99']) {
      assert.equal(isManualTotal(total, '3', '10'), true, total);
      assert.equal(isManualTotal(`-${total}`, '3', '-10'), true, `-${total}`);
    }
    assert.equal(isManualTotal('10.009', '2', '5.00'), false);
  });

  test('has nothing to differ from where one of the three is blank', () => {
    assert.equal(isManualTotal('', '3', '10'), false);
    assert.equal(isManualTotal('31', '', '10'), false);
    assert.equal(isManualTotal('31', '3', ''), false);
  });

  test('is never the calculated one, however it was rounded, and always one moved by a cent', () => {
    fc.assert(
      fc.property(decimals(), decimals(), fc.constantFrom('0.01', '-0.01'), (quantity, cost, cent) => {
        const total = lineTotal(quantity, cost);
        assert.equal(isManualTotal(total, quantity, cost), false);
        assert.equal(isManualTotal(sum([total, cent]), quantity, cost), true);
      }),
      RUNS,
    );
  });

  test('agrees with whole-number arithmetic around the edge', () => {
    const nearby = fc.integer({ min: -12_000, max: 12_000 });
    fc.assert(
      fc.property(decimals(), decimals(), nearby, (quantity, cost, millionths) => {
        const calculated = exact(product(quantity, cost));
        const total = minus(calculated, { units: BigInt(millionths), scale: 6 });
        const text = `${total.units < 0n ? '-' : ''}${plain(absolute(total).units, total.scale)}`;
        assert.equal(isManualTotal(text, quantity, cost), Math.abs(millionths) > 9_000);
      }),
      RUNS,
    );
  });
});

describe('CHG-42 CHG-43 D-22 a conversion', () => {
  test('multiplies at full precision and rounds once', () => {
    assert.equal(convert('100.00', '1.0835'), '108.35');
    assert.equal(convert('1000000', '0.00666666666667'), '6666.67');
    assert.equal(convert('1.005', '1'), '1.01');
    assert.equal(convert('-1500', '0.00667'), '-10.01');
  });

  test('agrees with whole-number arithmetic for rates of twelve decimals', () => {
    const rates = decimals({ maxWhole: 5n, maxScale: 12 }).filter(
      (rate) => !rate.startsWith('-') && rate !== '0',
    );
    fc.assert(
      fc.property(decimals({ maxScale: 2 }), rates, (amount, rate) => {
        assert.equal(convert(amount, rate), product(amount, rate));
      }),
      RUNS,
    );
  });
});

describe('CHG-02 the uplift', () => {
  test('is exact for each of 100,000 amounts, 1,145 of which a float gets wrong by a cent', () => {
    let wrong = 0;
    let wrongAsFloat = 0;
    for (let n = 1n; n <= 100_000n; n++) {
      const amount = written(n);
      const right = written(cents({ units: n * 11n, scale: 3 }));
      if (uplift(amount) !== right) wrong += 1;
      if ((Number(amount) * 1.1).toFixed(2) !== right) wrongAsFloat += 1;
    }
    assert.equal(wrong, 0);
    assert.equal(wrongAsFloat, 1145);
  });

  test('takes a credit as far down as a charge up, and repeats to the same', () => {
    assert.equal(uplift('0.05'), '0.06');
    assert.equal(uplift('-0.05'), '-0.06');
    assert.equal(uplift('0'), '0.00');
    fc.assert(
      fc.property(decimals({ maxScale: 2 }), (amount) => {
        assert.equal(uplift(amount), product(amount, '1.1'));
      }),
      RUNS,
    );
  });
});

describe('D-121 what a line is charged', () => {
  test('is the larger of total and minimum price, and says which', () => {
    assert.deepEqual(charged('80.00', '95'), { amount: '95.00', isMinimum: true });
    assert.deepEqual(charged('95.00', '95'), { amount: '95.00', isMinimum: false });
    assert.deepEqual(charged('95.01', '95'), { amount: '95.01', isMinimum: false });
    assert.deepEqual(charged('-20.00', '0'), { amount: '0.00', isMinimum: true });
  });

  test('is the total where the line has no minimum, also for a credit', () => {
    assert.deepEqual(charged('-20.00', ''), { amount: '-20.00', isMinimum: false });
  });

  test('agrees with whole-number arithmetic', () => {
    fc.assert(
      fc.property(decimals({ maxScale: 2 }), decimals({ maxScale: 2 }), (total, minimum) => {
        const isMinimum = isAbove(exact(minimum), exact(total));
        const amount = written(cents(exact(isMinimum ? minimum : total)));
        assert.deepEqual(charged(total, minimum), { amount, isMinimum });
      }),
      RUNS,
    );
  });
});

describe('CHG-41 a sum', () => {
  test('is exact where floats are not, and 0.00 for no lines', () => {
    assert.equal(sum(['0.1', '0.2', '-0.3']), '0.00');
    assert.equal(sum(new Set<string>()), '0.00');
    assert.equal(sum(Array.from({ length: 1000 }, () => '0.10')), '100.00');
  });

  test('agrees with whole-number arithmetic, whatever the order', () => {
    fc.assert(
      fc.property(fc.array(decimals({ maxScale: 2 }), { maxLength: 60 }), (amounts) => {
        const right = written(amounts.reduce((all, amount) => all + cents(exact(amount)), 0n));
        assert.equal(sum(amounts), right);
        assert.equal(sum(amounts.toReversed()), right);
      }),
    );
  });
});

test('CHG-26 CHG-42 CHG-02 the amounts of 10,000 random lines agree to the cent with an exact reference', () => {
  const amount = decimals({ maxWhole: 99_999n, maxScale: 2 });
  const line = fc.record({
    quantity: decimals({ maxWhole: 5_000n, maxScale: 2 }),
    unitCost: amount,
    minimum: fc.option(amount, { nil: '' }),
    rate: fc.option(
      decimals({ maxWhole: 3n, maxScale: 10 }).filter((rate) => !rate.startsWith('-') && rate !== '0'),
      { nil: '1' },
    ),
  });
  const ours: string[] = [];
  let reference = 0n;
  for (const { quantity, unitCost, minimum, rate } of fc.sample(line, 10_000)) {
    const { amount: due } = charged(lineTotal(quantity, unitCost), minimum);
    ours.push(uplift(convert(due, rate)));

    let ofLine = cents(times(exact(quantity), exact(unitCost)));
    if (minimum !== '' && cents(exact(minimum)) > ofLine) ofLine = cents(exact(minimum));
    const inDollars = cents(times({ units: ofLine, scale: 2 }, exact(rate)));
    const selling = cents({ units: inDollars * 11n, scale: 3 });
    assert.equal(ours.at(-1), written(selling), `${quantity} x ${unitCost}, minimum ${minimum}, at ${rate}`);
    reference += selling;
  }
  assert.equal(sum(ours), written(reference));
});

test('D-77 a text that is no number never becomes an amount', () => {
  for (const text of ['', ' ', 'abc', 'NaN', 'Infinity', '1,5', '0x10', '1 000']) {
    assert.throws(() => lineTotal(text, '1'), text);
    assert.throws(() => lineTotal('1', text), text);
    assert.throws(() => convert('1', text), text);
    assert.throws(() => sum(['1', text]), text);
  }
});

/** Whole units of `10 ** -scale`, written out. */
function plain(units: bigint, scale: number): string {
  const digits = units.toString().padStart(scale + 1, '0');
  return scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}
