import { type Kysely, sql } from 'kysely';
import type { ModuleDefinition } from '../../../../portal/lists/definition.ts';
import { selectionOf } from '../../../../portal/lists/request/selection.ts';
import type { Caller } from '../../../../portal/server/auth/rights/caller.ts';
import { createCallerQueue } from '../../../../portal/server/caller-queue.ts';
import { runQuery } from '../../../../portal/server/data-api/execute.ts';
import { documentOf } from '../../../../portal/server/data-api/query/document.ts';
import type { Tables } from '../../../../portal/server/db/tables.ts';
import type { DataApiServer } from './data-api-server.ts';

/** Rows of a list that is large: far more than a page of it may read. */
export const MANY = 12_000;
export const FIRST_ID = 100_000;
/** A page with what belongs to it, and the rows that a search looks through first: the same for any number of rows. */
export const MOST_ROWS = 8_000;
/** One row in 400 is late. */
export const LATE = MANY / 400;
/** When the first row was made; each further one a minute after the one before. */
export const START = Date.UTC(2025, 0, 1);
export const NEWEST = { field: 'createdAt', order: 'DESC' };

export const EVERYTHING: Caller = { kind: 'service', label: 'service' };

export const listOf = ({ model, row }: ModuleDefinition) => `query($where: JSON, $sort: JSON) {
  page: all${model}(where: $where, sort: $sort, take: 50) { results ${selectionOf(row)} }
}`;

/** Runs the query and asks the database how many rows its tables gave for that. */
export async function rowsRead(
  { database }: DataApiServer,
  query: string,
  variables: object,
  caller: Caller = EVERYTHING,
) {
  return database.db.connection().execute(async (reads) => {
    await sql`begin`.execute(reads);
    const before = await rowsSoFar(reads);
    const document = documentOf(query);
    const { data } = await runQuery(
      { database: { ...database, reads }, queries: createCallerQueue({ atOnce: 1 }) },
      caller,
      { document, operation: document.operation(undefined), variables: variables as Record<string, unknown> },
      { address: '127.0.0.1', answered: Promise.resolve() },
    );
    const after = await rowsSoFar(reads);
    await sql`rollback`.execute(reads);
    return {
      rows: after.all - before.all,
      orders: after.orders - before.orders,
      data: JSON.parse(data),
    };
  });
}

async function rowsSoFar(db: Kysely<Tables>): Promise<{ all: number; orders: number }> {
  const { rows } = await sql<{ all: number; orders: number }>`
    select coalesce(sum(read), 0)::integer as all,
      coalesce(sum(read) filter (where relname = 'purchase_order'), 0)::integer as orders
    from (
      select relname, seq_tup_read + coalesce(idx_tup_fetch, 0) as read from pg_stat_xact_user_tables
    ) tables`.execute(db);
  return rows[0] ?? { all: 0, orders: 0 };
}
