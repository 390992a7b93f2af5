import { sql, type Transaction } from 'kysely';
import type { AuditChange } from '../../../shared/contract/audit.ts';
import type { Tables } from '../db/tables.ts';
import { momentOf } from './delivery-moment.ts';

type Moment = Parameters<typeof momentOf>[0];

/**
 * Brings the deliveries of shipments in line with them (MOD-03): those that are still planned have taken place once the
 * shipment is delivered, are cancelled with it, and are planned again when that is taken back. What was said of a delivery
 * itself stays. Answers the changes by the id of the shipment.
 */
export async function updateDeliveries(
  trx: Transaction<Tables>,
  shipments: readonly { id: number; status: string }[],
): Promise<ReadonlyMap<number, AuditChange[]>> {
  const { rows } = await sql<Moment & { shipmentId: number; before: string; after: string }>`
    with found as (
      select delivery.id, delivery.status as before, coalesce(status_before, delivery.status) as planned,
        case when given.status in ('Delivered', 'Cancelled') then given.status
          else coalesce(status_before, delivery.status) end as after
      from json_to_recordset(${JSON.stringify(shipments)}::json) given (id integer, status text)
      join delivery on shipment_id = given.id
      where delivery.status in ('Requested', 'Confirmed') or status_before is not null
      order by delivery.id for no key update of delivery
    )
    update delivery set status = found.after, status_before = nullif(found.planned, found.after)
    from found where delivery.id = found.id and found.before <> found.after
    returning shipment_id as "shipmentId", found.before, found.after, delivery.delivery_on::text, delivery.from_time,
      delivery.until_time`.execute(trx);
  const changes = rows.map(({ shipmentId, before, after, ...moment }) => ({
    shipmentId,
    change: { field: 'deliveryStatus', of: momentOf(moment), before, after },
  }));
  return new Map(
    [...Map.groupBy(changes, ({ shipmentId }) => shipmentId)].map(([id, of]) => [
      id,
      of.map(({ change }) => change),
    ]),
  );
}
