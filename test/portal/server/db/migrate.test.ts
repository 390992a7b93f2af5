import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../../../../portal/server/db/database.ts';
import { DatabaseUnavailable } from '../../../../portal/server/db/database-error.ts';
import { migrate, requireCurrentSchema } from '../../../../portal/server/db/migrate.ts';
import { createPostgres, dropPostgres, forEachDatabase, needsPostgres } from '../../../helpers/database.ts';
import { emptyFolder, FailedStart, OUTSIDE_DEMO, startServer } from '../../../helpers/server.ts';

const MIGRATION_FILES = resolve(import.meta.dirname, '../../../../portal/server/db/migrations');

const countTables = sql<{ count: number }>`
  select count(*)::integer as count from information_schema.tables
  where table_schema = 'public' and table_name not like 'kysely%'`;

const tables = async ({ db }: Database) => (await countTables.execute(db)).rows[0]?.count ?? 0;

/** A failure of the start with this one line. */
const says = (line: RegExp) => (error: unknown) =>
  error instanceof DatabaseUnavailable && line.test(error.message) && !error.message.includes('\n');

forEachDatabase((_name, open) => {
  it('makes the whole schema, names what was missing, and leaves rows alone when it is current', async () => {
    const database = await open({ migrated: false });
    const { db } = database;
    try {
      const names = await migrate(db);
      const files = globSync('*.ts', { cwd: MIGRATION_FILES }).map((file) => file.replace(/\.ts$/, ''));
      assert.deepEqual(names, files.sort(), 'a migration that nobody runs, or not in order');
      assert.ok((await tables(database)) > 20);
      await db.insertInto('role').values({ name: 'Admin' }).execute();
      assert.deepEqual(await migrate(db), []);
      await requireCurrentSchema(db);
      assert.deepEqual(await db.selectFrom('role').select('name').execute(), [{ name: 'Admin' }]);
    } finally {
      await database.close();
    }
  });

  it('PROD-07 old code refuses a newer schema, and one that may not migrate an older one', async () => {
    const database = await open({ migrated: false });
    const { db } = database;
    try {
      await assert.rejects(requireCurrentSchema(db), says(/^MIGRATE: .*0001-initial.*npm run migrate/));
      assert.equal(await tables(database), 0);
      await migrate(db);
      await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db);
      for (const start of [migrate, requireCurrentSchema])
        await assert.rejects(start(db), says(/newer schema \(9999-later\).* restore the backup/));
    } finally {
      await database.close();
    }
  });

  it('PROD-07 old code goes on with a newer schema whose migrations all say that it can', async () => {
    const database = await open();
    const { db } = database;
    const add = (name: string, may: boolean) =>
      sql`insert into kysely_migration (name, timestamp, is_compatible) values (${name}, '', ${may})`.execute(
        db,
      );
    try {
      const { rows } = await sql<{ may: boolean }>`
        select is_compatible as may from kysely_migration where name = '0092-job-failures'`.execute(db);
      assert.deepEqual(rows, [{ may: true }]);
      await add('9998-later', true);
      assert.deepEqual(await migrate(db), []);
      await requireCurrentSchema(db);
      await add('9999-breaking', false);
      await assert.rejects(requireCurrentSchema(db), says(/newer schema \(9999-breaking\)/));
      await sql`delete from kysely_migration where name = '9999-breaking'`.execute(db);
      // As a version before these marks left it.
      await sql`alter table kysely_migration drop column is_compatible`.execute(db);
      await assert.rejects(requireCurrentSchema(db), says(/newer schema \(9998-later\)/));
      await sql`delete from kysely_migration where name in ('9998-later', '0092-job-failures')`.execute(db);
      await sql`alter table job drop column failure`.execute(db);
      assert.deepEqual(await migrate(db), ['0092-job-failures']);
    } finally {
      await database.close();
    }
  });
});

describe('on PostgreSQL', needsPostgres, () => {
  /** Several servers on an empty database, of which one holds up the first migration until `release`. */
  async function blocked(work: (servers: Database[], release: () => void) => Promise<void>) {
    const url = await createPostgres();
    const servers = await Promise.all(
      Array.from({ length: 4 }, () => openDatabase({ databaseUrl: url, dataDir: '' })),
    );
    const { promise: held, resolve: isHeld } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const holding = servers[0]?.db
      .transaction()
      .execute(async (trx) => {
        await sql`create table country (code text)`.execute(trx);
        isHeld();
        await released;
        throw new Error('undone');
      })
      .catch(() => undefined);
    try {
      await held;
      await work(servers, release);
    } finally {
      release();
      await holding;
      await Promise.all(servers.map(({ close }) => close()));
      await dropPostgres(url);
    }
  }

  it('PROD-07 several servers may migrate at the same time: one works, the others say that they wait', () =>
    blocked(async (servers, release) => {
      const lines: string[] = [];
      const say = (line: string) => {
        lines.push(line);
        if (lines.length === servers.length - 1) release();
      };
      const done = await Promise.all(servers.map(({ db }) => migrate(db, { say, lockTimeoutMs: 30_000 })));
      assert.deepEqual(lines.filter((line) => /another server.*waiting/i.test(line)).length, 3);
      assert.equal(done.filter((names) => names.length > 0).length, 1);
      await Promise.all(servers.map(({ db }) => db.selectFrom('booking').selectAll().execute()));
    }));

  it('PROD-07 a migration that gets no lock lets others through, and is tried again', () =>
    blocked(async ([, server], release) => {
      const lines: string[] = [];
      const say = (line: string) => {
        lines.push(line);
        release();
      };
      const names = await migrate(server!.db, { say, lockTimeoutMs: 20 });
      assert.ok(names.length > 0);
      assert.match(lines.join('\n'), /in use. Trying again/);
    }));

  it('PROD-07 a migration that never gets its lock says so in the end, and has changed nothing', () =>
    blocked(async ([, server]) => {
      const start = migrate(server!.db, { lockTimeoutMs: 20, patienceMs: 0 });
      await assert.rejects(start, says(/table that a migration needs was in use/));
      assert.equal(await tables(server!), 0);
    }));
});

const COMMAND = resolve(import.meta.dirname, '../../../../portal/server/migrate-command.ts');

it('PROD-07 MIGRATE=off a start leaves the schema to npm run migrate, which needs no other settings', async () => {
  const DATA_DIR = emptyFolder();
  const env = { ...OUTSIDE_DEMO, MIGRATE: 'off' };
  const refused = await startServer({ dataDir: DATA_DIR, env }).catch((error) => error);
  assert.ok(refused instanceof FailedStart);
  assert.match(refused.output, /^MIGRATE: /m);
  const { NODE_COMPILE_CACHE } = process.env;
  const settings = { DATA_DIR, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
  const command = async (...options: string[]) =>
    (await promisify(execFile)(process.execPath, [COMMAND, ...options], { env: settings })).stdout;
  assert.match(await command('--check'), /^To do: 0001-initial, .*\n.*no more after 0001-initial, .*backup/);
  assert.match(await command(), /^Done: 0001-initial, /);
  for (const options of [[], ['--check']])
    assert.equal(await command(...options), 'The schema is up to date.\n');
  const server = await startServer({ dataDir: DATA_DIR, env });
  assert.equal(await server.stop(), 0);
});
