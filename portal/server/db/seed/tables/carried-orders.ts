import type { Kysely } from 'kysely';
import type { Tables } from '../../tables.ts';
import { insertRows } from '../insert-rows.ts';
import type { Random } from '../random.ts';
import type { Order } from './orders.ts';

/** An order on a booking or shipment, and those of its style numbers that the record carries. */
export interface Carried {
  record: number;
  order: Order;
  styleIds: readonly number[];
}

export function carriedWhole(record: number, orders: readonly Order[]): Carried[] {
  return orders.map((order) => ({ record, order, styleIds: order.styleIds }));
}

/** Up to five of the orders, each with some of its style numbers. */
export function carriedInPart(record: number, orders: readonly Order[], random: Random): Carried[] {
  return random.some(orders, random.whole(0, 5)).map((order) => ({
    record,
    order,
    styleIds: random.some(order.styleIds, random.whole(1, 4)),
  }));
}

export async function linkToBookings(db: Kysely<Tables>, carried: readonly Carried[]): Promise<void> {
  await insertRows(
    db,
    'booking_purchase_order',
    carried.map(({ record, order }) => ({ booking_id: record, purchase_order_id: order.id })),
  );
  await insertRows(
    db,
    'booking_style_number',
    carried.flatMap(({ record, order, styleIds }) =>
      styleIds.map((style) => ({ booking_id: record, purchase_order_id: order.id, style_number_id: style })),
    ),
  );
}

export async function linkToShipments(db: Kysely<Tables>, carried: readonly Carried[]): Promise<void> {
  await insertRows(
    db,
    'shipment_purchase_order',
    carried.map(({ record, order }) => ({ shipment_id: record, purchase_order_id: order.id })),
  );
  await insertRows(
    db,
    'shipment_style_number',
    carried.flatMap(({ record, order, styleIds }) =>
      styleIds.map((style) => ({ shipment_id: record, purchase_order_id: order.id, style_number_id: style })),
    ),
  );
}
