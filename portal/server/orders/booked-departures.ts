import { sql, type Transaction } from 'kysely';
import type { Departures } from '../../../shared/trade/order-dates.ts';
import { providerDaySql } from '../db/provider-day.ts';
import type { Tables } from '../db/tables.ts';

/** SQL of the provider's day on which the shipment is to leave: as it is expected, else as it is planned. */
const DEPARTURE = `(select ${providerDaySql('coalesce(open.expected_at, open.planned_at)')} from open_milestone open
  where open.shipment_id = shipment.id and open.event = 'DEPA' order by open.position limit 1)`;

/** SQL of the first or the last day on which a shipment of the order `alias` that hasn't left yet is to leave, whoever may see it. */
const departureSql = (which: 'min' | 'max') => (alias: string) =>
  `(
  select ${which}(${DEPARTURE}) from shipment_purchase_order carried
  join shipment on shipment.id = carried.shipment_id and shipment.status = 'Booked'
  where carried.purchase_order_id = ${alias}.id)`;

export const firstDepartureSql = departureSql('min');
export const lastDepartureSql = departureSql('max');

/** Of an order that there is. */
export async function departuresOf(trx: Transaction<Tables>, orderId: number): Promise<Departures> {
  const { rows } = await sql<Departures>`
    select ${sql.raw(firstDepartureSql('ordered'))}::text as "firstDepartureOn",
      ${sql.raw(lastDepartureSql('ordered'))}::text as "lastDepartureOn"
    from purchase_order ordered where ordered.id = ${orderId}::integer`.execute(trx);
  return rows[0]!;
}
