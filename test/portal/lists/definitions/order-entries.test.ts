import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withStyles } from '../../../../portal/lists/definitions/order-entries.ts';

test('MOD-02 MOD-04 style numbers stand under each order that carries them on the record', () => {
  const orders = [
    { id: 7, orderNumbers: 'PO-7' },
    { id: 5, orderNumbers: 'PO-5' },
    { id: 9, orderNumbers: 'PO-9' },
  ];
  const styles = [
    { id: 1, styleNumber: 'A', pos: [{ id: 5 }, { id: 7 }] },
    { id: 2, styleNumber: 'B', pos: [{ id: 7 }] },
    { id: 3, styleNumber: 'C', pos: [{ id: 4 }] },
  ];
  assert.deepEqual(
    withStyles(orders, styles).map(({ orderNumbers, styleNumbers }) => [orderNumbers, styleNumbers]),
    [
      ['PO-7', ['A', 'B']],
      ['PO-5', ['A']],
      ['PO-9', []],
    ],
  );
});
