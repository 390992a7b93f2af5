import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { openDatabase } from '../../../../portal/server/db/database.ts';
import { DatabaseUnavailable } from '../../../../portal/server/db/database-error.ts';
import { createPostgres, dropPostgres, needsPostgres } from '../../../helpers/database.ts';

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
      await (await open()).close();
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
