import { sql, type Transaction } from 'kysely';
import type { Caller } from '../auth/rights/caller.ts';
import { mayWriteRecord, type OWNER_COLUMN } from '../auth/rights/record-rights.ts';
import type { Tables } from '../db/tables.ts';
import { forbidden } from '../http/errors/api-error.ts';

/** `change`: one caller at a time. `keep`: several, for whom the record stays as it is. */
export type RecordLock = 'change' | 'keep';

const LOCKS = { change: sql`for no key update`, keep: sql`for share` } as const;

/**
 * Locks a record that the caller may change until the transaction ends: whoever wants to change it, or to give it to
 * another company, waits. The right is asked of the record as it is after the wait for a lock that another transaction
 * had on it. This statement sees other tables as they were before that wait, so a right that also depends on those is
 * asked by a statement that follows.
 *
 * @throws ApiError 403, the same for a foreign and for an unknown record, so that ids can't be probed
 */
export async function lockRecord(
  trx: Transaction<Tables>,
  caller: Caller,
  { type, id }: { type: keyof typeof OWNER_COLUMN; id: number },
  lock: RecordLock,
): Promise<void> {
  const { rows } = await sql`
    select 1 from ${sql.table(type)} record
    where record.id = ${id}::integer and ${mayWriteRecord(caller, type, 'record')} ${LOCKS[lock]}`.execute(
    trx,
  );
  if (rows.length === 0) throw forbidden();
}
