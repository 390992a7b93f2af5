import assert from 'node:assert/strict';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql, type Transaction } from 'kysely';
import { createCallerQueue } from '../../../../../portal/server/caller-queue.ts';
import { runQuery } from '../../../../../portal/server/data-api/execute.ts';
import { documentOf } from '../../../../../portal/server/data-api/query/document.ts';
import { type Database, openDatabase } from '../../../../../portal/server/db/database.ts';
import { beforeListMs, QUERY_TIME_MS } from '../../../../../portal/server/db/embedded/query-time.ts';
import { TOO_MANY_CONNECTIONS } from '../../../../../portal/server/db/sql-state.ts';
import type { Tables } from '../../../../../portal/server/db/tables.ts';
import { buildTestApp, migratedFolder, type TestApp } from '../../../../helpers/server.ts';

/** Nobody waits for its end. */
const endless = sql`select count(*) from generate_series(1, 100000) a, generate_series(1, 100000) b`;

/** On a busy machine a statement takes so long until it is stopped that others are told to come again, which clients do. */
async function asClientsDo<T>(ask: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await ask();
    } catch (error) {
      if ((error as { code?: string }).code !== TOO_MANY_CONNECTIONS) throw error;
    }
}

describe('a statement of the embedded database that runs too long', () => {
  let dataDir: string;
  let database: Database;
  let server: TestApp;
  before(async () => {
    dataDir = await migratedFolder();
    database = await openDatabase({ dataDir });
    server = await buildTestApp(database);
    await sql`create table written (number integer)`.execute(database.db);
  });
  after(async () => {
    await server?.close();
    await database?.close();
    rmSync(dataDir, { recursive: true });
  });
  const numbers = async () =>
    (await sql<{ number: number }>`select number from written order by number`.execute(database.db)).rows.map(
      (row) => row.number,
    );

  it('PROD-07 is stopped, while the server answers, and whoever waited is served after it', async () => {
    await sql`insert into written values (1)`.execute(database.db);
    const events: string[] = [];
    const stopped = assert
      .rejects(endless.execute(database.reads), { code: '57014' })
      .then(() => events.push('stopped'));
    assert.equal((await fetch(`${server.url}/healthz`)).status, 200);
    events.push('healthy');
    const served = asClientsDo(numbers).then((found) => events.push(`served ${found}`));
    await Promise.all([stopped, served]);
    assert.deepEqual(events, ['healthy', 'stopped', 'served 1']);
  });

  it('PROD-07 MOD-17 what reads the ids of a whole list may take longer than a query, and is stopped too', async () => {
    // Busy for twice the time of a query: of the processor where nothing else needs it, else for less.
    const long = sql.raw(`do $$ begin
      while clock_timestamp() < now() + interval '${2 * QUERY_TIME_MS} ms' loop null; end loop;
    end $$`);
    await long.execute(database.wholeLists);
    await assert.rejects(endless.execute(database.wholeLists), { code: '57014' });
  });

  it('PROD-07 takes its transaction along: what was done before it is undone, what follows is refused', async () => {
    const begun = database.reads.transaction().execute(async (trx) => {
      await sql`insert into written values (2)`.execute(trx);
      await assert.rejects(endless.execute(trx), { code: '57014' });
      await assert.rejects(sql`insert into written values (3)`.execute(trx), /transaction is lost/);
      throw new Error('given up');
    });
    await assert.rejects(begun);
    assert.deepEqual(await numbers(), [1]);
  });

  it('PROD-07 leaves nothing of what it wrote on the disk', async () => {
    await assert.rejects(sql`select count(*) from generate_series(1, 100000000000)`.execute(database.reads), {
      code: '57014',
    });
    await numbers();
    assert.ok(!existsSync(join(dataDir, 'database/base/pgsql_tmp')));
  });

  it('PROD-07 a failed statement is an error as on PostgreSQL, and nothing is opened again', async () => {
    await assert.rejects(sql`insert into written values ('no number')`.execute(database.db), {
      code: '22P02',
      message: /invalid input syntax/,
    });
    assert.deepEqual(await numbers(), [1]);
  });

  it('PROD-07 the time of a statement is that of the processor, by which a query of the data API ends itself', async () => {
    const { rows } = await sql<{ ms: string }>`
      select (select count(*) from generate_series(1, 300000)) as n,
        extract(milliseconds from clock_timestamp() - now()) as ms`.execute(database.db);
    assert.ok(Number(rows[0]?.ms) > 10, rows[0]?.ms);
  });
});

describe('a query of the data API on the embedded database', () => {
  let dataDir: string;
  let database: Database;
  before(async () => {
    dataDir = await migratedFolder();
    database = await openDatabase({ dataDir });
    await sql`insert into booking (id, reference, customer_id, mode, status, created_at)
      select 1, 'B1', min(id), 'Ocean', 'Open', now() from company`.execute(database.db);
  });
  after(async () => {
    await database?.close();
    rmSync(dataDir, { recursive: true });
  });
  async function ask(query: string): Promise<string> {
    const document = documentOf(query);
    const asked = { document, operation: document.operation(undefined), variables: {} };
    const services = { database, queries: createCallerQueue({ atOnce: 1 }) };
    const request = { address: '127.0.0.1', answered: Promise.resolve() };
    return (await runQuery(services, { kind: 'service', label: 'service' }, asked, request)).data;
  }

  it('PROD-07 ends itself where it reads a list, and the database stays open for the others', async () => {
    const { db } = database;
    const { rows } = await sql<{ ms: number }>`
      select extract(milliseconds from current_setting('freight.query_timeout')::interval)::integer as ms`.execute(
      db,
    );
    assert.equal(rows[0]?.ms, beforeListMs(QUERY_TIME_MS));
    await sql`create temporary table of_the_thread (number integer)`.execute(db);
    // It has used too much, whatever the clock says.
    await sql`set freight.query_timeout = '-1s'`.execute(db);
    await assert.rejects(ask('{ oneBooking { pos { id } } }'), { status: 422 });
    assert.deepEqual(JSON.parse(await ask('{ oneBooking { id } }')), { oneBooking: { id: 1 } });
    await sql`select * from of_the_thread`.execute(db);
  });
});

describe('an answer for which the memory of the embedded database grew', () => {
  let dataDir: string;
  let database: Database;
  before(async () => {
    dataDir = await migratedFolder();
    database = await openDatabase({ dataDir });
    await sql`create table written (number integer)`.execute(database.db);
  });
  after(async () => {
    await database?.close();
    rmSync(dataDir, { recursive: true });
  });
  /** Texts of 140 MB: PostgreSQL doubles what it builds them in at 128 MB, and needs some 900 MB more in all. */
  const large = sql<{ bytes: number }>`
    select octet_length(json_agg(repeat('x', 5000))::text) as bytes from generate_series(1, 28000)`;
  /** A busy machine takes more than the usual time for them. */
  const patient = (trx: Transaction<Tables>) => sql`set local statement_timeout = 120000`.execute(trx);
  /** A temporary table is gone with its thread. */
  const isSameThread = async () => {
    const { rows } = await sql<{ found: boolean }>`
      select to_regclass('pg_temp.of_the_thread') is not null as found`.execute(database.db);
    return rows[0]?.found;
  };

  it('PROD-07 is answered, and its memory is given back with its thread', async () => {
    await sql`create temporary table of_the_thread (number integer)`.execute(database.db);
    assert.equal(await isSameThread(), true);
    const { rows } = await database.db.transaction().execute(async (trx) => {
      await patient(trx);
      return large.execute(trx);
    });
    assert.ok(rows[0] && rows[0].bytes > 140_000_000);
    assert.equal(await isSameThread(), false);
  });

  it('PROD-07 inside a transaction takes nothing of it away', async () => {
    await database.db.transaction().execute(async (trx) => {
      await patient(trx);
      await sql`insert into written values (1)`.execute(trx);
      await large.execute(trx);
      await sql`insert into written values (2)`.execute(trx);
    });
    const { rows } = await sql`select number from written order by number`.execute(database.db);
    assert.deepEqual(rows, [{ number: 1 }, { number: 2 }]);
  });
});
