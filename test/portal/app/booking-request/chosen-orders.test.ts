import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseOrders } from '../../../../portal/app/booking-request/chosen-orders.ts';
import { MOST_REQUEST_ORDERS } from '../../../../shared/contract/booking-requests.ts';

const order = (id: number, more: object = {}) => ({
  ...{ id, orderNumbers: `PO-${id}`, orderPurchaser: { id: 101, companyName: 'A' }, cargoReadyOn: null },
  ...{ status: 'Open', isBookable: true, bookings: [] },
  ...more,
});
const idsOf = (orders: readonly { id: number }[]) => orders.map(({ id }) => id);

test('MOD-05 chosen orders go with a request in the order in which they were chosen', () => {
  const { taken, leftOut, missing } = chooseOrders([2, 1], [order(1), order(2)]);
  assert.deepEqual([idsOf(taken), leftOut, missing], [[2, 1], [], 0]);
});

test('MOD-05 those that can’t go with it are left out with the reason, none silently', () => {
  const bookings = [
    { id: 8, reference: 'BKG-8', status: 'Declined' },
    { id: 9, reference: 'BKG-9', status: 'Requested' },
  ];
  const found = [
    order(1, { status: 'Delivered', isBookable: false }),
    order(2, { status: 'Booked', isBookable: false, bookings }),
    order(3),
    order(4, { orderPurchaser: { id: 102, companyName: 'B' } }),
  ];
  const { taken, leftOut, missing } = chooseOrders([1, 2, 3, 4, 5], found);
  assert.deepEqual(idsOf(taken), [3]);
  assert.deepEqual(
    leftOut.map((one) => [one.why, one.order.id, 'booking' in one ? one.booking?.reference : undefined]),
    [
      ['delivered', 1, undefined],
      ['booked', 2, 'BKG-9'],
      ['customer', 4, undefined],
    ],
  );
  assert.equal(missing, 1);
});

test('MOD-05 more than a request takes are named, too', () => {
  const found = Array.from({ length: MOST_REQUEST_ORDERS + 1 }, (_, n) => order(n + 1));
  const { taken, leftOut } = chooseOrders(idsOf(found), found);
  assert.deepEqual([taken.length, leftOut.map(({ why }) => why)], [MOST_REQUEST_ORDERS, ['many']]);
});
