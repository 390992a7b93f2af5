import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** Does `work` while `tables` have no search indexes: building them once at the end takes a fraction of the time. */
export async function withoutSearchIndexes<Result>(
  db: Kysely<Tables>,
  tables: readonly (keyof Tables)[],
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename = any(${tables}) and indexdef like '%USING gin%'`.execute(
    db,
  );
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
  const result = await work();
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
  return result;
}
