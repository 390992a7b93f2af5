import { PROVIDER_DAY_START, PROVIDER_TODAY } from '../db/provider-day.ts';
import { daysLateSql, isLateSql } from '../milestones/late.ts';

/** SQL of whether the ship window of the order `alias` is over while goods of it haven't left, on a shipment or at all. */
export const missedShipWindowSql = (alias: string): string =>
  `(${alias}.status in ('Open', 'Booked') and ${alias}.ship_until is not null and ${alias}.ship_until < ${PROVIDER_TODAY})`;

/** SQL of the day by which the goods are not there: today, or a later one on which the last of its shipments arrives. */
const notBefore = (alias: string) => `greatest(${PROVIDER_TODAY}, ${alias}.arrival_on)`;

/** SQL of each cause for which the order is late: by how many days, why, and its place among those of as many days. */
const causesSql = (alias: string) => `(
  select ${daysLateSql('shipment')} as days, coalesce(shipment.delay_reason, 'Shipment Late') as reason, 1 as place
    from shipment_purchase_order carried join shipment on shipment.id = carried.shipment_id
    where carried.purchase_order_id = ${alias}.id and shipment.status not in ('Delivered', 'Cancelled') and ${isLateSql('shipment')}
  union all
  select ${notBefore(alias)} - ${alias}.deliver_by,
      case when ${alias}.deliver_by < ${PROVIDER_TODAY} then 'Not Delivered' else 'Arrives Late' end, 2
    where ${notBefore(alias)} > ${alias}.deliver_by
  union all
  select ${PROVIDER_TODAY} - ${alias}.ship_until, 'Not Shipped', 3 where ${missedShipWindowSql(alias)}
)`;

/**
 * SQL of whether the purchase order `alias` is late. It is as long as it isn't delivered, and
 * - a shipment that carries it is late, or
 * - its ship window is over and goods of it haven't left: no shipment of it is in transit, and not all are delivered, or
 * - the day by which it has to be delivered is over, or the last of its shipments arrives after that day.
 *
 * An order of which a part is in transit has left. What isn't planned can't be missed, so an order without days is late
 * by its shipments alone. Shipments that aren't cancelled count whoever may see them, as they do for the order's status,
 * and arrive as they are expected or else planned. A day is over when it is where the provider is. The database keeps
 * `late_from` (migration `0079-provider-day`), before which the order isn't late anywhere: an index has it, and little that is
 * found by it isn't late here yet.
 */
export const isLateOrderSql = (alias: string): string => `(${alias}.late_from < now() and (
  ${alias}.late_from = '-infinity' or ${alias}.shipments_late_from < ${PROVIDER_DAY_START} is true
  or ${alias}.deliver_by < ${PROVIDER_TODAY} is true or ${missedShipWindowSql(alias)}))`;

/** SQL of by how many of the provider's days it is, for the cause by which it is most; null where it isn't late. */
export const daysLateOrderSql = (alias: string): string =>
  `case when ${isLateOrderSql(alias)} then (select max(cause.days) from ${causesSql(alias)} cause) end`;

/** SQL of why, by that cause: what is known of the shipment's delay, or one of `ORDER_DELAYS`; null where it isn't late. */
export const lateOrderReasonSql = (alias: string): string => `case when ${isLateOrderSql(alias)} then (
  select cause.reason from ${causesSql(alias)} cause order by cause.days desc nulls last, cause.place limit 1) end`;
