import { comparable } from '../../../../../shared/trade/comparable-number.ts';
import type { DatedOrder } from '../dated-order.ts';
import { type PlannedOrder, planned } from './plan.ts';
import type { PastedDates } from './read-dates.ts';

export interface MatchedDates {
  readonly orders: readonly PlannedOrder[];
  /** Numbers that no order has. */
  readonly unknown: readonly string[];
  /** Numbers that several orders have, as of several companies: nobody knows which is meant. */
  readonly several: readonly string[];
}

/** The orders that pasted lines are about, with the dates that these say; in the order of the lines. */
export function matchOrders(
  rows: ReadonlyMap<string, PastedDates>,
  found: readonly DatedOrder[],
): MatchedDates {
  const byNumber = Map.groupBy(found, ({ orderNumbers }) => comparable(orderNumbers));
  const orders: PlannedOrder[] = [];
  const unknown: string[] = [];
  const several: string[] = [];
  for (const [key, { number, news }] of rows) {
    const [order, ...others] = byNumber.get(key) ?? [];
    if (!order) unknown.push(number);
    else if (others.length > 0) several.push(number);
    else orders.push(planned(order, news));
  }
  return { orders, unknown, several };
}
