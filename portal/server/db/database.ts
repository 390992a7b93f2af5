import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import { openEmbedded } from './embedded.ts';
import { EmbeddedPool } from './embedded-pool.ts';
import { connectPostgres } from './postgres.ts';
import { POSTGRES_DEFAULTS, type PostgresOptions } from './postgres-options.ts';
import type { Tables } from './tables.ts';

export interface Database {
  db: Kysely<Tables>;
  kind: 'embedded' | 'postgres';
  /** Waits for running queries, then frees connections or folder. */
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL, or without `databaseUrl` the embedded database inside `dataDir`. Rows look the same from both
 * (see `tables.ts`), and so do errors: `code` is the SQLSTATE. Throws {@link DatabaseUnavailable} with one line.
 */
export async function openDatabase(
  config: { databaseUrl?: string | undefined; dataDir: string } & Partial<PostgresOptions>,
): Promise<Database> {
  if (config.databaseUrl) {
    const db = new Kysely<Tables>({
      dialect: new PostgresDialect({
        pool: await connectPostgres(config.databaseUrl, { ...POSTGRES_DEFAULTS, ...config }),
      }),
    });
    return { db, kind: 'postgres', close: () => db.destroy() };
  }
  const embedded = await openEmbedded(config.dataDir);
  return embeddedDatabase(embedded.pglite, embedded.close);
}

/** Kysely over a PGlite that is open already. */
export function embeddedDatabase(pglite: PGlite, closePglite: () => Promise<void>): Database {
  const pool = new EmbeddedPool(pglite);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    kind: 'embedded',
    async close() {
      await db.destroy();
      await pool.end();
      await closePglite();
    },
  };
}
