import { sql, type Transaction } from 'kysely';
import { reason } from '../../../shared/contract/reasons.ts';
import type { Tables } from '../db/tables.ts';
import { invalid } from '../http/errors/api-error.ts';

/**
 * The reference of a shipment, which stays its customer's until the transaction ends.
 *
 * @throws ApiError 422 at the field `shipmentId` for another customer's
 */
export async function requireShipmentOf(
  trx: Transaction<Tables>,
  customerId: number,
  shipmentId: number,
): Promise<string> {
  const { rows } = await sql<{ reference: string; companyId: number | null }>`
    select reference, company_id as "companyId" from shipment where id = ${shipmentId}::integer for share`.execute(
    trx,
  );
  // The same for a shipment that there isn't, so that ids can't be probed.
  if (rows[0]?.companyId !== customerId)
    throw invalid({ ...reason('importOtherCustomer'), field: 'shipmentId' });
  return rows[0].reference;
}
