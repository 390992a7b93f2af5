import { sql, type Transaction } from 'kysely';
import type { RecordType } from '../../../../shared/contract/order-manager.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import type { Caller } from '../../auth/rights/caller.ts';
import { mayReadOrdersOf, OWNER_COLUMN } from '../../auth/rights/record-rights.ts';
import type { Tables } from '../../db/tables.ts';
import { forbidden, invalid } from '../../http/errors/api-error.ts';
import { lockRecord, type RecordLock } from '../lock-record.ts';

/** A booking or shipment that the caller may change, with the company its orders belong to (PO-49). */
export interface OrderRecord {
  type: RecordType;
  id: number;
  /** null: the record has no customer or company yet (D-45) */
  ownerId: number | null;
}

/**
 * The record, locked, if the caller may change it and may see its owner's orders (D-15): until the transaction ends it
 * keeps its owner.
 *
 * @throws ApiError 403, the same for a foreign and for an unknown record, so that ids can't be probed
 */
export async function orderRecord(
  trx: Transaction<Tables>,
  caller: Caller,
  { type, id }: { type: RecordType; id: number },
  lock: RecordLock,
): Promise<OrderRecord> {
  await lockRecord(trx, caller, { type, id }, lock);
  const owner = sql.ref(`record.${OWNER_COLUMN[type]}`);
  const { rows } = await sql<{ ownerId: number | null }>`
    select ${owner} as "ownerId" from ${sql.table(type)} record
    where record.id = ${id} and (${owner} is null or ${mayReadOrdersOf(caller, owner)})`.execute(trx);
  const found = rows[0];
  if (!found) throw forbidden();
  return { type, id, ownerId: found.ownerId };
}

/** @throws ApiError 422 when nobody owns the record (D-45) */
export function ownerOf({ type, ownerId }: OrderRecord): number {
  if (ownerId !== null) return ownerId;
  throw invalid(reason(type === 'booking' ? 'noCustomer' : 'noCompany'));
}
