import assert from 'node:assert/strict';
import { it } from 'node:test';
import { withoutLowest } from '../../../../../portal/app/modules/columns/column-choice.ts';
import type { Column } from '../../../../../portal/lists/definition.ts';
import { bookings, purchaseOrders } from '../../../../../portal/lists/definitions/orders.ts';

const named = (columns: readonly Column[]) => columns.map(({ id }) => id);
const usual = ({ columns }: Pick<typeof purchaseOrders, 'columns'>) =>
  columns.filter(({ inDetail, minor }) => !inDetail && minor !== true);

it('MOD-05 without room an order’s list leaves out the ship window, then bookings and the cargo’s day, never arrival and shipments', () => {
  const columns = usual(purchaseOrders);
  assert.equal(withoutLowest(columns, 0), columns);
  const gone = (count: number) =>
    named(columns).filter((id) => !named(withoutLowest(columns, count)).includes(id));
  assert.deepEqual([1, 2, 3, 4].map(gone), [
    ['shipFrom'],
    ['shipFrom', 'shipUntil'],
    ['shipFrom', 'shipUntil', 'bookings'],
    ['cargoReadyOn', 'shipFrom', 'shipUntil', 'bookings'],
  ]);
  assert.deepEqual(withoutLowest(columns, 9), withoutLowest(columns, 4));
});

it('MOD-04 a narrow list of bookings still says when they depart and arrive', () => {
  const ids = named(usual(bookings));
  assert.ok(ids.includes('departsOn') && ids.includes('arrivesOn'), ids.join());
});
