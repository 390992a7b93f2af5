import { type Kysely, sql } from 'kysely';

/**
 * How far a shipment in transit is: arrived, discharged, released by customs or out for delivery, by the last of its
 * milestones that was reached, or by a day of arrival that was imported without any. It is kept beside the status, of which it
 * is a part, so that lists can be filtered by it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const UP = [
  `alter table shipment add column reached text
    check (reached in ('Arrived', 'Discharged', 'Customs Cleared', 'Out for Delivery'))`,
  // What was recorded before counts, and is no change that somebody made.
  'alter table shipment disable trigger user',
  `update shipment set reached = last.stage from (
      select distinct on (shipment_id) shipment_id, case event
        when 'ARRI' then 'Arrived' when 'DISC' then 'Discharged' when 'CUSR' then 'Customs Cleared'
        when 'GTOT' then 'Out for Delivery' end as stage
      from milestone where actual_at is not null order by shipment_id, position desc
    ) last
    where shipment.id = last.shipment_id and last.stage is not null`,
  'alter table shipment enable trigger user',
  `alter table shipment add column stage text not null generated always as (
    case when status = 'In Transit' then coalesce(reached, case when arrived_on is not null then 'Arrived' end, status) else status end) stored`,
];
