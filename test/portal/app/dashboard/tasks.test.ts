import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deadlinesOn } from '../../../../portal/app/dashboard/tasks/deadlines.ts';
import type { TaskLists } from '../../../../portal/app/dashboard/tasks/load-tasks.ts';
import { tasksFor } from '../../../../portal/app/dashboard/tasks/tasks.ts';
import type { Profile } from '../../../../portal/app/session/profile/profile.ts';
import { milestoneText } from '../../../../portal/lists/definitions/milestones.ts';

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
      { id: 1, event: 'LOAD', plannedAt: '2026-02-20T00:00:00Z', actualAt: '2026-02-21T00:00:00Z' },
      { id: 2, event: 'DEPA', plannedAt: '2026-02-25T00:00:00Z', actualAt: null },
    ],
  }),
  unbookedOrders: one({
    ...{ id: 13, orderNumbers: 'PO-13', orderPurchaser: { id: 101, companyName: 'Importer A' } },
    shipUntil: '2026-02-27',
  }),
  quoteRequests: one(record(2)),
  expiringQuotes: one({ ...record(3), validUntil: '2026-03-09' }),
  bookingRequests: one(record(10)),
  deliveryRequests: one({ id: 12, deliveryOn: '2026-03-05', shipment: record(11) }),
  bookingTasks: one(record(4)),
  quoteTasks: one(record(5)),
  manifestTasks: one(record(6)),
  invoiceTasks: one({
    ...{ ...record(7), dueOn: '2026-02-01' },
    totals: [
      { id: 1, currency: 'EUR', amount: 20, paidAmount: 20, creditedAmount: 0 },
      { id: 2, currency: 'USD', amount: 30.3, paidAmount: 10.1, creditedAmount: 0.1 },
    ],
  }),
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
  assert.deepEqual(keysFor('User'), ['late', 'unbooked', 'invoices', 'expiring', 'bookings', 'sheets']);
  assert.deepEqual(keysFor('Agent'), [
    ...[
      'late',
      'requests',
      'bookingRequests',
      'deliveries',
      'expiring',
      'quotes',
      'manifests',
      'rates',
      'sheets',
    ],
  ]);
  assert.deepEqual(keysFor('Admin'), [
    ...[
      'late',
      'unbooked',
      'invoices',
      'requests',
      'bookingRequests',
      'deliveries',
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
    ['unbooked', 'invoices', 'expiring', 'bookings'],
  );
});

test('MOD-01 a quote is a task within 14 days of its end and a rate within 30, and the list is filtered by these days', () => {
  assert.equal(
    group('expiring').list,
    '/quotes?status=open&endsFrom=2026-03-02&endsTo=2026-03-16&sort=validUntil&order=ASC',
  );
  assert.equal(
    group('rates').list,
    '/rate-search/submitted?day=2026-03-02&endsTo=2026-04-01&renewal=open&sort=validityTo&order=ASC',
  );
});

test('MOD-01 each task leads to its record, and to the tool that does it with the role of the person', () => {
  const action = (key: string, role?: string) => group(key, role).lines[0]!.action?.href;
  assert.equal(group('expiring').lines[0]!.href, '/quotes/3');
  assert.equal(group('sheets').lines[0]!.href, '/rate-sheet/9');
  assert.equal(action('bookings'), '/booking/purchase-order-and-style-manager/?record_id=4');
  assert.equal(action('requests', 'Agent'), '/booking-charges/freight_charges/?record_id=2&role=agent');
  assert.equal(action('manifests'), '/booking-charges/manifests_charges/?record_id=6&role=admin');
  assert.equal(action('rates'), '/air-rate/?record_id=5001&renew=8');
});

test('MOD-02 a late shipment tells its next milestone, for when that was planned, and when it is expected now', () => {
  assert.deepEqual(group('late').lines[0]!.day, {
    text: 'dashboard.day.milestone',
    value: '2026-02-25',
    milestone: milestoneText('DEPA'),
  });
  const [late] = TASKS.lateShipments.results;
  const [reached, next] = late!.milestones;
  const milestones = [reached!, { ...next!, expectedAt: '2026-03-04T00:00:00Z' }];
  const tasks = { ...TASKS, lateShipments: one({ ...late!, milestones }) };
  assert.deepEqual(
    tasksFor(profile('User'), tasks).find(({ key }) => key === 'late')?.lines[0]?.day,
    {
      ...{
        text: 'dashboard.day.milestoneExpected',
        value: '2026-03-04',
        planned: next!.plannedAt.slice(0, 10),
      },
      milestone: milestoneText('DEPA'),
    },
    'and when it is expected now',
  );
  const toCome = { id: 9, event: 'ARRI', plannedAt: '9999-03-01T00:00:00Z', actualAt: null };
  const later = { ...toCome, id: 10, expectedAt: '9999-03-05T00:00:00Z' };
  assert.equal(
    tasksFor(profile('User'), {
      ...TASKS,
      lateShipments: one({ ...late!, milestones: [toCome, later] }),
    }).find(({ key }) => key === 'late')?.lines[0]?.day?.value,
    '9999-03-05',
    'of the one that is late, though another comes before it',
  );
  const [path, query] = group('late').list.split('?');
  const { status, saved, sort } = Object.fromEntries(new URLSearchParams(query));
  assert.deepEqual([path, status, saved, sort], ['/shipments', 'late', 'late', 'daysLate']);
});

test('MOD-05 an order that should have left tells by when, and leads to the request of a booking for it', () => {
  const { list, count, lines } = group('unbooked', 'User');
  assert.deepEqual([list, count], ['/purchase-order?status=open&late=unshipped', 7]);
  assert.deepEqual(lines, [
    {
      ...{ id: 13, name: 'PO-13', href: '/purchase-order/13', about: '' },
      day: { text: 'dashboard.day.shipBy', value: '2026-02-27' },
      action: { text: 'list.action.requestBooking', href: '/booking/new?order=13' },
    },
  ]);
  assert.equal(group('unbooked').lines[0]!.about, 'Importer A');
});

test('MOD-03 a requested delivery tells its day and leads to its shipment, where it is confirmed', () => {
  const { list, count, lines } = group('deliveries', 'Agent');
  assert.deepEqual([list, count], ['/delivery?status=requested&sort=deliveryOn&order=ASC', 7]);
  assert.deepEqual(lines, [
    {
      ...{ id: 12, name: 'R-11', href: '/shipments/11#deliveries', about: 'Importer A' },
      day: { text: 'dashboard.day.planned', value: '2026-03-05' },
    },
  ]);
});

test('MOD-03 a delivery whose day has passed leads to the form for another one, unless its shipment is delivered', () => {
  const actions = (deliveryOn: string, status: string) => {
    const deliveryRequests = one({ id: 12, deliveryOn, shipment: { ...record(11), status } });
    const groups = tasksFor(profile('Agent'), { ...TASKS, deliveryRequests });
    return groups.find(({ key }) => key === 'deliveries')!.lines[0]!.action;
  };
  const action = { text: 'list.action.newDay', href: '/shipments/11?delivery=12#deliveries' };
  assert.deepEqual(actions('2026-03-01', 'In Transit'), action);
  assert.equal(actions('2026-03-02', 'In Transit'), undefined);
  assert.equal(actions('2026-03-01', 'Delivered'), undefined);
});

test('MOD-01 customers, who see their own records alone, are not told whose they are', () => {
  assert.equal(group('late').lines[0]!.about, 'Importer A');
  assert.equal(group('late', 'User').lines[0]!.about, '');
});

test('MOD-09 an overdue invoice says what of it is open, in the currencies in which something is', () => {
  const [line] = group('invoices').lines;
  assert.deepEqual(line?.open, [{ currency: 'USD', amount: 20.1 }]);
});
