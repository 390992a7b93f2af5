import { sql, type Transaction } from 'kysely';
import { reason } from '../../../../shared/contract/reasons.ts';
import type { Caller } from '../../auth/rights/caller.ts';
import type { Tables } from '../../db/tables.ts';
import { forbidden, invalid } from '../../http/errors/api-error.ts';
import { lockShipmentAs } from '../shipment-parties.ts';

/**
 * Locks the shipment of a delivery for some of its parties, and answers its id.
 *
 * @throws ApiError 403 for anybody else, the same for a foreign and for an unknown delivery
 */
export async function lockDeliveryAs(
  trx: Transaction<Tables>,
  caller: Caller,
  id: number,
  parties: Parameters<typeof lockShipmentAs>[3],
): Promise<number> {
  const delivery = await trx
    .selectFrom('delivery')
    .select('shipment_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!delivery) throw forbidden();
  await lockShipmentAs(trx, caller, delivery.shipment_id, parties);
  return delivery.shipment_id;
}

/** @throws ApiError 422 for the status of an appointment that nobody changes any more */
export function requireOpen(status: string): void {
  if (status === 'Delivered') throw invalid(reason('deliveryDone'));
  if (status === 'Cancelled') throw invalid(reason('deliveryCancelled'));
}

/**
 * Nobody delivers on a day that has passed. Somebody's day may have begun before it has where the server counts, or still last.
 *
 * @throws ApiError 422 for such a day, at the field that it was entered in
 */
export async function refusePastDay(trx: Transaction<Tables>, day: string, field?: string): Promise<void> {
  const { rows } = await sql<{ isPast: boolean }>`
    select ${day}::date < provider_today() - 1 as "isPast"`.execute(trx);
  if (rows[0]?.isPast) throw invalid({ ...reason('deliveryPast'), ...(field && { field }) });
}

/** @throws ApiError 422 for an appointment of another shipment, one that took place, or one that was cancelled */
export async function changeableDelivery(trx: Transaction<Tables>, shipmentId: number, id: number) {
  const delivery = await trx
    .selectFrom('delivery')
    .select([
      'id',
      sql<string>`delivery_on::text`.as('delivery_on'),
      'from_time',
      'until_time',
      'address',
      'contact_name',
      'contact_phone',
      'reference',
      'status',
    ])
    .where('id', '=', id)
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirst();
  if (!delivery) throw invalid(reason('unknownDelivery'));
  requireOpen(delivery.status);
  return delivery;
}
