import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../../../../portal/server/db/database.ts';
import { DatabaseUnavailable } from '../../../../portal/server/db/database-error.ts';
import { withoutTimeout } from '../../../../portal/server/db/without-timeout.ts';
import {
  createPostgres,
  DATABASE_URL_TEST,
  dropPostgres,
  forEachDatabase,
  needsPostgres,
} from '../../../helpers/database.ts';

forEachDatabase((_name, open) => {
  let database: Database;
  before(async () => {
    database = await open();
  });
  afterEach(() => database.db.deleteFrom('role').execute());
  after(() => database.close());

  it('returns values of every type in one form', async () => {
    const { db } = database;
    const { rows } = await sql`select
        1::smallint as small, 2 as whole, 9007199254740993 as big, 1.50::numeric(9, 2) as exact, 0.25::float8 as real,
        true as yes, 'ab'::char(3) as padded, 'text' as text, null::integer as nothing, '2026-02-28'::date as day,
        '2026-02-28 12:00:00.123456+02'::timestamptz as instant, '2026-02-28 12:00'::timestamp as local,
        '{"a": [1, null]}'::json as json, '[{"b": "c"}]'::jsonb as jsonb, '1 day'::interval as span,
        '4b5c8a0e-0f3c-4c38-9d7c-1d4f5b6a7c8d'::uuid as uuid, array[1, null, 3] as numbers,
        array['a', 'b"c,d'] as texts, array[1.5, 2]::numeric[] as exacts, array['2026-02-28'::date] as days,
        array['2026-02-28 12:00:00+00'::timestamptz] as instants, array[9007199254740993] as bigs`.execute(
      db,
    );
    assert.deepEqual(rows, [
      {
        small: 1,
        whole: 2,
        big: '9007199254740993',
        exact: '1.50',
        real: 0.25,
        yes: true,
        padded: 'ab ',
        text: 'text',
        nothing: null,
        day: '2026-02-28',
        instant: '2026-02-28T10:00:00.123456Z',
        local: '2026-02-28 12:00:00',
        json: { a: [1, null] },
        jsonb: [{ b: 'c' }],
        span: '1 day',
        uuid: '4b5c8a0e-0f3c-4c38-9d7c-1d4f5b6a7c8d',
        numbers: [1, null, 3],
        texts: ['a', 'b"c,d'],
        exacts: ['1.5', '2'],
        days: ['2026-02-28'],
        instants: ['2026-02-28T12:00:00Z'],
        bigs: ['9007199254740993'],
      },
    ]);
  });

  it('takes parameters of every type in one form', async () => {
    const { db } = database;
    const instant = new Date('2026-02-28T10:00:00.123Z');
    const { rows } =
      await sql`select ${7}::integer as whole, ${'7.50'}::numeric as exact, ${true}::boolean as yes,
        ${null}::text as nothing, ${instant}::timestamptz as instant, ${['a', 'b"c']}::text[] as texts,
        ${[1, 2]}::integer[] as numbers, ${JSON.stringify({ a: 'ü' })}::jsonb as json, ${{ b: 1 }}::jsonb as object,
        ${'日本 \' " \\'}::text as text, ${5n}::bigint as big, ${3} + 1 as sum`.execute(db);
    assert.deepEqual(rows, [
      {
        whole: 7,
        exact: '7.50',
        yes: true,
        nothing: null,
        instant: '2026-02-28T10:00:00.123Z',
        texts: ['a', 'b"c'],
        numbers: [1, 2],
        json: { a: 'ü' },
        object: { b: 1 },
        text: '日本 \' " \\',
        big: '5',
        sum: 4,
      },
    ]);
  });

  it('speaks UTF8 and UTC, and puts every commit on the disk', async () => {
    const { db } = database;
    const { rows } = await sql`select current_setting('server_encoding') as encoding,
        current_setting('TimeZone') as zone, current_setting('fsync') as fsync,
        current_setting('synchronous_commit') as commit`.execute(db);
    assert.deepEqual(rows, [{ encoding: 'UTF8', zone: 'UTC', fsync: 'on', commit: 'on' }]);
  });

  it('gives errors the code and constraint of PostgreSQL, never the values, and goes on', async () => {
    const { db } = database;
    const insert = () => db.insertInto('role').values({ id: 1, name: 'A secret' }).execute();
    await insert();
    await assert.rejects(insert(), (error: Error & { code?: string; constraint?: string }) => {
      assert.equal(error.code, '23505');
      assert.equal(error.constraint, 'role_pkey');
      assert.ok(!JSON.stringify(error).includes('A secret'));
      return true;
    });
    await assert.rejects(sql`select * from nowhere`.execute(db), { code: '42P01' });
    await assert.rejects(sql`selec`.execute(db), { code: '42601' });
    assert.equal((await db.selectFrom('role').selectAll().execute()).length, 1);
  });

  it('counts the rows that a statement changed', async () => {
    const { db } = database;
    const inserted = await db
      .insertInto('role')
      .values([{ name: 'a' }, { name: 'b' }])
      .executeTakeFirst();
    assert.equal(inserted.numInsertedOrUpdatedRows, 2n);
    const updated = await db
      .updateTable('role')
      .set({ name: 'c' })
      .where('name', '=', 'a')
      .executeTakeFirst();
    assert.equal(updated.numUpdatedRows, 1n);
    assert.equal((await db.deleteFrom('role').executeTakeFirst()).numDeletedRows, 2n);
  });

  it('rolls a failed transaction back, and leaves nothing of it to the next one', async () => {
    const { db } = database;
    await assert.rejects(
      db.transaction().execute(async (trx) => {
        await trx.insertInto('role').values({ name: 'gone' }).execute();
        throw new Error('crashed');
      }),
      /crashed/,
    );
    await assert.rejects(
      db.transaction().execute(async (trx) => {
        await sql`select 1 / 0`.execute(trx);
      }),
      { code: '22012' },
    );
    await db.transaction().execute((trx) => trx.insertInto('role').values({ name: 'kept' }).execute());
    assert.deepEqual(await db.selectFrom('role').select('name').execute(), [{ name: 'kept' }]);
  });

  it('never runs a forgotten query of one transaction inside another', async () => {
    const { db } = database;
    let late: Promise<unknown> = Promise.resolve();
    await assert.rejects(
      db.transaction().execute(async (trx) => {
        await trx.insertInto('role').values({ name: 'first' }).execute();
        // Not awaited: its author forgot.
        late = Promise.allSettled([
          Promise.resolve().then(() => trx.insertInto('role').values({ name: 'late' }).execute()),
        ]);
        throw new Error('crashed');
      }),
    );
    await db.transaction().execute((trx) => trx.insertInto('role').values({ name: 'second' }).execute());
    await late;
    assert.deepEqual(await db.selectFrom('role').select('name').execute(), [{ name: 'second' }]);
  });

  it('keeps many transactions at the same time apart', async () => {
    const { db } = database;
    await sql`create table counter (value integer)`.execute(db);
    await sql`insert into counter values (0)`.execute(db);
    const add = (fails: boolean) =>
      db.transaction().execute(async (trx) => {
        await sql`update counter set value = value + 1`.execute(trx);
        if (fails) throw new Error('crashed');
      });
    await Promise.allSettled(Array.from({ length: 60 }, (_, index) => add(index % 3 === 0)));
    assert.deepEqual((await sql`select value from counter`.execute(db)).rows, [{ value: 40 }]);
  });
});

describe('PostgreSQL', needsPostgres, () => {
  it('goes on after it dropped every connection', async () => {
    const url = await createPostgres();
    const { db, close } = await openDatabase({ databaseUrl: url, dataDir: '' });
    const killer = await openDatabase({ databaseUrl: DATABASE_URL_TEST, dataDir: '' });
    try {
      await sql`select 1`.execute(db);
      const name = new URL(url).pathname.slice(1);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(
        killer.db,
      );
      // The first query may still meet the dead connection; the process lives, and the next ones work.
      await sql`select 1`.execute(db).catch(() => undefined);
      assert.deepEqual((await sql`select 1 as one`.execute(db)).rows, [{ one: 1 }]);
    } finally {
      await killer.close();
      await close();
      await dropPostgres(url);
    }
  });

  it('stops a statement that runs too long, except in work that may', async () => {
    const { db, close } = await openDatabase({ databaseUrl: DATABASE_URL_TEST, dataDir: '' });
    const limit = async (on: typeof db) =>
      (await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(on)).rows[0]
        ?.limit;
    try {
      assert.equal(await withoutTimeout(db, limit), '0');
      await assert.rejects(
        withoutTimeout(db, async () => assert.fail('failed work')),
        /failed work/,
      );
      assert.deepEqual(
        new Set(await Promise.all(Array.from({ length: 10 }, () => limit(db)))),
        new Set(['15s']),
      );
    } finally {
      await close();
    }
  });

  it('survives the loss of a connection in the middle of a query', async () => {
    const { db, close } = await openDatabase({ databaseUrl: DATABASE_URL_TEST, dataDir: '' });
    try {
      await assert.rejects(sql`select pg_terminate_backend(pg_backend_pid())`.execute(db));
      assert.deepEqual((await sql`select 1 as one`.execute(db)).rows, [{ one: 1 }]);
    } finally {
      await close();
    }
  });
});

it('says in one line that PostgreSQL cannot be reached, without the password', async () => {
  await assert.rejects(
    openDatabase({ databaseUrl: 'postgres://app:geheim@127.0.0.1:1/portal', dataDir: '' }),
    (error: Error) => {
      assert.ok(error instanceof DatabaseUnavailable);
      assert.match(error.message, /^DATABASE_URL: can't connect: [^\n]+$/);
      assert.ok(!error.message.includes('geheim'));
      return true;
    },
  );
});
