import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import * as initial from './migrations/0001-initial.ts';
import * as partSearch from './migrations/0002-part-search.ts';
import * as charges from './migrations/0003-charges.ts';
import * as exchangeRates from './migrations/0004-exchange-rates.ts';
import * as accounts from './migrations/0005-accounts.ts';
import * as auditReading from './migrations/0006-audit-reading.ts';
import * as profiles from './migrations/0007-profiles.ts';
import * as lists from './migrations/0008-lists.ts';
import * as guards from './migrations/0009-guards.ts';
import * as rateUploads from './migrations/0010-rate-uploads.ts';
import * as accountAccess from './migrations/0012-account-access.ts';
import type { Tables } from './tables.ts';
import { withoutTimeout } from './without-timeout.ts';

/** Every migration in order. A migration that was once released never changes; add the next one. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-initial': initial,
  '0002-part-search': partSearch,
  '0003-charges': charges,
  '0004-exchange-rates': exchangeRates,
  '0005-accounts': accounts,
  '0006-audit-reading': auditReading,
  '0007-profiles': profiles,
  '0008-lists': lists,
  '0009-guards': guards,
  '0010-rate-uploads': rateUploads,
  '0012-account-access': accountAccess,
};

/** Brings the schema up to date. Safe when several processes do it at once: the first one works, the others wait. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  if (await isCurrent(db)) return;
  const { error } = await withoutTimeout(db, (connection) => migrator(connection).migrateToLatest());
  if (error) throw error;
}

/** Undoes every migration, and with them all data. */
export async function migrateDown(db: Kysely<Tables>): Promise<void> {
  let undone = true;
  while (undone) {
    const { error, results = [] } = await migrator(db).migrateDown();
    if (error) throw error;
    undone = results.length > 0;
  }
}

const migrator = (db: Kysely<Tables>) =>
  new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });

/** One cheap query: the Migrator asks the catalogue several times over, which is most of a warm start. */
async function isCurrent(db: Kysely<Tables>): Promise<boolean> {
  try {
    const { rows } = await sql<{
      name: string;
    }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
    const done = new Set(rows.map((row) => row.name));
    return Object.keys(MIGRATIONS).every((name) => done.has(name));
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return false;
    throw error;
  }
}

const UNDEFINED_TABLE = '42P01';
