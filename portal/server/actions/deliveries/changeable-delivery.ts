import { sql, type Transaction } from 'kysely';
import { reason } from '../../../../shared/contract/reasons.ts';
import type { Tables } from '../../db/tables.ts';
import { invalid } from '../../http/errors/api-error.ts';

/** @throws ApiError 422 for the status of an appointment that nobody changes any more */
export function requireOpen(status: string): void {
  if (status === 'Delivered') throw invalid(reason('deliveryDone'));
  if (status === 'Cancelled') throw invalid(reason('deliveryCancelled'));
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
