import assert from 'node:assert/strict';
import { afterEach, describe, mock, test } from 'node:test';
import { type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import { type Database, openDatabase } from '../../../../portal/server/db/database.ts';
import { DatabaseUnavailable } from '../../../../portal/server/db/database-error.ts';
import { postgresPool } from '../../../../portal/server/db/postgres.ts';
import { POSTGRES_DEFAULTS } from '../../../../portal/server/db/postgres-options.ts';
import { createPostgres, dropPostgres, needsPostgres } from '../../../helpers/database.ts';

const READ_MS = 5_000;

/** A pool of reads behind a pooler, and the statements that one of its connections was sent. */
function poolOfReads(answer: (sql: string) => Promise<unknown>): { pool: PostgresPool; sent: string[] } {
  const sent: string[] = [];
  const connection = {
    query(sql: string) {
      sent.push(sql);
      return answer(sql);
    },
    release: () => undefined,
  };
  mock.method(pg.Pool.prototype, 'connect', async () => connection);
  const pool = postgresPool('postgres://nobody@127.0.0.1/none', {
    ...POSTGRES_DEFAULTS,
    databasePooler: true,
    readTimeoutMs: READ_MS,
  });
  return { pool, sent };
}

describe('DATABASE_POOLER the query of a caller', () => {
  afterEach(() => mock.restoreAll());

  test('PROD-07 brings its time limit along, in a transaction that leaves nothing on the connection', async () => {
    const { pool, sent } = poolOfReads(async (sql) => ({ rows: [sql] }));
    const client = await pool.connect();
    assert.deepEqual(await client.query('select 1', []), { rows: ['select 1'] });
    client.release();
    assert.deepEqual(sent, ['begin; set local statement_timeout = 5000', 'select 1', 'rollback']);
  });

  test('PROD-07 that fails ends its transaction, too', async () => {
    const failure = new Error('canceling statement due to statement timeout');
    const { pool, sent } = poolOfReads(async (sql) => {
      if (sql === 'select 1') throw failure;
    });
    const client = await pool.connect();
    await assert.rejects(client.query('select 1', []), failure);
    client.release();
    assert.equal(sent.at(-1), 'rollback');
  });
});

test(
  'PROD-07 DATABASE_POOLER the server asks a connection for no settings, and prints how the role gets them',
  needsPostgres,
  async () => {
    const databaseUrl = await createPostgres();
    const name = new URL(databaseUrl).pathname.slice(1);
    const role = new URL(databaseUrl);
    role.username = name;
    const owner = new pg.Client(databaseUrl);
    await owner.connect();
    try {
      await owner.query(
        `create role ${name} login superuser; alter role ${name} set TimeZone = 'Asia/Tokyo'`,
      );
      const open = () =>
        openDatabase({
          databaseUrl: role.href,
          dataDir: '',
          databasePooler: true,
          statementTimeoutMs: 20_000,
        });
      const refused = await open().catch((error) => error);
      assert.ok(refused instanceof DatabaseUnavailable);
      const statements = refused.message.match(/alter role current_user set [^;]+;/g)?.map(String) ?? [];
      assert.ok(statements.includes("alter role current_user set TimeZone = 'UTC';"), refused.message);
      const person = new pg.Client(role.href);
      await person.connect();
      for (const statement of statements) await person.query(statement);
      await person.end();
      const database = await open();
      const limitOf = async (db: Database['db']) =>
        (await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(db))
          .rows[0];
      assert.deepEqual(await limitOf(database.reads), { limit: '5s' });
      assert.deepEqual(await limitOf(database.db), { limit: '20s' });
      await database.close();
      const { rows } = await owner.query(
        'select setconfig from pg_db_role_setting where setrole = $1::regrole',
        [name],
      );
      assert.ok(rows[0].setconfig.includes('statement_timeout=20000ms'));
    } finally {
      await owner.query(`drop owned by ${name}; drop role ${name}`).catch(() => undefined);
      await owner.end();
      await dropPostgres(databaseUrl);
    }
  },
);
