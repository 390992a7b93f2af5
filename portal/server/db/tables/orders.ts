import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { GeneratedPosition, GeneratedTimestamp, Revised, Timestamp } from './columns.ts';

/** Purchase orders and style numbers, and the records that they are attached to. */
export interface OrderTables {
  purchase_order: Revised & {
    id: Generated<number>;
    order_numbers: string;
    order_purchaser_id: number;
    /** Whom it is placed with, of the purchaser's suppliers when it was. */
    supplier_id: number | null;
    cargo_ready_on: string | null;
    /** The first and the last day on which the goods may leave. */
    ship_from: string | null;
    ship_until: string | null;
    deliver_by: string | null;
    /** How far it is: `Open`, `Booked`, `In Transit` or `Delivered`. The database keeps it, after its bookings and shipments. */
    status: ColumnType<string, never, never>;
    /** From when on one of its shipments that aren't delivered counts as late; kept like the status. */
    shipments_late_from: ColumnType<string | null, never, never>;
    /** The day on which the last of its shipments arrives, and by what: `Actual`, `Planned`, `Expected` or `Not Before`; kept as well. */
    arrival_on: ColumnType<string | null, never, never>;
    arrival_basis: ColumnType<string | null, never, never>;
    /** From when on it counts as late; it may have been for ever, or never will be. */
    late_from: GeneratedAlways<Timestamp>;
    created_at: GeneratedTimestamp;
  };
  /** As it was, for as long as its removal can be undone. */
  removed_order: {
    id: number;
    order_numbers: string;
    order_purchaser_id: number;
    supplier_id: number | null;
    cargo_ready_on: string | null;
    ship_from: string | null;
    ship_until: string | null;
    deliver_by: string | null;
    revision: number;
    created_at: Timestamp;
    style_numbers: string[];
    removed_at: GeneratedTimestamp;
  };
  style_number: {
    id: Generated<number>;
    style_number: string;
    company_id: number;
    created_at: GeneratedTimestamp;
  };
  purchase_order_style_number: {
    purchase_order_id: number;
    style_number_id: number;
    position: GeneratedPosition;
    /** The order's; the database keeps it. */
    order_created_at: ColumnType<Date, never, never>;
  };
  booking_purchase_order: { booking_id: number; purchase_order_id: number; position: GeneratedPosition };
  booking_style_number: {
    booking_id: number;
    purchase_order_id: number;
    style_number_id: number;
    position: GeneratedPosition;
  };
  shipment_purchase_order: { shipment_id: number; purchase_order_id: number; position: GeneratedPosition };
  shipment_style_number: {
    shipment_id: number;
    purchase_order_id: number;
    style_number_id: number;
    position: GeneratedPosition;
  };
}
