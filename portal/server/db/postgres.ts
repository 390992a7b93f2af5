import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { logLine } from '../log-line.ts';
import type { CountedPool } from './database.ts';
import { DatabaseUnavailable } from './database-error.ts';
import type { PostgresOptions } from './postgres-options.ts';
import { pgTypes } from './type-parsers.ts';

const CONNECTION_TIMEOUT_MS = 5_000;

/** Compiling a statement and starting workers for it cost more than any of our statements takes. */
const settingsOf = ({ statementTimeoutMs }: PostgresOptions): Record<string, string> => ({
  TimeZone: 'UTC',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  statement_timeout: `${statementTimeoutMs}ms`,
  idle_in_transaction_session_timeout: `${statementTimeoutMs}ms`,
});

/**
 * @throws DatabaseUnavailable nobody answers at the address, or a pooler is between and the role's settings are others
 */
export async function checkConnection(pool: PostgresPool, options: PostgresOptions): Promise<void> {
  try {
    const client = await pool.connect();
    try {
      if (options.databasePooler) await requireSettings(client, settingsOf(options));
    } finally {
      client.release();
    }
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    throw new DatabaseUnavailable(`DATABASE_URL: can't connect: ${messageOf(error)}`);
  }
}

/**
 * A pool of connections to PostgreSQL, in UTC and UTF8 whatever the installation's defaults. Where its statements are
 * the queries of callers, each of them ends after `readTimeoutMs`.
 */
export function postgresPool(
  databaseUrl: string,
  { readTimeoutMs, ...options }: PostgresOptions & { readTimeoutMs?: number },
): CountedPool {
  const settings = settingsOf({
    ...options,
    statementTimeoutMs: readTimeoutMs ?? options.statementTimeoutMs,
  });
  const asked = Object.entries({ ...settings, search_path: 'public' });
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    types: pgTypes,
    max: options.databasePool,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    ...(!options.databasePooler && {
      options: asked.map(([name, value]) => `-c ${name}=${value}`).join(' '),
    }),
    client_encoding: 'UTF8',
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
    async connect() {
      const client = await pool.connect();
      // A pooler hands no setting on, so that each statement has to bring its own limit along.
      const isLimited = options.databasePooler && readTimeoutMs !== undefined;
      return new PostgresClient(client, isLimited ? readTimeoutMs : undefined);
    },
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    end() {
      ending = true;
      return pool.end();
    },
  };
}

/** Settings are compared by the database, which knows that 15 s are 15000 ms. */
async function requireSettings(client: PostgresPoolClient, settings: Record<string, string>): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select name from json_each_text($1::json) wanted(name, value)
      where current_setting(name) is distinct from set_config(name, value, true)`,
    [JSON.stringify(settings)],
  );
  const statements = rows.map(({ name }) => `alter role current_user set ${name} = '${settings[name]}';`);
  if (statements.length > 0)
    throw new DatabaseUnavailable(
      `DATABASE_POOLER: the role lacks settings. Run as it, then reconnect the pooler: ${statements.join(' ')}`,
    );
}

/** A connection of the pool that doesn't go back there once it is lost: the next query would meet the dead one. */
class PostgresClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  /** Of a statement that is a transaction of its own. */
  readonly #timeoutMs: number | undefined;
  #isLost = false;

  constructor(client: pg.PoolClient, timeoutMs: number | undefined) {
    this.#client = client;
    this.#timeoutMs = timeoutMs;
  }

  query<R>(sql: string, parameters?: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query(): never;
  query<R>(sql = '', parameters: readonly unknown[] = []): Promise<PostgresQueryResult<R>> {
    const answer = this.#timeoutMs
      ? this.#limited(this.#timeoutMs, sql, parameters)
      : this.#client.query(sql, [...parameters]);
    return (answer as Promise<unknown> as Promise<PostgresQueryResult<R>>).catch((error: unknown) => {
      const isFromDatabase = error instanceof pg.DatabaseError && error.severity === 'ERROR';
      this.#isLost ||= !isFromDatabase;
      throw error;
    });
  }

  async #limited(timeoutMs: number, sql: string, parameters: readonly unknown[]): Promise<unknown> {
    await this.#client.query(`begin; set local statement_timeout = ${timeoutMs}`);
    try {
      return await this.#client.query(sql, [...parameters]);
    } finally {
      await this.#client.query('rollback').catch(() => undefined);
    }
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
