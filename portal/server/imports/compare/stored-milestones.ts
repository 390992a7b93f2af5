import { type RawBuilder, sql } from 'kysely';
import type { Trx } from './compared.ts';
import type { FoundPlace } from './milestone-places.ts';

export interface StoredMilestone {
  id: number;
  event: string;
  /** To the minute, as files write it in UTC. */
  planned: string;
  actual: string | null;
  place: FoundPlace;
}

const minute = (column: RawBuilder<unknown>) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI')`;

/** The milestones of shipments, by their ids. */
export async function readMilestones(
  trx: Trx,
  shipmentIds: readonly number[],
): Promise<ReadonlyMap<number, readonly StoredMilestone[]>> {
  const { rows } = await sql<StoredMilestone & { shipmentId: number }>`
    select milestone.id, shipment_id as "shipmentId", event, ${minute(sql`planned_at`)} as planned,
      ${minute(sql`actual_at`)} as actual, json_build_object('shown', coalesce(port.scac_code, airport.code),
        'portId', port_id, 'airportId', airport_id) as place
    from milestone left join port on port.id = port_id left join airport on airport.id = airport_id
    where shipment_id = any(${shipmentIds}::integer[]) order by shipment_id, position`.execute(trx);
  return Map.groupBy(rows, ({ shipmentId }) => shipmentId);
}
