import { sql } from 'kysely';
import { mayReadOrdersOf } from '../../auth/rights/record-rights.ts';
import { firstDepartureSql, lastDepartureSql } from '../../orders/booked-departures.ts';
import { isBookedSql } from '../../orders/is-booked.ts';
import {
  daysLateOrderSql,
  isLateOrderSql,
  lateOrderReasonSql,
  missedShipWindowSql,
} from '../../orders/late-orders.ts';
import {
  column,
  createdAt,
  defineModel,
  id,
  nullable,
  revision,
  searchable,
  text,
  toMany,
  toOne,
} from './model.ts';

/** The records that carry an order, of those that the caller may see. */
const carriers = (record: 'booking' | 'shipment', model: string) =>
  toMany(model, {
    table: `${record}_purchase_order`,
    from: 'purchase_order_id',
    to: `${record}_id`,
  });

/** PO-26 */
export const PurchaseOrder = defineModel({
  name: 'PurchaseOrder',
  table: 'purchase_order',
  root: true,
  rights: (caller, alias) => mayReadOrdersOf(caller, sql.ref(`${alias}.order_purchaser_id`)),
  owner: 'order_purchaser_id',
  fields: {
    id,
    orderNumbers: searchable('order_numbers', 'order_purchaser_id'),
    styleNumbers: toMany('StyleNumber', {
      table: 'purchase_order_style_number',
      from: 'purchase_order_id',
      to: 'style_number_id',
      sorted: { by: 'createdAt', column: 'order_created_at' },
    }),
    orderPurchaser: toOne('Company', 'order_purchaser_id'),
    supplier: toOne('Company', 'supplier_id', nullable),
    bookings: carriers('booking', 'Booking'),
    shipments: carriers('shipment', 'Shipments'),
    cargoReadyOn: column('date', 'cargo_ready_on', nullable),
    shipFrom: column('date', 'ship_from', nullable),
    shipUntil: column('date', 'ship_until', nullable),
    deliverBy: column('date', 'deliver_by', nullable),
    status: text('status'),
    /** The day on which the last of its shipments arrived or is to, and by what: `Actual`, `Expected`, `Not Before` or `Planned`. */
    arrivalOn: column('date', 'arrival_on', nullable),
    arrivalBasis: column('text', 'arrival_basis', nullable),
    /** The first and the last of the provider's days on which a shipment of it that hasn't left yet is to leave. */
    firstDepartureOn: column('date', 'id', { sql: firstDepartureSql, nullable: true, isCostly: true }),
    lastDepartureOn: column('date', 'id', { sql: lastDepartureSql, nullable: true, isCostly: true }),
    /** Whether it is behind what it was planned for, by its shipments or its own days. */
    isLate: column('boolean', 'late_from', { sql: isLateOrderSql }),
    /** By how many of the provider's days it is, and why; null where it isn't late. */
    daysLate: column('int', 'late_from', { sql: daysLateOrderSql, nullable: true, isCostly: true }),
    lateReason: column('text', 'late_from', { sql: lateOrderReasonSql, nullable: true, isCostly: true }),
    /** Whether goods of it haven't left although its ship window is over. */
    missedShipWindow: column('boolean', 'ship_until', { sql: missedShipWindowSql }),
    isBookable: column('boolean', 'status', {
      sql: (alias) =>
        `(${alias}."status" = 'Open' or ${alias}."status" <> 'Delivered' and not ${isBookedSql(alias)})`,
      isCostly: true,
    }),
    revision,
    createdAt,
  },
});

/** PO-27; `pos` are all orders that carry the style number. */
export const StyleNumber = defineModel({
  name: 'StyleNumber',
  table: 'style_number',
  root: true,
  rights: (caller, alias) => mayReadOrdersOf(caller, sql.ref(`${alias}.company_id`)),
  owner: 'company_id',
  fields: {
    id,
    styleNumber: searchable('style_number', 'company_id'),
    company: toOne('Company', 'company_id'),
    pos: toMany('PurchaseOrder', {
      table: 'purchase_order_style_number',
      from: 'style_number_id',
      to: 'purchase_order_id',
    }),
    createdAt,
  },
});
