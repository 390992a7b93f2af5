import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';
import { type Calendar, DAY, day } from '../calendar.ts';

/** Days after the end of their ship window for which goods that haven't left are still waited for. */
const WAITED_FOR = 5;

/**
 * Plans the orders that say their days as their shipments are planned, and leaves the days of those out that nothing came of,
 * so that few of them are late.
 */
export async function planOrders(db: Kysely<Tables>, { today }: Calendar): Promise<void> {
  await sql`
    update purchase_order ordered set cargo_ready_on = trip.departs - 12, ship_from = trip.departs - 10,
      ship_until = trip.departs + 4, deliver_by = case when deliver_by is not null then trip.arrives + 12 end
    from (
      select purchase_order_id as id, (min(planned_at) filter (where event = 'DEPA'))::date as departs,
        (max(planned_at) filter (where event = 'ARRI'))::date as arrives
      from shipment_purchase_order join milestone using (shipment_id) group by purchase_order_id) trip
    where ordered.id = trip.id and ordered.ship_until is not null`.execute(db);
  await sql`
    update purchase_order set cargo_ready_on = null, ship_from = null, ship_until = null, deliver_by = null
    where status in ('Open', 'Booked') and ship_until < ${day(today - WAITED_FOR * DAY)}::date`.execute(db);
}
