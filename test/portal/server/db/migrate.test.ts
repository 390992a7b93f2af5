import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sql } from 'kysely';
import { openDatabase } from '../../../../portal/server/db/database.ts';
import { migrate, migrateDown } from '../../../../portal/server/db/migrate.ts';
import {
  createPostgres,
  DATABASE_URL_TEST,
  dropPostgres,
  forEachDatabase,
} from '../../../helpers/database.ts';

const countTables = sql<{ count: number }>`
  select count(*)::integer as count from information_schema.tables
  where table_schema = 'public' and table_name not like 'kysely%'`;

forEachDatabase((_name, open) => {
  it('does and undoes the whole schema, and does it again', async () => {
    const { db, close } = await open({ migrated: false });
    try {
      await migrate(db);
      const tables = (await countTables.execute(db)).rows[0]?.count ?? 0;
      assert.ok(tables > 20);
      await migrateDown(db);
      assert.deepEqual((await countTables.execute(db)).rows, [{ count: 0 }]);
      await migrate(db);
      assert.deepEqual((await countTables.execute(db)).rows, [{ count: tables }]);
    } finally {
      await close();
    }
  });

  it('leaves rows alone when the schema is current', async () => {
    const { db, close } = await open();
    try {
      await db.insertInto('role').values({ name: 'Admin' }).execute();
      await migrate(db);
      assert.deepEqual(await db.selectFrom('role').select('name').execute(), [{ name: 'Admin' }]);
    } finally {
      await close();
    }
  });
});

it('several servers may migrate one PostgreSQL at the same time', {
  skip: DATABASE_URL_TEST ? false : 'DATABASE_URL_TEST is not set',
}, async () => {
  const url = await createPostgres();
  const servers = await Promise.all(
    Array.from({ length: 4 }, () => openDatabase({ databaseUrl: url, dataDir: '' })),
  );
  try {
    await Promise.all(servers.map(({ db }) => migrate(db)));
    await Promise.all(servers.map(({ db }) => db.selectFrom('booking').selectAll().execute()));
  } finally {
    await Promise.all(servers.map(({ close }) => close()));
    await dropPostgres(url);
  }
});
