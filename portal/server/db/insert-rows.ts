import { type Kysely, sql } from 'kysely';
import type { NewRow, Tables } from './tables.ts';

const ROWS_PER_STATEMENT = 5000;

/**
 * Inserts rows in their order, all with the same columns. They travel as one JSON parameter a statement: thousands of
 * placeholders take the embedded database several times as long, and PostgreSQL allows 65,535 at most.
 */
export async function insertRows<T extends keyof Tables>(
  db: Kysely<Tables>,
  table: T,
  rows: readonly NewRow<T>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const batch = JSON.stringify(rows.slice(start, start + ROWS_PER_STATEMENT));
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${batch}::json)
    `.execute(db);
  }
}
