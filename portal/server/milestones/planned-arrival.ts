import { providerDaySql } from '../db/provider-day.ts';

/**
 * SQL of the provider's day for which the arrival of the shipment `alias` was planned: it stays when another day is expected, and
 * when the goods have come. A cancelled shipment has no plan.
 */
export const plannedArrivalSql = (alias: string): string => `case when ${alias}.status <> 'Cancelled' then (
  select ${providerDaySql('max(arrival.planned_at)')} from milestone arrival
  where arrival.shipment_id = ${alias}.id and arrival.event = 'ARRI') end`;
