import { sql } from 'kysely';
import type { Database } from '../../portal/server/db/database.ts';

/** Whether anybody waits for what a transaction holds: for a lock, or for the one connection of the embedded database. */
export async function isAnybodyWaiting(database: Database): Promise<boolean> {
  if (database.kind === 'embedded') return database.connections().waiting > 0;
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    database.db,
  );
  return rows.length > 0;
}
