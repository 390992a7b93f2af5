import { sql } from 'kysely';
import { MILESTONE_EVENTS } from '../../../../shared/trade/milestone-events.ts';
import { updatePlannedShipments, updateShipments } from '../../milestones/update-shipments.ts';
import type { ToWrite, Trx, WrittenRecord } from '../compare/compared.ts';
import type { MilestoneWrite } from '../compare/milestones.ts';
import type { ImportingAdmin } from './audit-rows.ts';
import { byShipment } from './by-shipment.ts';
import { followDeliveries } from './follow-deliveries.ts';

/** While milestones are put in order, they stand behind all places that any has. */
const ASIDE = 1000;

/** Adds and changes milestones; what a shipment says of itself follows from them as soon as one is reached. */
export async function writeMilestones(
  trx: Trx,
  rows: readonly ToWrite<MilestoneWrite>[],
  admin: ImportingAdmin,
): Promise<WrittenRecord[]> {
  const written = byShipment(rows);
  const ids = written.map(({ recordId }) => recordId);
  const values = rows.map(({ write: { planned, actual, ...rest } }, n) => ({
    ...{ ...rest, n, planned: planned && `${planned}Z`, actual: actual && `${actual}Z` },
  }));
  const given = sql`json_to_recordset(${JSON.stringify(values)}::json)
    given (n integer, id integer, "shipmentId" integer, event text, planned timestamptz, actual timestamptz,
      "portId" integer, "airportId" integer)`;
  await sql`
    update milestone set planned_at = given.planned, actual_at = given.actual, port_id = given."portId",
      airport_id = given."airportId"
    from ${given} where milestone.id = given.id`.execute(trx);
  await sql`update milestone set position = position + ${ASIDE} where shipment_id = any(${ids}::integer[])`.execute(
    trx,
  );
  await sql`
    insert into milestone (shipment_id, position, event, planned_at, actual_at, port_id, airport_id)
    select "shipmentId", ${ASIDE} * 2 + n, event, planned, actual, "portId", "airportId" from ${given}
    where id is null`.execute(trx);
  await sql`
    update milestone set position = ordered.place from (
      select id, row_number() over (
        partition by shipment_id order by array_position(${[...MILESTONE_EVENTS]}::text[], event), position
      ) as place from milestone where shipment_id = any(${ids}::integer[])
    ) ordered where milestone.id = ordered.id`.execute(trx);
  await follow(trx, admin, ids);
  return written;
}

async function follow(trx: Trx, admin: ImportingAdmin, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select distinct shipment_id as id from milestone
    where shipment_id = any(${ids}::integer[]) and actual_at is not null`.execute(trx);
  const reached = new Set(rows.map(({ id }) => id));
  await followDeliveries(trx, admin, await updateShipments(trx, [...reached]));
  await updatePlannedShipments(
    trx,
    ids.filter((id) => !reached.has(id)),
  );
}
