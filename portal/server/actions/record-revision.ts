import { sql, type Transaction } from 'kysely';
import { reason } from '../../../shared/contract/reasons.ts';
import type { Tables } from '../db/tables.ts';
import { ApiError } from '../http/errors/api-error.ts';

/** A row whose revision the database raises with every change (migrations `0015-revisions` and those after it). */
interface RevisedRow {
  type:
    | 'booking'
    | 'shipment'
    | 'quote'
    | 'manifest'
    | 'sailing'
    | 'flight'
    | 'route_subscription'
    | 'delivery'
    | 'company_location'
    | 'document'
    | 'purchase_order'
    | 'invoice'
    | 'web_user';
  id: number;
}

/**
 * Refuses a save that is not based on the current state of the record; other writers of the record wait until this
 * transaction ends. The caller's right is asked of the locked record before, as {@link lockRecord} does: this statement
 * may wait for a lock, too, and asks for none.
 *
 * @throws ApiError 409 `stale_revision`, also where the record is gone
 */
export async function requireRevision(
  trx: Transaction<Tables>,
  { type, id }: RevisedRow,
  revision: number,
): Promise<void> {
  const { rows } = await sql<{ revision: number }>`
    select revision from ${sql.table(type)} where id = ${id}::integer for no key update`.execute(trx);
  if (rows[0]?.revision !== revision) throw new ApiError(409, 'stale_revision', reason('staleRecord'));
}

/** For a change of what belongs to the record and stands in other tables, such as its orders or charges. */
export async function raiseRecordRevision(trx: Transaction<Tables>, { type, id }: RevisedRow): Promise<void> {
  await sql`update ${sql.table(type)} set revision = revision + 1 where id = ${id}::integer`.execute(trx);
}
