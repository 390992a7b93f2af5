import { sql, type Transaction } from 'kysely';
import type { AttemptSource } from '../auth/attempt-limits/known-networks.ts';
import { TooManyAttempts } from '../auth/attempt-limits/throttle.ts';
import type { Tables } from '../db/tables.ts';

type Trx = Transaction<Tables>;

/**
 * Wrong codes within a day. A code has five digits: 25 tries leave a stranger one chance in 4,000 a day, whatever
 * number of codes they have sent for. All strangers together have these, and each network that knows the account has as
 * many, so that strangers can't keep its owner from a new password.
 */
const MOST_WRONG = 25;
const WITHIN = sql`interval '1 day'`;

/**
 * Makes others who count as the same source wait until this transaction ends, and checks that they have tries left.
 *
 * @throws TooManyAttempts
 */
export async function requireTries(trx: Trx, { key }: AttemptSource): Promise<void> {
  const { rows } = await sql<{ wrong: number; wait: number }>`
    insert into guess (guesser, wrong, since) values (${key}, 0, now())
    on conflict (guesser) do update set
      wrong = case when guess.since < now() - ${WITHIN} then 0 else guess.wrong end,
      since = case when guess.since < now() - ${WITHIN} then now() else guess.since end
    returning wrong, extract(epoch from since + ${WITHIN} - now())::double precision as wait`.execute(trx);
  const [found] = rows;
  if (found && found.wrong >= MOST_WRONG) throw new TooManyAttempts(found.wait);
}

/** Counts a wrong try; a right one shows that it is the owner. */
export async function countTry(trx: Trx, { key }: AttemptSource, isRight: boolean): Promise<void> {
  await trx
    .updateTable('guess')
    .set((eb) => ({ wrong: isRight ? 0 : eb('wrong', '+', 1) }))
    .where('guesser', '=', key)
    .execute();
}

/** Drops what is over. */
export async function pruneGuesses(trx: Trx): Promise<void> {
  await sql`
    delete from guess where guesser in (
      select guesser from guess where since < now() - ${WITHIN} limit 1000 for update skip locked
    )`.execute(trx);
}
