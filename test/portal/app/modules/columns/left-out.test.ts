import assert from 'node:assert/strict';
import { it } from 'node:test';
import { givingWay } from '../../../../../portal/app/modules/columns/column-choice.ts';
import type { Column } from '../../../../../portal/lists/definition.ts';
import { accounts } from '../../../../../portal/lists/definitions/accounts.ts';
import { flights } from '../../../../../portal/lists/definitions/flights.ts';
import { bookings, purchaseOrders } from '../../../../../portal/lists/definitions/orders.ts';
import { schedules } from '../../../../../portal/lists/definitions/schedules.ts';

const named = (columns: readonly Column[]) => columns.map(({ id }) => id);
const usual = ({ columns }: Pick<typeof purchaseOrders, 'columns'>) =>
  columns.filter(({ inDetail, minor }) => !inDetail && minor !== true);

it('MOD-05 without room an order’s list leaves out the ship window, then bookings and the cargo’s day, never arrival and shipments', () => {
  assert.deepEqual(named(givingWay(usual(purchaseOrders), [])), [
    'shipFrom',
    'shipUntil',
    'bookings',
    'cargoReadyOn',
  ]);
});

it('MOD-05 without room a list first leaves out what no row has, whatever the column, but never the name of the record', () => {
  const columns: readonly Column[] = [
    { id: 'name', label: 'list.col.reference', value: () => null },
    { id: 'supplier', label: 'list.col.supplier', value: () => '' },
    { id: 'from', label: 'list.col.shipFrom', minor: 1, value: () => '2026-01-01' },
    {
      id: 'until',
      label: 'list.col.shipUntil',
      minor: 2,
      value: ({ id }) => (id === 1 ? '2026-01-01' : null),
    },
    { id: 'orders', label: 'list.col.orders', kind: 'list', value: () => [] },
  ];
  assert.deepEqual(named(givingWay(columns, [{ id: 1 }, { id: 2 }])), [
    'supplier',
    'orders',
    'from',
    'until',
  ]);
  assert.deepEqual(named(givingWay(columns, [])), ['from', 'until'], 'not while there are no rows');
});

it('MOD-04 a narrow list of bookings still says when they depart and arrive', () => {
  const ids = named(usual(bookings));
  assert.ok(ids.includes('departsOn') && ids.includes('arrivesOn'), ids.join());
});

it('D-101 without room the list of accounts leaves out who signed in when, never whose they are and what they may', () => {
  assert.deepEqual(named(givingWay(usual(accounts), [])), ['lastSignIn']);
});

it('MOD-14 without room schedules leave out who carries, then the cut-off, never when ships and aircraft leave and arrive', () => {
  for (const [list, gone] of [
    [schedules, ['carrier', 'cutOffOn']],
    [flights, ['airline', 'cutOffAt']],
  ] as const)
    assert.deepEqual(named(givingWay(usual(list), [])), gone);
});
