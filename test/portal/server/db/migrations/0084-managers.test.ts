import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { up } from '../../../../../portal/server/db/migrations/0084-managers.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';

forEachDatabase((_kind, open) => {
  test('ROLE-02 D-101 admins of other companies become managers of their own, and what they had and gave ends', async () => {
    const database = await open();
    const { db } = database;
    try {
      for (const statement of [
        `insert into company (id, company_name, entity_type) values (1, 'Provider', 'Provider'), (2, 'Agent', 'Agent'),
          (101, 'Importer A', 'Importer'), (102, 'Importer B', 'Importer')`,
        `insert into role (name) values ('aDMIN'), ('Agent'), ('User')`,
        `insert into web_user (id, email, entity_id, home_entity_id) values (1, 'ann@office.example', 102, 1),
          (2, 'abe@overseas.example', 2, 2), (3, 'ida@shop.example', 102, 101), (4, 'bo@shop.example', 101, 101)`,
        `insert into web_user_role (web_user_id, role_id) select person, role.id from (values (1, 'aDMIN'), (2, 'aDMIN'),
          (2, 'Agent'), (3, 'aDMIN'), (4, 'User')) held (person, name) join role on role.name = held.name`,
        `insert into invite (id, email, entity_id, role, token_hash, expires_at) values
          ('00000000-0000-4000-8000-000000000001', 'one@shop.example', 101, 'Admin', 'a', now()),
          ('00000000-0000-4000-8000-000000000002', 'two@office.example', 1, 'Admin', 'b', now())`,
      ])
        await sql.raw(statement).execute(db);
      await db.transaction().execute((trx) => up(trx as never));
      const { rows } = await sql`select person.id, entity_id as acts, access_version as access,
        (select string_agg(role.name, ' ' order by role.name) from web_user_role held join role on role.id = held.role_id
          where held.web_user_id = person.id) as roles from web_user person order by id`.execute(db);
      assert.deepEqual(rows, [
        { id: 1, acts: 102, access: 1, roles: 'aDMIN' },
        { id: 2, acts: 2, access: 2, roles: 'Agent Manager' },
        { id: 3, acts: 101, access: 2, roles: 'Manager' },
        { id: 4, acts: 101, access: 1, roles: 'User' },
      ]);
      const { rows: invited } = await sql`select role from invite order by email`.execute(db);
      assert.deepEqual(invited, [{ role: 'Manager' }, { role: 'Admin' }]);
      const { rows: told } =
        await sql`select record_id as id, action, changes from audit_log order by record_id`.execute(db);
      const changes = [{ field: 'role', before: 'Admin', after: 'Manager' }];
      assert.deepEqual(
        told,
        [2, 3].map((id) => ({ id, action: 'setAccountRole', changes })),
      );
    } finally {
      await database.close();
    }
  });
});
