import { setTimeout as wait } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/**
 * The transaction met another one in a way that a fresh look at the data resolves. Whoever hears of it has had the last of
 * its attempts, and may come again later.
 */
export class TransactionConflict extends Error {
  override readonly name = 'TransactionConflict';
}

const ATTEMPTS = 5;
/** serialization failure, deadlock: the database undid everything, so a repeat is safe. */
const RACES = ['40001', '40P01'];
const UNIQUE_VIOLATION = '23505';

/**
 * Runs `work` in one transaction, again from the start when it lost a race against another one. Read committed is
 * set explicitly: row locks order the writers, and every statement has to see what the one before it waited for.
 *
 * A unique violation counts as a lost race, too: somebody else has usually just stored the same, which a fresh look
 * finds. With `repeatsDoubles: false` it is thrown at once, for those who look again by themselves.
 *
 * @throws TransactionConflict all attempts lost their race
 */
export async function inTransaction<T>(
  { db }: Pick<Database, 'db'>,
  work: (trx: Transaction<Tables>) => Promise<T>,
  { repeatsDoubles = true }: { repeatsDoubles?: boolean } = {},
): Promise<T> {
  const repeatable = new Set(repeatsDoubles ? [...RACES, UNIQUE_VIOLATION] : RACES);
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().setIsolationLevel('read committed').execute(work);
    } catch (error) {
      if (!isRace(error, repeatable)) throw error;
      if (attempt === ATTEMPTS)
        throw new TransactionConflict('The transaction met others too often.', { cause: error });
      await wait(Math.random() * 25 * 2 ** attempt);
    }
  }
}

function isRace(error: unknown, repeatable: ReadonlySet<string>): boolean {
  if (error instanceof TransactionConflict) return true;
  return error instanceof Error && 'code' in error && repeatable.has(String(error.code));
}
