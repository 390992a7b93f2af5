import * as v from 'valibot';
import type { RecordLink } from '../definition.ts';
import { pageOf } from './record-pages.ts';

export const Orders = v.array(v.object({ id: v.number(), orderNumbers: v.string() }));
/** Style numbers of a record with the orders under which it carries them. */
export const OrderStyles = v.array(
  v.object({ id: v.number(), styleNumber: v.string(), pos: v.array(v.object({ id: v.number() })) }),
);

export interface OrderWithStyles {
  id: number;
  orderNumbers: string;
  styleNumbers: readonly string[];
}

/** The orders of a record, each with the style numbers that the record carries under it. */
export function withStyles(
  orders: v.InferOutput<typeof Orders>,
  styles: v.InferOutput<typeof OrderStyles>,
): OrderWithStyles[] {
  const stylesOf = new Map<number, string[]>();
  for (const { styleNumber, pos } of styles) {
    for (const { id } of pos) stylesOf.set(id, [...(stylesOf.get(id) ?? []), styleNumber]);
  }
  return orders.map((order) => ({ ...order, styleNumbers: stylesOf.get(order.id) ?? [] }));
}

/** Links to the orders, their style numbers beside them. */
export const orderEntries = (orders: readonly OrderWithStyles[]): RecordLink[] =>
  orders.map(({ id, orderNumbers, styleNumbers }) => ({
    text: orderNumbers,
    href: pageOf.order(id),
    note: styleNumbers.join(', '),
  }));
