import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { logLine } from '../log-line.ts';
import type { CountedPool } from './database.ts';
import { DatabaseUnavailable } from './database-error.ts';
import { pgTypes } from './type-parsers.ts';

const CONNECTION_TIMEOUT_MS = 5_000;

/** Compiling a statement and starting workers for it cost more than any of our statements takes. */
const SETTINGS = Object.entries({
  TimeZone: 'UTC',
  client_encoding: 'UTF8',
  search_path: 'public',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
})
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/** Throws {@link DatabaseUnavailable} where nobody answers at the address, or refuses us. */
export async function checkConnection(pool: PostgresPool): Promise<void> {
  try {
    const client = await pool.connect();
    client.release();
  } catch (error) {
    throw new DatabaseUnavailable(`DATABASE_URL: can't connect: ${messageOf(error)}`);
  }
}

/** A pool of at most `most` connections to PostgreSQL, in UTC and UTF8 whatever the installation's defaults. */
export function postgresPool(
  databaseUrl: string,
  { most, statementTimeoutMs }: { most: number; statementTimeoutMs: number },
): CountedPool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    types: pgTypes,
    max: most,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    options: SETTINGS,
    application_name: 'freight-portal',
  });
  // An idle connection that the database drops is replaced by the next use; unheard, it would end the process.
  let ending = false;
  pool.on('error', (error) => {
    if (!ending) logLine('warn', `An idle database connection was lost: ${error.message}`);
  });
  // The pool listens to idle connections only. One lost in use fails its query, and its error event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    options: pool.options,
    connect: async () => new PostgresClient(await pool.connect()),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    end() {
      ending = true;
      return pool.end();
    },
  };
}

/** A connection of the pool that doesn't go back there once it is lost: the next query would meet the dead one. */
class PostgresClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  #isLost = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<R>(sql: string, parameters?: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query(): never;
  query<R>(sql = '', parameters: readonly unknown[] = []): Promise<PostgresQueryResult<R>> {
    const answer = this.#client.query(sql, [...parameters]) as Promise<unknown> as Promise<
      PostgresQueryResult<R>
    >;
    return answer.catch((error: unknown) => {
      const isFromDatabase = error instanceof pg.DatabaseError && error.severity === 'ERROR';
      this.#isLost ||= !isFromDatabase;
      throw error;
    });
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#isLost);
  }
}

/** A refused connection to a name with several addresses has its messages inside. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
