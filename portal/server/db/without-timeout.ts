import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** The settings that end work which takes long. */
export const TIMEOUTS = ['statement_timeout', 'idle_in_transaction_session_timeout'];

/** For work that may rightly take long, such as indexing a large table: on one connection, without its timeouts. */
export function withoutTimeout<T>(db: Kysely<Tables>, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    for (const name of TIMEOUTS) await sql.raw(`set ${name} = 0`).execute(connection);
    try {
      return await work(connection);
    } finally {
      for (const name of TIMEOUTS) await sql.raw(`reset ${name}`).execute(connection);
    }
  });
}
