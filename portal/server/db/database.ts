import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { ConnectionQueue } from './embedded/connection-queue.ts';
import { EmbeddedPool } from './embedded/embedded-pool.ts';
import type { Engine } from './embedded/engine.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { QUERY_TIME_MS, wholeListMs } from './embedded/query-time.ts';
import { checkConnection, postgresPool } from './postgres.ts';
import { POSTGRES_DEFAULTS, type PostgresOptions } from './postgres-options.ts';
import type { Tables } from './tables.ts';

/**
 * On PostgreSQL, for what a caller asks for by a query of its own. The one connection of the embedded database is everybody's, and
 * others wait for such a query and, where that is ended, about a second until the database is open again: two seconds are the aim
 * there, and the limit is a setting.
 */
const READ_TIMEOUT_MS = 5_000;
/** Of the connections to PostgreSQL, for {@link Database.reads} alone. */
const READ_SHARE = 0.3;
/** Connections that no action takes: sign-in and the question whether the server is ready need one. */
const KEPT_FREE = 3;

export interface Database {
  db: Kysely<Tables>;
  /**
   * For the queries of the data API, which a caller writes: a statement ends after some seconds with
   * `QUERY_CANCELED`, and all of them together leave the other connections to everybody else.
   */
  reads: Kysely<Tables>;
  /** As {@link Database.reads}, for the ids of a whole list, which may take longer. */
  wholeLists: Kysely<Tables>;
  /** How many statements of {@link Database.reads} run at the same time. */
  readsAtOnce: number;
  /** How many actions of callers may run at the same time, so that something is left for everything else. */
  actionsAtOnce: number;
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
export async function openDatabase(
  config: {
    databaseUrl?: string | undefined;
    dataDir: string;
    queryTimeMs?: number | undefined;
  } & Partial<PostgresOptions>,
): Promise<Database> {
  const { databaseUrl, dataDir, queryTimeMs } = config;
  if (!databaseUrl) return embeddedDatabase(await openEmbedded(dataDir, queryTimeMs), queryTimeMs);
  const options = { ...POSTGRES_DEFAULTS, ...config };
  const readsAtOnce = Math.max(1, Math.round(options.databasePool * READ_SHARE));
  const pool = postgresPool(databaseUrl, {
    ...options,
    databasePool: Math.max(1, options.databasePool - readsAtOnce),
  });
  await checkConnection(pool, options);
  const readPool = postgresPool(databaseUrl, {
    ...options,
    databasePool: readsAtOnce,
    readTimeoutMs: Math.min(READ_TIMEOUT_MS, options.statementTimeoutMs),
  });
  const over = kyselyOver(pool, readPool);
  return {
    ...over,
    readsAtOnce,
    actionsAtOnce: Math.max(1, options.databasePool - readsAtOnce - KEPT_FREE),
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
export function embeddedDatabase(engine: Engine, queryTimeMs = QUERY_TIME_MS): Database {
  const queue = new ConnectionQueue();
  const over = kyselyOver(
    new EmbeddedPool(engine, queue, POSTGRES_DEFAULTS.statementTimeoutMs),
    new EmbeddedPool(engine, queue, queryTimeMs),
    new EmbeddedPool(engine, queue, wholeListMs(queryTimeMs)),
  );
  return {
    ...over,
    readsAtOnce: 1,
    actionsAtOnce: 4,
    kind: 'embedded',
    connections: () => queue.connections(),
    async close() {
      await Promise.all([over.db.destroy(), over.reads.destroy(), over.wholeLists.destroy()]);
      await queue.close();
      await engine.close();
    },
  };
}

function kyselyOver(
  pool: PostgresPool,
  readPool: PostgresPool,
  wholeListPool?: PostgresPool,
): Pick<Database, 'db' | 'reads' | 'wholeLists' | 'observeStatements'> {
  let observe: Parameters<Database['observeStatements']>[0] = () => undefined;
  const on = (each: PostgresPool) =>
    new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: each }),
      log: ({ query, queryDurationMillis }) => observe({ sql: query.sql, ms: queryDurationMillis }),
    });
  const reads = on(readPool);
  return {
    db: on(pool),
    reads,
    wholeLists: wholeListPool ? on(wholeListPool) : reads,
    observeStatements(observer) {
      observe = observer;
    },
  };
}
