import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type Adjustment, adjusted, ROUNDINGS } from '../../../../widgets/air-rates/adjust/adjust.ts';
import { laneOf } from '../lanes.ts';

const raise = (value: string, over: Partial<Adjustment> = {}): Adjustment => ({
  direction: 'raise',
  unit: 'percent',
  value,
  rounding: '0.01',
  ...over,
});
const priceAfter = (price: string, by: Adjustment) => {
  const row = laneOf({ 'level 100': price });
  return adjusted([row], { rows: [row.key], columns: ['level 100'] }, by).rows[0]!.cells['level 100'];
};

describe('an adjustment of prices', () => {
  it('AIR-35 raises and lowers by a percentage, exactly', () => {
    assert.equal(priceAfter('4.50', raise('5')), '4.73');
    assert.equal(priceAfter('1.10', raise('10')), '1.21');
    assert.equal(priceAfter('4.50', raise('5', { direction: 'lower' })), '4.28');
    assert.equal(priceAfter('1234.50', raise('0.5')), '1240.67');
  });

  it('AIR-35 raises and lowers by an amount', () => {
    assert.equal(priceAfter('4.5', raise('0.25', { unit: 'amount' })), '4.75');
    assert.equal(priceAfter('4.5', raise('0.25', { unit: 'amount', direction: 'lower' })), '4.25');
  });

  it('AIR-35 rounds half up to what was chosen, with two decimals', () => {
    const by = (rounding: Adjustment['rounding']) =>
      priceAfter('4.50', raise('0.125', { unit: 'amount', rounding }));
    assert.deepEqual(ROUNDINGS.map(by), ['4.63', '4.65', '4.60', '5.00']);
  });

  it('AIR-35 leaves rows and columns that were not chosen, and columns without prices', () => {
    const [one, other] = [laneOf(), laneOf()];
    const columns = ['level 100', 'minTime', 'comment'];
    const { rows, edits } = adjusted([one, other], { rows: [one.key], columns }, raise('10'));
    assert.equal(rows[1], other);
    assert.deepEqual(rows[0]!.cells, { ...one.cells, 'level 100': '4.95' });
    assert.deepEqual(edits, [{ row: one, column: 'level 100', before: '4.50', after: '4.95' }]);
  });

  it('AIR-43 leaves blank cells blank, and counts those that are no number', () => {
    const row = laneOf({ 'level 100': ' ', 'level normal': 'tba' });
    const selected = { rows: [row.key], columns: ['level normal', 'level 100'] };
    const result = adjusted([row], selected, raise('10'));
    assert.equal(result.rows[0], row);
    assert.deepEqual([result.edits.length, result.unreadable], [0, 1]);
  });

  it('D-148 leaves a text that was not read as a number when it was typed, also where it looks like one', () => {
    for (const text of ["'1.5", '1,234.50', '4.5 €']) {
      const row = laneOf({ 'level 100': text });
      const result = adjusted([row], { rows: [row.key], columns: ['level 100'] }, raise('10'));
      assert.deepEqual([result.rows[0], result.unreadable], [row, 1], text);
    }
  });

  it('AIR-35 never goes below zero, and tells where it would have', () => {
    const row = laneOf({ 'level 100': '4.50', 'level normal': '10' });
    const selected = { rows: [row.key], columns: ['level normal', 'level 100'] };
    const by = raise('5', { unit: 'amount', direction: 'lower' });
    const result = adjusted([row], selected, by);
    assert.deepEqual([result.atZero, ...result.edits.map(({ after }) => after)], [1, '5.00', '0.00']);
  });

  it('AIR-35 keeps the text of a price that comes out the same', () => {
    const row = laneOf({ 'level 100': '4.5' });
    const result = adjusted([row], { rows: [row.key], columns: ['level 100'] }, raise('0.01'));
    assert.deepEqual([result.rows[0], result.same], [row, 1]);
  });

  it('AIR-35 gives whole steps that are never further away than half of one', () => {
    const cents = fc.nat(1_000_000);
    fc.assert(
      fc.property(cents, cents, fc.constantFrom(...ROUNDINGS), (price, more, rounding) => {
        const by = raise((more / 100).toFixed(2), { unit: 'amount', rounding });
        const after = Math.round(Number(priceAfter((price / 100).toFixed(2), by)) * 100);
        const step = Math.round(Number(rounding) * 100);
        const isSame = after === price;
        assert.ok(isSame || after % step === 0);
        assert.ok(isSame || Math.abs(after - price - more) * 2 <= step);
      }),
    );
  });
});
