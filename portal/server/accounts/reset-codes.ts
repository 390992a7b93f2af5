import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';

type Db = Kysely<Tables>;

/** D-10 */
export const CODE_MINUTES = 10;
const MOST_TRIES = 5;
/**
 * Codes an email may be sent in an hour: nobody's mailbox is flooded. From a network that knows the account as many
 * again, so that its owner still gets one when strangers have used up theirs.
 */
const MOST_REQUESTS = 20;
const MOST_OF_KNOWN = 2 * MOST_REQUESTS;
const REQUESTS_WITHIN = sql`interval '1 hour'`;

/** A code that can still be tried: the newest of its email, not used, not too old, not guessed at too often. */
const isAlive = sql<boolean>`code_hash is not null and expires_at > now() and tries < ${sql.lit(MOST_TRIES)}`;

export interface NewCode {
  emailHash: string;
  /** null: no such account; the code is stored for the same timing, and opens nothing (D-08). */
  userId: number | null;
  codeHash: string;
  /** Whether it is asked for from a network that knows the account. */
  isKnown: boolean;
}

type Code = Pick<NewCode, 'emailHash' | 'codeHash'>;

/** Puts a new code in the place of the older one; the seconds to wait where the email was sent too many of them. */
export async function storeCode(
  trx: Transaction<Tables>,
  { emailHash, userId, codeHash, isKnown }: NewCode,
): Promise<{ uselessAt: Date } | { wait: number }> {
  const { rows } = await sql<{ uselessAt: string }>`
    insert into reset_code as code (email_hash, web_user_id, code_hash, tries, expires_at, requests, requests_since)
    values (${emailHash}, ${userId}, ${codeHash}, 0, now() + ${CODE_MINUTES} * interval '1 minute', 1, now())
    on conflict (email_hash) do update set
      web_user_id = excluded.web_user_id, code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at,
      requests = case when code.requests_since < now() - ${REQUESTS_WITHIN} then 1 else code.requests + 1 end,
      requests_since = case when code.requests_since < now() - ${REQUESTS_WITHIN} then now() else code.requests_since end
    where code.requests < ${isKnown ? MOST_OF_KNOWN : MOST_REQUESTS} or code.requests_since < now() - ${REQUESTS_WITHIN}
    returning expires_at as "uselessAt"`.execute(trx);
  const [stored] = rows;
  if (stored) return { uselessAt: new Date(stored.uselessAt) };
  const { rows: waits } = await sql<{ wait: number }>`
    select extract(epoch from requests_since + ${REQUESTS_WITHIN} - now())::double precision as wait
    from reset_code where email_hash = ${emailHash}`.execute(trx);
  return { wait: waits[0]?.wait ?? 1 };
}

/** Deletes codes that have expired and no longer count as requests. */
export async function pruneCodes(db: Db): Promise<void> {
  await sql`
    delete from reset_code where email_hash in (
      select email_hash from reset_code
      where requests_since < now() - ${REQUESTS_WITHIN} and expires_at < now() limit 1000 for update skip locked
    )`.execute(db);
}

/**
 * Whether it is the code, or undefined where there is none to guess at. A wrong one is counted in the same statement, so
 * that guesses at the same time, also on several servers, are no more than {@link MOST_TRIES}. A right one stays good
 * for the reset (D-05).
 */
export async function tryCode(
  trx: Transaction<Tables>,
  { emailHash, codeHash }: Code,
): Promise<boolean | undefined> {
  const { rows } = await sql<{ right: boolean }>`
    update reset_code set tries = tries + case when code_hash = ${codeHash} then 0 else 1 end
    where email_hash = ${emailHash} and ${isAlive}
    returning code_hash = ${codeHash} and web_user_id is not null as "right"`.execute(trx);
  return rows[0]?.right;
}

/** Uses the code up; the account it opens, or undefined if it is not, or no longer, the code. */
export async function useCode(
  trx: Transaction<Tables>,
  { emailHash, codeHash }: Code,
): Promise<number | undefined> {
  const { rows } = await sql<{ userId: number | null }>`
    update reset_code set code_hash = null
    where email_hash = ${emailHash} and code_hash = ${codeHash} and ${isAlive}
    returning web_user_id as "userId"`.execute(trx);
  return rows[0]?.userId ?? undefined;
}
