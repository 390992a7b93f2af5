import { MOST_REQUEST_ORDERS } from '../../../shared/contract/booking-requests.ts';
import { isEndedBooking } from '../../../shared/trade/record-words.ts';
import type { OrderSource } from './sources.ts';

/** Why an order that was chosen can't go with the request, and the booking that has it, where it is seen. */
export type LeftOut =
  | { why: 'delivered' | 'booked'; order: OrderSource; booking: OrderSource['bookings'][number] | undefined }
  /** Orders of one customer alone go with a request. */
  | { why: 'customer'; order: OrderSource }
  | { why: 'many'; order: OrderSource };

export interface ChosenOrders {
  taken: readonly OrderSource[];
  leftOut: readonly LeftOut[];
  /** How many of them are not there, or not for the caller. */
  missing: number;
}

/** The chosen orders, in the order in which they were chosen, that go with one request, and the others with the reason. */
export function chooseOrders(ids: readonly number[], found: readonly OrderSource[]): ChosenOrders {
  const byId = new Map(found.map((order) => [order.id, order]));
  const orders = ids.flatMap((id) => byId.get(id) ?? []);
  const customer = orders.find(({ isBookable }) => isBookable)?.orderPurchaser?.id;
  const taken: OrderSource[] = [];
  const leftOut: LeftOut[] = [];
  for (const order of orders) {
    if (!order.isBookable) {
      const booking = order.bookings.find(({ status }) => !isEndedBooking(status));
      leftOut.push({ why: order.status === 'Delivered' ? 'delivered' : 'booked', order, booking });
    } else if (order.orderPurchaser?.id !== customer) leftOut.push({ why: 'customer', order });
    else if (taken.length === MOST_REQUEST_ORDERS) leftOut.push({ why: 'many', order });
    else taken.push(order);
  }
  return { taken, leftOut, missing: ids.length - orders.length };
}
