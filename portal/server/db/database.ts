import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { ConnectionLine } from './embedded/connection-line.ts';
import { EmbeddedPool } from './embedded/embedded-pool.ts';
import type { Engine } from './embedded/engine.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { checkConnection, postgresPool } from './postgres.ts';
import type { Tables } from './tables.ts';

/** A statement that runs longer is the server's mistake: nobody waits for its answer any more. */
const STATEMENT_TIMEOUT_MS = 15_000;
/** What a caller asks for by a query of its own. The one connection of the embedded database is everybody's. */
const READ_TIMEOUT_MS = { postgres: 5_000, embedded: 1_500 };
/** Connections to PostgreSQL for all statements but those of {@link Database.reads}, and for those. */
const CONNECTIONS = { all: 10, reads: 4 };

export interface Database {
  db: Kysely<Tables>;
  /**
   * For the queries of the data API, which a caller writes: a statement ends after some seconds with the SQLSTATE
   * 57014, and all of them together leave the other connections to everybody else.
   */
  reads: Kysely<Tables>;
  /** How many statements of {@link Database.reads} run at the same time. */
  readsAtOnce: number;
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
  const { databaseUrl } = config;
  if (!databaseUrl) return embeddedDatabase(await openEmbedded(config.dataDir));
  const pool = postgresPool(databaseUrl, { most: CONNECTIONS.all, statementTimeoutMs: STATEMENT_TIMEOUT_MS });
  await checkConnection(pool);
  const readPool = postgresPool(databaseUrl, {
    most: CONNECTIONS.reads,
    statementTimeoutMs: READ_TIMEOUT_MS.postgres,
  });
  const over = kyselyOver(pool, readPool);
  return {
    ...over,
    readsAtOnce: CONNECTIONS.reads,
    kind: 'postgres',
    connections() {
      const [all, reads] = [pool.connections(), readPool.connections()];
      return {
        open: all.open + reads.open,
        idle: all.idle + reads.idle,
        waiting: all.waiting + reads.waiting,
      };
    },
    async close() {
      await Promise.all([over.db.destroy(), over.reads.destroy()]);
    },
  };
}

/** Kysely over an embedded database that is open already. */
export function embeddedDatabase(engine: Engine): Database {
  const line = new ConnectionLine();
  const over = kyselyOver(
    new EmbeddedPool(engine, line, STATEMENT_TIMEOUT_MS),
    new EmbeddedPool(engine, line, READ_TIMEOUT_MS.embedded),
  );
  return {
    ...over,
    readsAtOnce: 1,
    kind: 'embedded',
    connections: () => line.connections(),
    async close() {
      await Promise.all([over.db.destroy(), over.reads.destroy()]);
      await line.close();
      await engine.close();
    },
  };
}

function kyselyOver(
  pool: PostgresPool,
  readPool: PostgresPool,
): Pick<Database, 'db' | 'reads' | 'observeStatements'> {
  let observe: Parameters<Database['observeStatements']>[0] = () => undefined;
  const on = (each: PostgresPool) =>
    new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: each }),
      log: ({ query, queryDurationMillis }) => observe({ sql: query.sql, ms: queryDurationMillis }),
    });
  return {
    db: on(pool),
    reads: on(readPool),
    observeStatements(observer) {
      observe = observer;
    },
  };
}
