import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { openEmbedded } from './embedded.ts';
import { EmbeddedPool } from './embedded-pool.ts';
import { connectPostgres } from './postgres.ts';
import type { Tables } from './tables.ts';

export interface Database {
  db: Kysely<Tables>;
  kind: 'embedded' | 'postgres';
  connections(): Connections;
  /** Tells of every statement that was done or refused; there is one observer. */
  observeStatements(observer: (statement: ObservedStatement) => void): void;
  /** Waits for running queries, then frees connections or folder. */
  close(): Promise<void>;
}

export interface Connections {
  open: number;
  /** Of the open ones. */
  idle: number;
  /** Who waits for one. */
  waiting: number;
}

export interface ObservedStatement {
  /** Without the values. */
  sql: string;
  /** On its connection, without the wait for one. */
  ms: number;
}

/** A pool that can tell how busy it is. */
export type CountedPool = PostgresPool & Pick<Database, 'connections'>;

/**
 * Opens PostgreSQL, or without `databaseUrl` the embedded database inside `dataDir`. Rows look the same from both
 * (see `tables.ts`), and so do errors: `code` is the SQLSTATE. Throws {@link DatabaseUnavailable} with one line.
 */
export async function openDatabase(config: {
  databaseUrl?: string | undefined;
  dataDir: string;
}): Promise<Database> {
  if (config.databaseUrl) {
    const over = kyselyOver(await connectPostgres(config.databaseUrl));
    return { ...over, kind: 'postgres', close: () => over.db.destroy() };
  }
  const embedded = await openEmbedded(config.dataDir);
  return embeddedDatabase(embedded.pglite, embedded.close);
}

/** Kysely over a PGlite that is open already. */
export function embeddedDatabase(pglite: PGlite, closePglite: () => Promise<void>): Database {
  const pool = new EmbeddedPool(pglite);
  const over = kyselyOver(pool);
  return {
    ...over,
    kind: 'embedded',
    async close() {
      await over.db.destroy();
      await pool.end();
      await closePglite();
    },
  };
}

function kyselyOver(pool: CountedPool): Pick<Database, 'db' | 'connections' | 'observeStatements'> {
  let observe: Parameters<Database['observeStatements']>[0] = () => undefined;
  return {
    db: new Kysely<Tables>({
      dialect: new PostgresDialect({ pool }),
      log: ({ query, queryDurationMillis }) => observe({ sql: query.sql, ms: queryDurationMillis }),
    }),
    connections: () => pool.connections(),
    observeStatements(observer) {
      observe = observer;
    },
  };
}
