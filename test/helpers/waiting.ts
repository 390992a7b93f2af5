import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../portal/server/db/database.ts';
import { eventually } from './eventually.ts';

/** Whether anybody waits for what a transaction holds: for a lock, or for the one connection of the embedded database. */
export async function isAnybodyWaiting(database: Database): Promise<boolean> {
  if (database.kind === 'embedded') return database.connections().waiting > 0;
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    database.db,
  );
  return rows.length > 0;
}

/** Begins the work while somebody's changes are under way, which are committed once it waits for them, or is through. */
export async function duringChanges<T>(
  database: Database,
  changes: readonly RawBuilder<unknown>[],
  work: () => Promise<T>,
): Promise<T> {
  let isThrough = false;
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const worked = begun.then(work).finally(() => {
    isThrough = true;
  });
  await Promise.allSettled([
    worked,
    database.db.transaction().execute(async (trx) => {
      for (const change of changes) await change.execute(trx);
      begin();
      await eventually(async () => isThrough || (await isAnybodyWaiting(database)));
    }),
  ]);
  return worked;
}
