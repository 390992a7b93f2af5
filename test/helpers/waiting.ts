import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../portal/server/db/database.ts';
import { eventually } from './eventually.ts';

/** Whether anybody waits for what a transaction holds: for a lock, or for the one connection of the embedded database. */
async function isAnybodyWaiting(database: Database): Promise<boolean> {
  if (database.kind === 'embedded') return database.connections().waiting > 0;
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    database.db,
  );
  return rows.length > 0;
}

/**
 * Begins the work while somebody's changes are under way, which are committed once it waits for them, or is through.
 * Answers when the work has ended, also where it failed.
 *
 * @throws what failed of the changes
 */
export async function duringChanges<T>(
  database: Database,
  changes: readonly RawBuilder<unknown>[],
  work: () => Promise<T>,
): Promise<{ hasWaited: boolean; answer: Promise<T> }> {
  let isThrough = false;
  let hasWaited = false;
  let ended: Promise<unknown> = Promise.resolve();
  try {
    const { answer } = await database.db.transaction().execute(async (trx) => {
      for (const change of changes) await change.execute(trx);
      const answer = work().finally(() => {
        isThrough = true;
      });
      ended = Promise.allSettled([answer]);
      await eventually(async () => {
        hasWaited = await isAnybodyWaiting(database);
        return hasWaited || isThrough;
      });
      // A promise by itself would be waited for before the changes are committed.
      return { answer };
    });
    return { hasWaited, answer };
  } finally {
    await ended;
  }
}
