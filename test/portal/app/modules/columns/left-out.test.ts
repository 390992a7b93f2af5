import assert from 'node:assert/strict';
import { it } from 'node:test';
import { withoutLowest } from '../../../../../portal/app/modules/columns/column-choice.ts';
import type { Column } from '../../../../../portal/lists/definition.ts';
import { accounts } from '../../../../../portal/lists/definitions/accounts.ts';
import { flights } from '../../../../../portal/lists/definitions/flights.ts';
import { bookings, purchaseOrders } from '../../../../../portal/lists/definitions/orders.ts';
import { schedules } from '../../../../../portal/lists/definitions/schedules.ts';

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

it('D-101 without room the list of accounts leaves out who signed in when, never whose they are and what they may', () => {
  const columns = usual(accounts);
  const left = named(withoutLowest(columns, 9));
  assert.deepEqual(
    named(columns).filter((id) => !left.includes(id)),
    ['lastSignIn'],
  );
});

it('MOD-14 without room schedules leave out how long it takes, the service, then the cut-off, never who carries and when', () => {
  for (const [list, gone] of [
    [schedules, ['transitDays', 'service', 'cutOffOn']],
    [flights, ['transit', 'cutOffAt']],
  ] as const) {
    const columns = usual(list);
    for (const [n] of gone.entries()) {
      const left = named(withoutLowest(columns, n + 1));
      const missing = named(columns).filter((id) => !left.includes(id));
      assert.deepEqual(missing.sort(), gone.slice(0, n + 1).toSorted());
    }
    assert.deepEqual(withoutLowest(columns, 9), withoutLowest(columns, gone.length));
  }
});
