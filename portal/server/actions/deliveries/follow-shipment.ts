import { sql, type Transaction } from 'kysely';
import type { AuditChange } from '../../../../shared/contract/audit.ts';
import type { Tables } from '../../db/tables.ts';
import { momentOf } from './delivery-moment.ts';

type Moment = Parameters<typeof momentOf>[0];

/**
 * Brings the deliveries of a shipment in line with it (MOD-03): those that are still planned have taken place once the
 * shipment is delivered, and are planned again when that is taken back. What was said of a delivery itself stays.
 */
export async function followShipment(
  trx: Transaction<Tables>,
  shipmentId: number,
  isDelivered: boolean,
): Promise<AuditChange[]> {
  const { rows } = await sql<Moment & { before: string; after: string }>`
    with found as (
      select id, status as before from delivery
      where shipment_id = ${shipmentId}::integer and ${
        isDelivered
          ? sql`status in ('Requested', 'Confirmed')`
          : sql`status = 'Delivered' and status_before is not null`
      } for no key update
    )
    update delivery set
      status = ${isDelivered ? sql`'Delivered'` : sql`delivery.status_before`},
      status_before = ${isDelivered ? sql`delivery.status` : sql`null`}
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
