import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { eventually } from '../../../../helpers/eventually.ts';
import { ADMIN, AGENT, IMPORTER, PASSWORD, post } from '../../auth/test-accounts.ts';
import { auditOf, type Person, refused } from '../entity/entity-server.ts';
import { type AccountServer, list, OTHER_ADMIN, startAccountServer } from './account-server.ts';

const ONLY_ADMINS = [403, 'Only an admin or a manager can manage accounts.'] as const;
const NOT_OWN_NAMES = [409, 'Your own name and position are changed in your profile.'] as const;
const NOT_OWN = [409, /^Nobody can close their own account/] as const;
const ME = '{ meWebUser { roles { name } entity { id } } }';

forEachDatabase((kind, open) => {
  let database: Database;
  let server: AccountServer;
  let admin: Person;
  before(async () => {
    database = await open();
    server = await startAccountServer(database);
    admin = await server.restore();
  });
  afterEach(async () => {
    admin = await server.restore();
  });
  after(async () => {
    await server?.close();
    await database?.close();
  });

  /** Until this many transactions of this database stand behind others. */
  async function waiting(count: number): Promise<void> {
    const blocked = sql<{ count: number }>`select count(distinct pid)::integer as count from pg_locks
      where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`;
    await eventually(async () => (await blocked.execute(database.db)).rows[0]!.count >= count);
  }

  const canSignIn = async (email: string, password = PASSWORD) =>
    (await post(`${server.url}/api/login`, { body: { email, password } })).status === 200;

  describe('an account', () => {
    test('D-98 that is closed is signed out at once and can’t sign in; an invitation opens it, with nothing of before', async () => {
      const importer = await server.signIn(IMPORTER);
      assert.equal((await importer.query(ME)).meWebUser.entity.id, 101);
      const closed = await admin.act('closeAccount', { accountId: 3 }, 'close-3');
      assert.deepEqual([closed.id, closed.state, closed.roles], [3, 'closed', ['User']]);
      await refused(importer.query(ME), 401, /^Sign in/);
      assert.equal(await canSignIn(IMPORTER), false);
      assert.deepEqual(await admin.act('closeAccount', { accountId: 3 }, 'close-3'), closed, 'D-37');
      assert.equal((await admin.act('closeAccount', { accountId: 3 })).state, 'closed', 'again');
      const [entry, ...more] = await auditOf(database, 'closeAccount');
      assert.deepEqual(more, []);
      assert.deepEqual([entry.actor, entry.record_type, entry.record_id], [ADMIN, 'webUser', 3]);

      const body = { email: IMPORTER, entityId: 101, role: 'User' };
      assert.equal((await post(`${server.url}/api/invites`, { bearer: admin.bearer, body })).status, 201);
      const { accounts } = await list(admin, { text: IMPORTER });
      assert.equal(accounts[0].state, 'invited');
      const [{ text }] = await (await fetch(`${server.url}/demo/outbox.json`)).json();
      const link = Object.fromEntries(new URL(/http:\S+/.exec(text)?.[0] ?? '').searchParams);
      const form = { ...link, password: 'quite-New-7', first_name: 'Ida', last_name: 'Back' };
      const accepted = await post(`${server.url}/api/portal_open_requests/set-password`, { body: form });
      assert.equal(accepted.status, 200, JSON.stringify(accepted.body));
      assert.equal(await canSignIn(IMPORTER, 'quite-New-7'), true);
      await refused(importer.query(ME), 401, /^Sign in/);
      assert.equal((await auditOf(database, 'reopenAccount')).at(-1).record_id, 3);
      assert.equal((await auditOf(database, 'acceptInvite')).at(-1).record_id, 3);
    });

    test('ROLE-02 D-15 whose role is changed is signed out, and has the new role alone', async () => {
      const importer = await server.signIn(IMPORTER);
      const changed = await admin.act('setAccountRole', { accountId: 3, role: 'Manager' });
      assert.deepEqual(changed.roles, ['Manager']);
      await refused(importer.query(ME), 401, /^Sign in/);
      const { meWebUser } = await (await server.signIn(IMPORTER)).query(ME);
      assert.deepEqual(meWebUser, { roles: [{ name: 'Manager' }], entity: { id: 101 } });
      const [entry] = await auditOf(database, 'setAccountRole');
      assert.deepEqual(entry.changes, [{ field: 'role', before: 'User', after: 'Manager' }]);
      const again = await server.signIn(IMPORTER);
      await admin.act('setAccountRole', { accountId: 3, role: 'Manager' });
      assert.equal((await again.query(ME)).meWebUser.entity.id, 101, 'the same role again ends nothing');
    });

    test('D-15 that moves to another company is signed out, and acts for that one', async () => {
      const importer = await server.signIn(IMPORTER);
      const changed = await admin.act('setAccountCompany', { accountId: 3, entityId: 102 });
      assert.equal(changed.entity.companyName, 'Importer B');
      await refused(importer.query(ME), 401, /^Sign in/);
      assert.equal((await (await server.signIn(IMPORTER)).query(ME)).meWebUser.entity.id, 102);
      const [entry] = await auditOf(database, 'setAccountCompany');
      assert.deepEqual(entry.changes, [{ field: 'entity', before: 'Importer A', after: 'Importer B' }]);
      await refused(
        admin.act('setAccountCompany', { accountId: 3, entityId: 4711 }),
        422,
        'This company does not exist.',
      );
    });

    test('D-15 ROLE-02 of an admin who acts for another company: with another role the person is back at their own', async () => {
      const other = await server.signIn(OTHER_ADMIN);
      await other.act('setEntity', { new_entity_id: 101 });
      await admin.act('setAccountRole', { accountId: 9, role: 'User' });
      const { meWebUser } = await (await server.signIn(OTHER_ADMIN)).query(ME);
      assert.deepEqual(meWebUser, { roles: [{ name: 'User' }], entity: { id: 1 } });
    });

    test('D-15 moved to the company that it belongs to, an account no longer acts for another', async () => {
      const other = await server.signIn(OTHER_ADMIN);
      await other.act('setEntity', { new_entity_id: 101 });
      await admin.act('setAccountCompany', { accountId: 9, entityId: 1 });
      assert.equal((await (await server.signIn(OTHER_ADMIN)).query(ME)).meWebUser.entity.id, 1);
    });

    test('D-15 a switch of company that was on its way when the account was changed switches nothing', {
      skip: kind === 'embedded' && 'one connection: transactions queue anyway',
    }, async () => {
      const other = await server.signIn(OTHER_ADMIN);
      const { switched } = await database.db.transaction().execute(async (trx) => {
        await sql`select from web_user where id = 9 for update`.execute(trx);
        const switched = Promise.allSettled([other.act('setEntity', { new_entity_id: 101 })]);
        await waiting(1);
        await sql`update web_user set rights_version = rights_version + 1, access_version = access_version + 1
          where id = 9`.execute(trx);
        return { switched };
      });
      assert.equal((await switched)[0]?.status, 'rejected');
      const { rows } = await sql`select entity_id from web_user where id = 9`.execute(database.db);
      assert.deepEqual(rows, [{ entity_id: 1 }]);
    });

    test('D-51 MOD-20 that lacks a name is given one, and keeps its sessions', async () => {
      await server.run('update web_user set first_name = null where id = 3');
      const importer = await server.signIn(IMPORTER);
      const names = { firstName: 'Ida', lastName: 'Moreno', companyPosition: 'Buyer' };
      const changed = await admin.act('changeAccount', { accountId: 3, ...names }, 'names-3');
      const { name, firstName, lastName, companyPosition } = changed;
      assert.deepEqual({ name, firstName, lastName, companyPosition }, { name: 'Ida Moreno', ...names });
      assert.deepEqual(
        await admin.act('changeAccount', { accountId: 3, ...names }, 'names-3'),
        changed,
        'D-37',
      );
      const { meWebUser } = await importer.query('{ meWebUser { firstName lastName companyPosition } }');
      assert.deepEqual(meWebUser, names);
      await admin.act('changeAccount', { accountId: 3, ...names });
      const [entry, ...more] = await auditOf(database, 'changeAccount');
      assert.deepEqual(more, [], 'the same names again are no change');
      assert.deepEqual([entry.actor, entry.record_id], [ADMIN, 3]);
      assert.deepEqual(entry.changes[0], { field: 'firstName', before: null, after: 'Ida' });
      const none = admin.act('changeAccount', { accountId: 3, ...names, firstName: ' ' });
      await refused(none, 422, 'firstName: Please fill in this field.');
      await refused(admin.act('changeAccount', { accountId: 1, ...names }), ...NOT_OWN_NAMES);
      await refused(
        admin.act('changeAccount', { accountId: 4711, ...names }),
        404,
        'This account does not exist.',
      );
    });

    test('D-151 that another one has changed meanwhile is not changed by what was seen before; nobody’s sign-in is in the way', async () => {
      const importer = await server.signIn(IMPORTER);
      const at = async () => (await list(admin, { text: IMPORTER })).accounts[0].revision as number;
      const names = { accountId: 3, firstName: 'Ida', lastName: 'Morales', companyPosition: 'Buyer' };
      const MEANWHILE = [409, /changed by someone else/] as const;
      let seen = await at();
      assert.equal((await admin.act('changeAccount', { ...names, revision: seen })).revision, seen + 1);
      await refused(admin.act('changeAccount', { ...names, lastName: 'X', revision: seen }), ...MEANWHILE);
      await refused(
        admin.act('setAccountRole', { accountId: 3, role: 'Manager', revision: seen }),
        ...MEANWHILE,
      );
      await refused(
        admin.act('setAccountCompany', { accountId: 3, entityId: 102, revision: seen }),
        ...MEANWHILE,
      );

      seen = await at();
      await importer.act('saveProfile', { firstName: 'Ida', lastName: 'Morena' });
      await refused(admin.act('changeAccount', { ...names, revision: seen }), ...MEANWHILE);
      seen = await at();
      await server.signIn(IMPORTER);
      await importer.act('saveProfile', { firstName: 'Ida', lastName: 'Morena' });
      assert.equal(await at(), seen, 'signed in and saved as it was');
      const manager = await admin.act('setAccountRole', { accountId: 3, role: 'Manager', revision: seen });
      assert.ok(manager.revision > seen);
      await refused(
        admin.act('setAccountCompany', { accountId: 3, entityId: 102, revision: seen }),
        ...MEANWHILE,
      );
      const moved = { accountId: 3, entityId: 102, revision: manager.revision };
      assert.equal((await admin.act('setAccountCompany', moved)).entity.companyName, 'Importer B');
      await refused(
        admin.act('setAccountRole', { accountId: 3, role: 'User', revision: manager.revision }),
        ...MEANWHILE,
      );
      assert.deepEqual(
        (await admin.act('setAccountRole', { accountId: 3, role: 'User' })).roles,
        ['User'],
        'without one as before',
      );
    });

    test('D-98 that is closed is not opened by an invitation from before', async () => {
      await admin.act('closeAccount', { accountId: 3 });
      await post(`${server.url}/api/invites`, {
        bearer: admin.bearer,
        body: { email: IMPORTER, entityId: 101, role: 'User' },
      });
      // As if it had been sent while the account was being opened.
      await server.run(
        'update web_user set password_hash = (select password_hash from web_user where id = 1) where id = 3',
      );
      await admin.act('closeAccount', { accountId: 3 });
      const { rows } = await sql`select id from invite`.execute(database.db);
      assert.deepEqual(rows, []);
    });

    test('D-101 that is one’s own is left to another admin, so that the provider keeps one', async () => {
      await refused(admin.act('closeAccount', { accountId: 1 }), ...NOT_OWN);
      await refused(admin.act('setAccountRole', { accountId: 1, role: 'User' }), ...NOT_OWN);
      await refused(admin.act('setAccountCompany', { accountId: 1, entityId: 101 }), ...NOT_OWN);
      assert.equal((await admin.query(ME)).meWebUser.entity.id, 1);
    });

    test('D-101 of two admins who close each other at once one stays', {
      skip: kind === 'embedded' && 'one connection: transactions queue anyway',
    }, async () => {
      const other = await server.signIn(OTHER_ADMIN);
      const ends = await database.db.transaction().execute(async (trx) => {
        // Whoever changes one of the two accounts has to wait for the end of this transaction.
        await sql`select from web_user where id in (1, 9) for update`.execute(trx);
        const calls = Promise.allSettled([
          admin.act('closeAccount', { accountId: 9 }),
          other.act('setAccountRole', { accountId: 1, role: 'User' }),
        ]);
        await waiting(2);
        return { calls };
      });
      const results = await ends.calls;
      assert.deepEqual(results.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
      const { rows } = await sql<{ left: number }>`
        select count(*)::integer as left from web_user join web_user_role on web_user_id = web_user.id
        where role_id = 1 and password_hash is not null`.execute(database.db);
      assert.deepEqual(rows, [{ left: 1 }]);
    });

    test('D-101 that is not there is a 404; of one that is not open only an invitation decides company and role', async () => {
      await refused(admin.act('closeAccount', { accountId: 4711 }), 404, 'This account does not exist.');
      const notOpen = [409, /^This account is not open/] as const;
      await refused(admin.act('setAccountRole', { accountId: 4, role: 'Manager' }), ...notOpen);
      await refused(admin.act('setAccountCompany', { accountId: 4, entityId: 102 }), ...notOpen);
      await refused(admin.act('setAccountRole', { accountId: 3, role: 'Root' }), 422, /^role/);
    });
  });

  test('D-101 accounts are for admins of the provider, whichever company they act for; nobody else invites to it', async () => {
    await server.run('insert into web_user_role values (3, 1)');
    const others = [
      await server.signIn(AGENT),
      await server.signIn(IMPORTER),
      await server.link('entity', 101),
    ];
    for (const other of others) {
      await refused(other.act('listAccounts'), ...ONLY_ADMINS);
      await refused(other.act('closeAccount', { accountId: 2 }), ...ONLY_ADMINS);
      await refused(other.act('setAccountRole', { accountId: 2, role: 'Admin' }), ...ONLY_ADMINS);
      await refused(other.act('setAccountCompany', { accountId: 2, entityId: 101 }), ...ONLY_ADMINS);
      const names = { firstName: 'A', lastName: 'B' };
      await refused(other.act('changeAccount', { accountId: 2, ...names }), ...ONLY_ADMINS);
    }
    const body = { email: 'friend@shop.example', entityId: 1, role: 'Admin' };
    const { status, body: answer } = await post(`${server.url}/api/invites`, {
      bearer: others[1]!.bearer,
      body,
    });
    assert.deepEqual([status, answer.reasons], [403, [{ code: 'accountsByAdmin' }]]);
    await admin.act('setEntity', { new_entity_id: 102 });
    assert.equal((await admin.act('closeAccount', { accountId: 3 })).state, 'closed');
  });
});
