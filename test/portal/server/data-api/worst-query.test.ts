import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Kysely, sql } from 'kysely';
import type { Caller } from '../../../../portal/server/auth/rights/caller.ts';
import { createCallerQueue } from '../../../../portal/server/caller-queue.ts';
import { runQuery } from '../../../../portal/server/data-api/execute.ts';
import { LIMITS } from '../../../../portal/server/data-api/limits.ts';
import { documentOf } from '../../../../portal/server/data-api/query/document.ts';
import type { Database } from '../../../../portal/server/db/database.ts';
import { Random } from '../../../../portal/server/db/seed/random.ts';
import type { Tables } from '../../../../portal/server/db/tables.ts';
import { ApiError } from '../../../../portal/server/http/errors/api-error.ts';
import { fillMesh } from '../../../helpers/data-api/mesh.ts';
import { ROOTS, randomQuery } from '../../../helpers/data-api/random-query.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { type DataApiServer, startDataApi } from './data-api-server.ts';

const SEED = 20_264;
const QUERIES_OF_MODEL = 15;
const EVERYTHING: Caller = { kind: 'service', label: 'service' };

forEachDatabase((_name, open) => {
  describe('queries that look for the worst', () => {
    let server: DataApiServer;
    before(async () => {
      server = await startDataApi(await open());
      await fillMesh(server.database.db, { company: 102, size: 60 });
    });
    after(() => server.close());

    it('D-04 none reads more rows than its budget and the tables that it starts from', async () => {
      const { db } = server.database;
      const all = await tableRows(db);
      const random = new Random(SEED);
      const ended = { answered: 0, refused: 0 };
      for (const model of ROOTS) {
        for (let n = 0; n < QUERIES_OF_MODEL; n++) {
          const query = randomQuery(random, model);
          const { rows, outcome } = await rowsRead(server.database, query);
          ended[outcome] += 1;
          const most = LOOKUPS_OF_ROW * LIMITS.rows + LIMITS.rootFields * SCANS * all;
          assert.ok(rows <= most, `${rows} rows, at most ${most}: ${query}`);
        }
      }
      // A search in which all are refused, or none, looks at nothing.
      assert.ok(ended.answered > 100 && ended.refused > 20, JSON.stringify(ended));
    });
  });
});

/** Rows that one row of the budget may stand for: the link and the row that it leads to. */
const LOOKUPS_OF_ROW = 2;
/**
 * How often the whole database may be gone through by a root field: its page, its count, and the relations of its
 * filter.
 */
const SCANS = 4;

async function tableRows(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select sum(reltuples)::integer as n from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Runs the query and asks the database how many rows its tables gave for that. */
async function rowsRead(
  database: Database,
  query: string,
): Promise<{ rows: number; outcome: 'answered' | 'refused' }> {
  return database.db.connection().execute(async (reads) => {
    await sql`begin`.execute(reads);
    // Some tables of the demo are so small that each lookup in them reads them whole; the bound is about larger ones.
    await sql`set local enable_seqscan = off`.execute(reads);
    const before = await rowsSoFar(reads);
    await sql`savepoint before_query`.execute(reads);
    let outcome: 'answered' | 'refused' = 'answered';
    try {
      const document = documentOf(query);
      const asked = { document, operation: document.operation(undefined), variables: {} };
      await runQuery(
        { database: { ...database, reads }, queries: createCallerQueue({ atOnce: 1 }) },
        EVERYTHING,
        asked,
        { address: '127.0.0.1', answered: Promise.resolve() },
      );
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      outcome = 'refused';
      await sql`rollback to before_query`.execute(reads);
    }
    const rows = (await rowsSoFar(reads)) - before;
    await sql`rollback`.execute(reads);
    return { rows, outcome };
  });
}

async function rowsSoFar(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0)::integer as n
    from pg_stat_xact_user_tables`.execute(db);
  return rows[0]?.n ?? 0;
}
