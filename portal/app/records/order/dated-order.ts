import * as v from 'valibot';
import { ORDER_DATES, type OrderDate, type OrderDates } from '../../../../shared/trade/order-dates.ts';
import { Text } from '../../../lists/definitions/common.ts';

/** An order with its dates, and what a change of them is based on. */
export const datedOrder = {
  id: v.number(),
  orderNumbers: v.string(),
  cargoReadyOn: Text,
  shipFrom: Text,
  shipUntil: Text,
  deliverBy: Text,
  firstDepartureOn: Text,
  lastDepartureOn: Text,
  revision: v.number(),
};
const DatedOrder = v.object(datedOrder);
export type DatedOrder = v.InferOutput<typeof DatedOrder>;

/** The dates as they are typed; an empty text for none. */
export type DateEntry = Record<OrderDate, string>;

export const entryOf = (order: DatedOrder): DateEntry => ({
  cargoReadyOn: order.cargoReadyOn ?? '',
  shipFrom: order.shipFrom ?? '',
  shipUntil: order.shipUntil ?? '',
  deliverBy: order.deliverBy ?? '',
});

export const datesIn = (entry: DateEntry): OrderDates =>
  Object.fromEntries(ORDER_DATES.map((date) => [date, entry[date] || null])) as unknown as OrderDates;
