import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { logLine } from '../log-line.ts';
import { DatabaseUnavailable } from './database-error.ts';
import { pgTypes } from './type-parsers.ts';

/** A statement that runs longer is the server's mistake: nobody waits for its answer any more. */
const STATEMENT_TIMEOUT_MS = 15_000;
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

/** A pool of connections to PostgreSQL, in UTC and UTF8 whatever the installation's defaults. */
export async function connectPostgres(databaseUrl: string): Promise<PostgresPool> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    types: pgTypes,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
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
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new DatabaseUnavailable(`DATABASE_URL: can't connect: ${messageOf(error)}`);
  }
  return {
    options: pool.options,
    connect: async () => new PostgresClient(await pool.connect()),
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
