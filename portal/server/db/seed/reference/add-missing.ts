import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { NewRow, Tables } from '../../tables.ts';

/** The tables that the product itself fills, from files. */
export type ReferenceTable = 'country' | 'port' | 'airport' | 'company' | 'charge_type';

/**
 * Inserts those `rows` that the table doesn't know yet and leaves all others as they are: an operator may have changed
 * them. A row is known when one there `isSame`, where `known` names the row of the table and `entry` the new one. An
 * empty table takes the ids of the rows, so that they are the same on every machine; any other counts on from its own.
 */
export async function addMissing<T extends ReferenceTable>(
  db: Kysely<Tables>,
  table: T,
  { rows, isSame }: { rows: readonly NewRow<T>[]; isSame: RawBuilder<boolean> },
): Promise<void> {
  const [first = {}] = rows;
  const name = sql.table(table);
  const columns = Object.keys(first).filter((column) => column !== 'id');
  const id = sql`case when exists (select from ${name})
    then nextval(pg_get_serial_sequence(${table}, 'id')) else entry.id end`;
  await sql`
    insert into ${name} (id, ${sql.join(columns.map((column) => sql.ref(column)))})
    select ${id}, ${sql.join(columns.map((column) => sql.ref(`entry.${column}`)))}
    from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json) entry
    where not exists (select from ${name} known where ${isSame})
    order by entry.id`.execute(db);
}
