import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe } from 'node:test';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import pg from 'pg';
import { type Database, embeddedDatabase, openDatabase } from '../../portal/server/db/database.ts';
import { startPglite } from '../../portal/server/db/embedded/pglite.ts';
import { pgliteEngine } from '../../portal/server/db/embedded/pglite-engine.ts';
import { compilePglite } from '../../portal/server/db/embedded/pglite-module.ts';
import { migrate } from '../../portal/server/db/migrate.ts';
import { cacheFolder, madeOnce } from './cache-folder.ts';
import { atEndOfRun } from './end-of-run.ts';

/** Opens a fresh database: with the current schema and no rows, or with nothing at all. Whoever opens it closes it. */
type OpenFresh = (options?: { migrated?: boolean }) => Promise<Database>;

/** PostgreSQL for tests; any database of the server, tests create their own beside it. */
export const DATABASE_URL_TEST = process.env.DATABASE_URL_TEST;

/** Options of a suite or test that needs PostgreSQL: it says that it is skipped unless `DATABASE_URL_TEST` is set. */
export const needsPostgres = { skip: DATABASE_URL_TEST ? false : 'DATABASE_URL_TEST is not set' };

/** Declares the same suite for the embedded database and for PostgreSQL. */
export function forEachDatabase(suite: (name: Database['kind'], open: OpenFresh) => void): void {
  describe('on the embedded database', () => suite('embedded', openFreshEmbedded));
  describe('on PostgreSQL', needsPostgres, () => suite('postgres', openFreshPostgres));
}

/** Migrated databases of this process that nobody has open, each with its schema. */
const idle: { pglite: PGlite; schema: string }[] = [];

/**
 * In memory. The schema comes from a template that all test runs share, because creating a database takes seconds; a
 * migrated one that was closed is emptied and given to the next that asks, because starting one takes most of a second.
 */
export const openFreshEmbedded: OpenFresh = async ({ migrated = true } = {}) => {
  const { pglite, schema } = (migrated ? idle.pop() : undefined) ?? (await startFresh(migrated));
  return embeddedDatabase({
    ...pgliteEngine(pglite),
    async close() {
      if (schema && schema === (await schemaOf(pglite))) {
        await empty(pglite);
        idle.push({ pglite, schema });
      } else {
        await pglite.close();
      }
    },
  });
};

/** Compiled once a process: V8 has been seen to end one in which compiled modules come and go. */
let compiled: Promise<WebAssembly.Module> | undefined;

function pgliteModule(): Promise<WebAssembly.Module> {
  compiled ??= compilePglite();
  return compiled;
}

async function startFresh(migrated: boolean): Promise<{ pglite: PGlite; schema: string | undefined }> {
  const pglite = await startPglite({
    loadDataDir: new Blob([await template(migrated)]),
    pgliteWasmModule: await pgliteModule(),
  });
  return { pglite, schema: migrated ? await schemaOf(pglite) : undefined };
}

// An open PGlite has a timer that keeps its process alive.
atEndOfRun(() => Promise.all(idle.splice(0).map(({ pglite }) => pglite.close())));

/** Names of everything that a test may have created, changed or dropped. */
async function schemaOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ schema: string }>(`
    select string_agg(name, ' ' order by name) as schema from (
      select relname || '.' || attname || ':' || atttypid as name from pg_attribute join pg_class on attrelid = pg_class.oid
        where relnamespace = 'public'::regnamespace and not attisdropped
      union all select tgname || ':' || tgenabled::text from pg_trigger where not tgisinternal
      union all select proname || '():' || md5(prosrc) from pg_proc where pronamespace = 'public'::regnamespace
    ) as names`);
  return rows[0]?.schema ?? '';
}

/** As long as a table is smaller, the planner takes it to have ten pages, so that rows that are gone change no plan. */
const SMALL_BYTES = 10 * 8192;

/**
 * Leaves no row, and lets numbers begin anew. Most tests fill some tables with a few rows: deleting these takes a tenth of
 * truncating a hundred tables, each with the files of its indexes.
 */
async function empty(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ name: string; isUsed: boolean; isSmall: boolean }>(`
    select quote_ident(relname) as name, pg_relation_size(oid) > 0 as "isUsed",
        reltuples < 0 and pg_table_size(oid) < ${SMALL_BYTES} as "isSmall"
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%'`);
  const statements = rows.every(({ isSmall }) => isSmall)
    ? [
        // Without foreign keys and other triggers, as truncating is.
        'set session_replication_role = replica',
        ...rows.filter(({ isUsed }) => isUsed).map(({ name }) => `delete from ${name}`),
        `select setval(format('%I', sequencename)::regclass, start_value, false)
          from pg_sequences where schemaname = 'public' and last_value is not null`,
      ]
    : [`truncate ${rows.map(({ name }) => name).join(', ')} restart identity cascade`];
  await pglite.exec(statements.join(';'));
  await pglite.exec('discard all');
}

/** A database of its own, dropped when closed. */
const openFreshPostgres: OpenFresh = async ({ migrated = true } = {}) => {
  const url = await (migrated ? createMigratedPostgres() : createPostgres());
  const database = await openDatabase({ databaseUrl: url, dataDir: tmpdir() });
  return {
    ...database,
    async close() {
      await database.close();
      await dropPostgres(url);
    },
  };
};

/** Creates a database with the current schema and no rows and tells its URL. */
export async function createMigratedPostgres(): Promise<string> {
  migratedPostgres ??= migratePostgres();
  return createPostgres(await migratedPostgres);
}

/** The database of this process that its fresh ones are copies of: migrating takes several times as long. */
let migratedPostgres: Promise<string> | undefined;

async function migratePostgres(): Promise<string> {
  const url = await createPostgres();
  atEndOfRun(() => dropPostgres(url));
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: tmpdir() });
  await migrate(db);
  await sql`truncate country, company, charge_type restart identity cascade`.execute(db);
  await close();
  return new URL(url).pathname.slice(1);
}

/** Creates an empty database, or a copy of one that nobody has open, and tells its URL. */
export async function createPostgres(template = 'template0'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name} encoding 'UTF8' template ${template}`);
  // As `portal/docs/production.md` has it.
  await administer(`alter database ${name} set random_page_cost = 1.1`);
  const url = new URL(DATABASE_URL_TEST ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

export async function dropPostgres(url: string): Promise<void> {
  await administer(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client(DATABASE_URL_TEST);
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function template(migrated: boolean): Promise<Buffer<ArrayBuffer>> {
  const file = join(cacheFolder(), `freight-portal-test-${migrated ? schemaVersion() : 'bare'}.tar`);
  await madeOnce(file, async () => {
    const pglite = await startPglite({ pgliteWasmModule: await pgliteModule() });
    const database = embeddedDatabase(pgliteEngine(pglite));
    if (migrated) {
      await migrate(database.db);
      await empty(pglite);
    }
    const dump = await pglite.dumpDataDir('none');
    await database.close();
    // Runs go on side by side: none may read another's half-written template.
    const own = `${file}.${process.pid}`;
    writeFileSync(own, Buffer.from(await dump.arrayBuffer()));
    renameSync(own, file);
  });
  return readFileSync(file);
}

/** Changes with the migrations, with the list of those that are run, and with PGlite, so that an old template is never taken. */
function schemaVersion(): string {
  const root = join(import.meta.dirname, '../..');
  const migrations = join(root, 'portal/server/db/migrations');
  const files = [
    join(root, 'package.json'),
    join(root, 'portal/server/db/migrate.ts'),
    ...readdirSync(migrations).map((file) => join(migrations, file)),
  ];
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(basename(file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
