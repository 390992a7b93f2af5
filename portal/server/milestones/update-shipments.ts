import { sql, type Transaction } from 'kysely';
import { STAGE_AFTER } from '../../../shared/trade/milestone-events.ts';
import type { Tables } from '../db/tables.ts';
import { IS_TO_BE_CANCELLED } from './update-booked-shipments.ts';

const reached = (event: string) => sql`(select actual_at from milestone
  where shipment_id = shipment.id and event = ${event}::text and actual_at is not null)`;

/** How far it came since it departed; null before it arrives, and of milestones that nobody has words for. */
const REACHED = sql`(select case event ${sql.join(
  Object.entries(STAGE_AFTER).map(([event, stage]) => sql`when ${sql.lit(event)} then ${sql.lit(stage)}`),
  sql` `,
)} end from milestone where shipment_id = shipment.id and actual_at is not null order by position desc limit 1)`;

const NEXT = sql`(select min(planned_at) from milestone where shipment_id = shipment.id and actual_at is null)`;

/** Brings what shipments say of themselves in line with their milestones, and raises their revisions. */
export async function updateShipments(
  trx: Transaction<Tables>,
  shipmentIds: readonly number[],
): Promise<{ id: number; revision: number; status: string }[]> {
  const { rows } = await sql<{ id: number; revision: number; status: string }>`
    update shipment set
      status = case when ${reached('DROP')} is not null then 'Delivered'
        when ${reached('DEPA')} is not null then 'In Transit'
        when ${IS_TO_BE_CANCELLED} then 'Cancelled' else 'Booked' end,
      departed_on = provider_day(${reached('DEPA')}),
      arrived_on = provider_day(${reached('ARRI')}),
      reached = ${REACHED},
      next_milestone_at = ${NEXT}
    where id = any(${shipmentIds}::integer[]) returning id, revision, status`.execute(trx);
  return rows;
}

/** The same of shipments whose milestones are all to come: what was said of them otherwise stays. */
export async function updatePlannedShipments(
  trx: Transaction<Tables>,
  shipmentIds: readonly number[],
): Promise<void> {
  await sql`update shipment set next_milestone_at = ${NEXT} where id = any(${shipmentIds}::integer[])`.execute(
    trx,
  );
}
