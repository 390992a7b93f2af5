import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRows } from '../../../../../portal/server/imports/read/rows.ts';
import { reason } from '../../../../../shared/contract/reasons.ts';

const HEADINGS = ['Order Number', 'Purchaser', 'Style Numbers'];
const more = (count: number) => Array.from({ length: count }, (_, n) => `Column ${n}`);

test('a file with more columns than an import has is refused, and none of them is kept', () => {
  const row = ['PO-1', 'C-1'];
  const widest = readRows('purchaseOrders', [[...HEADINGS, ...more(197)], row], null);
  assert.deepEqual([widest.refusal, widest.headings.length, widest.rows.length], [null, 200, 1]);
  assert.deepEqual(readRows('purchaseOrders', [[...HEADINGS, ...more(198)], row], null), {
    headings: [],
    rows: [],
    refusal: reason('importTooManyColumns', { most: 200 }),
  });
});

test('a heading is kept as a short line of whole characters', () => {
  const strange = [`${'x'.repeat(300)}`, ' Order\nNumber\u0000 ', 'Purchaser', 'half \ud800'];
  const { headings } = readRows('purchaseOrders', [strange, ['', 'PO-1', 'C-1']], null);
  assert.deepEqual(headings, [
    { heading: 'x'.repeat(200), column: null },
    { heading: 'Order Number', column: 'orderNumber' },
    { heading: 'Purchaser', column: 'purchaser' },
    { heading: 'half \ufffd', column: null },
  ]);
});

test('a cell that is longer than a spreadsheet’s can be is refused where it stands, and not told', () => {
  const headings = [...HEADINGS, 'Remark'];
  const read = (length: number) => {
    const long = ';'.repeat(length);
    const { rows } = readRows('purchaseOrders', [headings, ['PO-1', 'C-1', long, long]], null);
    return rows[0]?.problems;
  };
  assert.deepEqual(read(32_767), []);
  assert.deepEqual(read(32_768), [{ column: 'styleNumbers', reason: reason('text.long', { most: 32_767 }) }]);
});

test('a file whose cells name more than can be kept in memory is refused', () => {
  const styles = more(500).join(';');
  const file = (rows: number) =>
    readRows(
      'purchaseOrders',
      [HEADINGS, ...Array.from({ length: rows }, (_, n) => [`PO-${n}`, 'C-1', styles])],
      null,
    );
  assert.equal(file(1_000).refusal, null);
  const { rows, refusal } = file(1_001);
  assert.deepEqual([rows.length, refusal], [0, reason('jobTooLarge')]);
});
