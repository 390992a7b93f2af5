import type { Kysely } from 'kysely';
import { insertRows } from '../../insert-rows.ts';
import type { Tables } from '../../tables.ts';
import type { Random } from '../random.ts';
import type { Order } from './orders.ts';

/** An order on a booking or shipment, and those of its style numbers that the record carries. */
export interface LinkedOrder {
  record: number;
  order: Order;
  styleIds: readonly number[];
}

export function withAllStyles(record: number, orders: readonly Order[]): LinkedOrder[] {
  return orders.map((order) => ({ record, order, styleIds: order.styleIds }));
}

/** Up to five of the orders, each with some of its style numbers. */
export function withSomeStyles(record: number, orders: readonly Order[], random: Random): LinkedOrder[] {
  return random.some(orders, random.whole(0, 5)).map((order) => ({
    record,
    order,
    styleIds: random.some(order.styleIds, random.whole(1, 4)),
  }));
}

export async function linkToBookings(db: Kysely<Tables>, linked: readonly LinkedOrder[]): Promise<void> {
  await insertRows(
    db,
    'booking_purchase_order',
    linked.map(({ record, order }) => ({ booking_id: record, purchase_order_id: order.id })),
  );
  await insertRows(
    db,
    'booking_style_number',
    linked.flatMap(({ record, order, styleIds }) =>
      styleIds.map((style) => ({ booking_id: record, purchase_order_id: order.id, style_number_id: style })),
    ),
  );
}

export async function linkToShipments(db: Kysely<Tables>, linked: readonly LinkedOrder[]): Promise<void> {
  await insertRows(
    db,
    'shipment_purchase_order',
    linked.map(({ record, order }) => ({ shipment_id: record, purchase_order_id: order.id })),
  );
  await insertRows(
    db,
    'shipment_style_number',
    linked.flatMap(({ record, order, styleIds }) =>
      styleIds.map((style) => ({ shipment_id: record, purchase_order_id: order.id, style_number_id: style })),
    ),
  );
}
