import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { requireRevision } from '../record-revision.ts';

/**
 * Refuses a change that is not based on the current state of the account (D-151). One that names no revision is made as
 * it comes: callers from before accounts had one send none.
 *
 * @throws ApiError 409 `stale_revision`
 */
export async function requireAccountRevision(
  trx: Transaction<Tables>,
  id: number,
  revision: number | undefined,
): Promise<void> {
  if (revision !== undefined) await requireRevision(trx, { type: 'web_user', id }, revision);
}
