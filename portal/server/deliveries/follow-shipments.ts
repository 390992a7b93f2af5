import { sql, type Transaction } from 'kysely';
import type { AuditChange } from '../../../shared/contract/audit.ts';
import type { Tables } from '../db/tables.ts';
import { momentOf } from './delivery-moment.ts';

type Moment = Parameters<typeof momentOf>[0];

/**
 * Brings the deliveries of shipments in line with them (MOD-03): those that are still planned have taken place once the
 * shipment is delivered, and are planned again when that is taken back. What was said of a delivery itself stays.
 */
export async function followShipments(
  trx: Transaction<Tables>,
  shipments: readonly { id: number; status: string }[],
): Promise<AuditChange[]> {
  const delivered = shipments.filter(({ status }) => status === 'Delivered').map(({ id }) => id);
  const others = shipments.filter(({ status }) => status !== 'Delivered').map(({ id }) => id);
  const { rows } = await sql<Moment & { before: string; after: string }>`
    with found as (
      select id, status as before, shipment_id = any(${delivered}::integer[]) as is_delivered from delivery
      where (shipment_id = any(${delivered}::integer[]) and status in ('Requested', 'Confirmed'))
        or (shipment_id = any(${others}::integer[]) and status = 'Delivered' and status_before is not null)
      for no key update
    )
    update delivery set
      status = case when found.is_delivered then 'Delivered' else delivery.status_before end,
      status_before = case when found.is_delivered then delivery.status end
    from found where delivery.id = found.id
    returning found.before, delivery.status as after, delivery.delivery_on::text, delivery.from_time, delivery.until_time`.execute(
    trx,
  );
  return rows.map(({ before, after, ...moment }) => ({
    field: 'deliveryStatus',
    of: momentOf(moment),
    before,
    after,
  }));
}
