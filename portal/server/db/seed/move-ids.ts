import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** For rows whose ids were written out: the counters of their tables go on behind them, and never back. */
export async function moveIdsPastUsed(db: Kysely<Tables>, tables: readonly (keyof Tables)[]): Promise<void> {
  for (const table of tables) {
    const counter = sql`pg_get_serial_sequence(${table}, 'id')::regclass`;
    await sql`
      select setval(${counter}, max(id)) from ${sql.table(table)}
      having max(id) > coalesce(pg_sequence_last_value(${counter}), 0)`.execute(db);
  }
}
