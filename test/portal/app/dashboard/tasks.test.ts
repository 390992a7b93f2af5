import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deadlinesOn } from '../../../../portal/app/dashboard/tasks/deadlines.ts';
import type { TaskLists } from '../../../../portal/app/dashboard/tasks/load-tasks.ts';
import { tasksFor } from '../../../../portal/app/dashboard/tasks/tasks.ts';
import type { Profile } from '../../../../portal/app/session/profile/profile.ts';

const record = (id: number) => ({
  id,
  reference: `R-${id}`,
  status: 'Open',
  createdAt: '2026-03-01T00:00:00Z',
  customer: { id: 101, companyName: 'Importer A' },
});
const one = <R>(row: R) => ({ results: [row], totalCount: 7 });
const TASKS: TaskLists = {
  lateShipments: one({
    ...record(1),
    milestones: [
      { id: 1, plannedAt: '2026-02-20T00:00:00Z', actualAt: '2026-02-21T00:00:00Z' },
      { id: 2, plannedAt: '2026-02-25T00:00:00Z', actualAt: null },
    ],
  }),
  quoteRequests: one(record(2)),
  expiringQuotes: one({ ...record(3), validUntil: '2026-03-09' }),
  bookingRequests: one(record(10)),
  bookingTasks: one(record(4)),
  quoteTasks: one(record(5)),
  manifestTasks: one(record(6)),
  invoiceTasks: one({ ...record(7), dueOn: '2026-02-01' }),
  expiringRates: one({
    ...{ id: 8, from: 'PVG', to: 'LAX', airline: 'Sky Line', validityTo: '2026-03-30' },
    submission: { id: 5001 },
  }),
  sheets: {
    list: [{ id: 9, entityName: 'Importer A', number: 3, readyAt: '2026-03-01T00:00:00Z' }],
    count: 7,
  },
  deadlines: deadlinesOn('2026-03-02'),
};
const profile = (...roles: string[]) =>
  ({ roles: roles.map((name, id) => ({ id, name })) }) as unknown as Profile;
const keysFor = (...roles: string[]) => tasksFor(profile(...roles), TASKS).map(({ key }) => key);
const group = (key: string, role = 'Admin') => tasksFor(profile(role), TASKS).find((one) => one.key === key)!;

test('D-97 each role has the tasks that are its own, the most urgent first', () => {
  assert.deepEqual(keysFor('User'), ['late', 'invoices', 'expiring', 'bookings', 'sheets']);
  assert.deepEqual(keysFor('Agent'), [
    ...['late', 'requests', 'bookingRequests', 'expiring', 'quotes', 'manifests', 'rates', 'sheets'],
  ]);
  assert.deepEqual(keysFor('Admin'), [
    ...[
      'late',
      'invoices',
      'requests',
      'bookingRequests',
      'expiring',
      'bookings',
      'quotes',
      'manifests',
      'rates',
      'sheets',
    ],
  ]);
});

test('D-97 what nobody waits for is left out', () => {
  const none = { results: [], totalCount: 0 };
  const tasks = { ...TASKS, lateShipments: none, sheets: { list: [], count: 0 } };
  assert.deepEqual(
    tasksFor(profile('User'), tasks).map(({ key }) => key),
    ['invoices', 'expiring', 'bookings'],
  );
});

test('MOD-01 a quote is a task within 14 days of its end and a rate within 30, and the list is filtered by these days', () => {
  assert.equal(group('expiring').list, '/quotes?status=open&endsFrom=2026-03-02&endsTo=2026-03-16');
  assert.equal(group('rates').list, '/rate-search/submitted?day=2026-03-02&endsTo=2026-04-01');
});

test('MOD-01 each task leads to its record, and to the tool that does it with the role of the person', () => {
  const action = (key: string, role?: string) => group(key, role).lines[0]!.action?.href;
  assert.equal(group('expiring').lines[0]!.href, '/quotes/3');
  assert.equal(group('sheets').lines[0]!.href, '/rate-sheet/9');
  assert.equal(action('bookings'), '/booking/purchase-order-and-style-manager/?record_id=4');
  assert.equal(action('requests', 'Agent'), '/booking-charges/freight_charges/?record_id=2&role=agent');
  assert.equal(action('manifests'), '/booking-charges/manifests_charges/?record_id=6&role=admin');
  assert.equal(action('rates'), '/air-rate/?record_id=5001');
});

test('MOD-02 a late shipment tells for when its next milestone was planned', () => {
  assert.equal(group('late').lines[0]!.day?.value, '2026-02-25T00:00:00Z');
});

test('MOD-01 customers, who see their own records alone, are not told whose they are', () => {
  assert.equal(group('late').lines[0]!.about, 'Importer A');
  assert.equal(group('late', 'User').lines[0]!.about, '');
});
