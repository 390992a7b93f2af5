import { comparable } from '../../../shared/trade/comparable-number.ts';
import { readOrders } from '../../../widgets/order-manager/paste/read/read-orders.ts';
import { type ChosenOrders, chooseOrders } from './chosen-orders.ts';
import type { OrderSource } from './sources.ts';

/** The order numbers of a list, a part of a spreadsheet or a mail, each once (D-150); what may be something else is none. */
export const numbersIn = (text: string): string[] => [
  ...new Map(
    readOrders(text, {})
      .orders.filter(({ isDoubtful, isShortened }) => !isDoubtful && !isShortened)
      .map(({ number }) => [comparable(number), number]),
  ).values(),
];

/** What becomes of the orders of a list. */
export interface ListedOrders {
  chosen: ChosenOrders;
  /** Numbers of which the company has no order. */
  unknown: readonly string[];
}

/** The orders of a list that go with a request, in the order of the list, and the others with the reason. */
export function listedOrders(numbers: readonly string[], found: readonly OrderSource[]): ListedOrders {
  const byNumber = new Map(found.map((order) => [comparable(order.orderNumbers), order]));
  const orders = numbers.flatMap((number) => byNumber.get(comparable(number)) ?? []);
  return {
    chosen: chooseOrders(
      orders.map(({ id }) => id),
      found,
    ),
    unknown: numbers.filter((number) => !byNumber.has(comparable(number))),
  };
}
