import pg from 'pg';
import { DatabaseUnavailable } from './database-error.ts';
import { pgTypes } from './type-parsers.ts';

/** A statement that runs longer is the server's mistake: nobody waits for its answer any more. */
const STATEMENT_TIMEOUT_MS = 15_000;
const CONNECTION_TIMEOUT_MS = 5_000;

/** JIT costs more than any of our statements takes. */
const SETTINGS = '-c TimeZone=UTC -c client_encoding=UTF8 -c search_path=public -c jit=off';

/** A pool of connections to PostgreSQL, in UTC and UTF8 whatever the installation's defaults. */
export async function connectPostgres(databaseUrl: string): Promise<pg.Pool> {
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
  pool.on('error', (error) => console.warn(`An idle database connection was lost: ${error.message}`));
  // The pool hears idle connections only. One lost in use fails its query; its event, unheard, would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new DatabaseUnavailable(`DATABASE_URL: can't connect: ${messageOf(error)}`);
  }
  return pool;
}

/** A refused connection to a name with several addresses has its messages inside. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
