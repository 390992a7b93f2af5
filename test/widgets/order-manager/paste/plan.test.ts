import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Pasted } from '../../../../widgets/order-manager/paste/pasted.ts';
import { type KnownOrder, plan } from '../../../../widgets/order-manager/paste/plan.ts';
import { readOrders } from '../../../../widgets/order-manager/paste/read/read-orders.ts';

const order = (id: number, label: string) => ({ id, label, styles: [] });
const KNOWN: ReadonlyMap<string, KnownOrder> = new Map([['4-501', { ...order(3, '4-501'), carriedBy: [] }]]);
const PRESENT = [{ order: order(1, 'PO-1'), selected: [{ id: 11, label: 'SN-11' }] }];

const planned = (text: string, edits: Pasted['edits'] = {}, results: Pasted['results'] = {}) => {
  const { rows, toAdd } = plan(readOrders(text, { rest: 'style' }), {
    ...{ pasted: { edits, results }, known: KNOWN, present: PRESENT },
  });
  return {
    fates: rows.map(({ fate }) => fate.is),
    toAdd: toAdd.map(
      (one) => `${one.number}${one.order ? `#${one.order.id}` : ''}: ${one.styles.join(', ')}`,
    ),
  };
};

test('D-150 what is written with other signs is the same order, and case counts', () => {
  assert.deepEqual(planned('PO 4‑501\nPO ４－５０１\nPO po-1'), {
    fates: ['attach', 'twice', 'create'],
    toAdd: ['4‑501#3: ', 'po-1: '],
  });
});

test('D-150 a line that repeats an order gives it its style numbers, each once', () => {
  assert.deepEqual(planned('PO 4502; ST-1\nPO 4502; ST-1; ST-2').toAdd, ['4502: ST-1, ST-2']);
});

test('PO-31 D-150 says what style numbers come with an order that exists, beside those of the list', () => {
  const styles = [
    { id: 21, label: 'ST-1' },
    { id: 22, label: 'ST-2' },
  ];
  const known = new Map([['4-501', { ...order(3, '4-501'), styles, carriedBy: [] }]]);
  const { rows, toAdd } = plan(readOrders('PO 4-501; ST-2; ST-3', { rest: 'style' }), {
    ...{ pasted: { edits: {}, results: {} }, known, present: [] },
  });
  assert.deepEqual(rows[0]?.fate, { is: 'attach', brings: 1 });
  assert.deepEqual([toAdd[0]?.styles, toAdd[0]?.brings], [['ST-2', 'ST-3'], 1]);
});

test('D-150 a line that repeats an order says whether something of it is taken', () => {
  const { rows } = plan(readOrders('PO 4502; ST-1\nPO 4502; ST-2\nPO 4502', { rest: 'style' }), {
    ...{ pasted: { edits: {}, results: {} }, known: KNOWN, present: PRESENT },
  });
  assert.deepEqual(
    rows.slice(1).map(({ fate }) => fate),
    [
      { is: 'twice', line: 1, styles: 1 },
      { is: 'twice', line: 1, styles: 0 },
    ],
  );
});

test('D-150 of a line that repeats an order only the style numbers are counted that neither the earlier line nor the record has', () => {
  const fates = (text: string) =>
    plan(readOrders(text, { rest: 'style' }), {
      ...{ pasted: { edits: {}, results: {} }, known: KNOWN, present: PRESENT },
    }).rows.map(({ fate }) => fate);
  assert.deepEqual(fates('PO 4502; ST-1\nPO 4502; ST‑1; ST-2\nPO 4502; ST-2').slice(1), [
    { is: 'twice', line: 1, styles: 1 },
    { is: 'twice', line: 1, styles: 0 },
  ]);
  assert.deepEqual(fates('PO PO-1; SN-12\nPO PO-1; SN-11'), [
    { is: 'here', styles: 1 },
    { is: 'twice', line: 1, styles: 0 },
  ]);
});

test('D-150 an order that is there already gets only the style numbers that it has not', () => {
  assert.deepEqual(planned('PO PO-1; SN-11; SN-12').toAdd, ['PO-1#1: SN-12']);
  assert.deepEqual(planned('PO PO-1; SN-11').toAdd, []);
});

test('D-150 what is taken out is not added, what is taken in is, and what was added is not added again', () => {
  const text = 'PO 4502\nhello there\nPO 4503';
  assert.deepEqual(planned(text).toAdd, ['4502: ', '4503: ']);
  const edits = { '1.0': { isTaken: false }, '2': { isTaken: true, number: '4504' } };
  assert.deepEqual(planned(text, edits).toAdd, ['4504: ', '4503: ']);
  assert.deepEqual(planned(text, {}, { '3.0': { is: 'added' } }).toAdd, ['4502: ']);
});

test('D-150 no order is made of a number that none can have', () => {
  const edits = { '1.0': { number: '  ' } };
  assert.deepEqual(planned('PO 4502', edits), { fates: ['wrong'], toAdd: [] });
  assert.deepEqual(planned('4.5E+11'), { fates: ['shortened'], toAdd: [] });
});
