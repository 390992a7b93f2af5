import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { reason } from '../../../shared/contract/reasons.ts';
import { type Caller, callerScope, type ServiceKeyCaller } from '../auth/rights/caller.ts';
import { rightsUnchangedSql } from '../auth/rights/rights-unchanged.ts';
import type { Tables } from '../db/tables.ts';
import { TransactionConflict } from '../db/transaction.ts';
import { ApiError, invalid, unauthorized } from '../http/errors/api-error.ts';

const KEY = /^[\x20-\x7e]{1,200}$/;

/** One user action of one caller, known again by its idempotency key over all its attempts (D-37), and what it asked for (D-122). */
export interface KeyedCall {
  scope: string;
  key: string;
  fingerprint: string;
}

/** @throws ApiError 422 for a key that could not be recognised in a log */
export function keyedCallOf(
  caller: Caller | ServiceKeyCaller,
  key: unknown,
  content: string,
): KeyedCall | undefined {
  if (key === undefined || key === null) return undefined;
  if (typeof key !== 'string' || !KEY.test(key))
    throw invalid('The idempotency key must be 1 to 200 printable ASCII characters.');
  return { scope: callerScope(caller), key, fingerprint: createHash('sha256').update(content).digest('hex') };
}

/**
 * Checks in one statement that the caller still has its rights, and takes the key. While another transaction holds
 * the same key this waits for its end: after a commit the key is taken, after a rollback it is free.
 *
 * @returns whether the work is still to be done
 * @throws ApiError 401 when the caller's session or rights ended
 */
export async function claim(
  trx: Transaction<Tables>,
  caller: Caller | ServiceKeyCaller,
  call: KeyedCall | undefined,
): Promise<boolean> {
  const live = rightsUnchangedSql(caller);
  const statement = call
    ? sql<{ live: boolean; claimed: boolean }>`
      with asking as (select ${live} as live),
      claimed as (
        insert into idempotency_key (scope, key, fingerprint)
        select ${call.scope}::text, ${call.key}::text, ${call.fingerprint}::text from asking where live
        on conflict do nothing
        returning 1
      )
      select live, exists (select 1 from claimed) as claimed from asking`
    : sql<{ live: boolean; claimed: boolean }>`select ${live} as live, true as claimed`;
  const row = (await statement.execute(trx)).rows[0];
  if (!row?.live) throw unauthorized();
  return row.claimed;
}

/** @throws ApiError 409 when the key was used for something else */
export async function firstResult(trx: Transaction<Tables>, call: KeyedCall): Promise<unknown> {
  const first = await trx
    .selectFrom('idempotency_key')
    .select(['fingerprint', 'result'])
    .where('scope', '=', call.scope)
    .where('key', '=', call.key)
    .executeTakeFirst();
  // Pruned between the two statements: the next try will get the key.
  if (!first) throw new TransactionConflict();
  if (first.fingerprint !== call.fingerprint) throw new ApiError(409, 'key_reused', reason('keyReused'));
  return first.result;
}

/** Stores the result beside its key, in the transaction that did the work: a repeat finds both or neither. */
export async function storeResult(trx: Transaction<Tables>, call: KeyedCall, result: unknown): Promise<void> {
  await trx
    .updateTable('idempotency_key')
    .set({ result: JSON.stringify(result) })
    .where('scope', '=', call.scope)
    .where('key', '=', call.key)
    .execute();
}

/** Lets the next try have the key: nothing came of this one. */
export async function freeKey(db: Kysely<Tables>, call: KeyedCall): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('scope', '=', call.scope)
    .where('key', '=', call.key)
    .execute();
}

/** Drops keys older than this, a bounded number at once. Keys in use by others are left alone. */
export async function pruneKeys(db: Kysely<Tables>, hours: number): Promise<void> {
  await sql`
    delete from idempotency_key where (scope, key) in (
      select scope, key from idempotency_key where created_at < now() - ${hours}::integer * interval '1 hour'
      order by created_at limit 10000 for update skip locked
    )`.execute(db);
}
