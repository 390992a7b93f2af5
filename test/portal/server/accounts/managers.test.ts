import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../portal/server/db/database.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import {
  type EntityServer,
  type Person,
  refused,
  startEntityServer,
} from '../actions/entity/entity-server.ts';
import { AGENT, IMPORTER, post } from '../auth/test-accounts.ts';

/** A manager of importer B (102) with a colleague, and one of the agents' company (2). */
const MANAGER = 'manager@b.example';
const COLLEAGUE = 'colleague@b.example';
const AGENTS_MANAGER = 'manager@overseas.example';
const NO_ACCESS = [403, /./] as const;
const LIST = '{ allAccount(sort: [{ field: email, order: ASC }]) { results { email roles } } }';
const INVITED = '{ allInvitation(sort: [{ field: email, order: ASC }]) { results { id email role } } }';

forEachDatabase((_kind, open) => {
  let database: Database;
  let server: EntityServer;
  let admin: Person;
  let manager: Person;
  let agents: Person;
  before(async () => {
    database = await open();
    server = await startEntityServer(database, { DEMO: 'on' });
    await sql`insert into web_user (id, email, password_hash, first_name, entity_id, home_entity_id)
      select made.id, made.email, known.password_hash, made.name, made.company, made.company
      from (values (11, ${MANAGER}, 'Mia', 102), (12, ${COLLEAGUE}, 'Cy', 102), (13, ${AGENTS_MANAGER}, 'Max', 2))
        made (id, email, name, company), web_user known where known.id = 1`.execute(database.db);
    await sql`insert into web_user_role values (11, 4), (12, 3), (13, 4)`.execute(database.db);
    [admin, manager, agents] = (await Promise.all(
      ['admin@office.example', MANAGER, AGENTS_MANAGER].map((email) => server.signIn(email)),
    )) as [Person, Person, Person];
  });
  after(async () => {
    await server.close();
    await database.close();
  });

  const call = (by: Person, path: string, body: unknown) =>
    post(`${server.url}${path}`, { bearer: by.bearer, body });
  const invite = (by: Person, email: string, entityId: number, role: string) =>
    call(by, '/api/invites', { email, entityId, role });
  const invited = async (by: Person) => {
    const answer = await fetch(`${server.url}/api/invites`, {
      headers: { authorization: `Bearer ${by.bearer}` },
    });
    return (await answer.json()).invites as { id: string; email: string }[];
  };
  const remove = async (by: Person, path: string) => {
    const headers = { authorization: `Bearer ${by.bearer}` };
    return (await fetch(`${server.url}${path}`, { method: 'DELETE', headers })).status;
  };
  const emailsOf = (rows: { email: string }[]) => rows.map(({ email }) => email);

  describe('a manager', () => {
    test('D-15 D-101 acts for the own company alone, as a user of it: sees nothing of others and no costs', async () => {
      assert.equal(await manager.act('isAdmin'), false);
      for (const entity of [1, 101, 102])
        await refused(manager.act('setEntity', { new_entity_id: entity }), ...NO_ACCESS);
      await refused(manager.act('listEntities'), ...NO_ACCESS);
      const { allBooking, allQuote, allShipments, allCompany } = await manager.query(`{
        allBooking { results { id } } allQuote { results { id } } allShipments { results { id } }
        allCompany(where: { id: { in: [101] } }) { results { id } } }`);
      assert.deepEqual(allBooking.results, [{ id: 1002 }]);
      for (const theirs of [allQuote, allShipments, allCompany]) assert.deepEqual(theirs.results, []);
      const charges = { recordId: 3001, featureType: 'freight_charges' };
      await refused(manager.act('loadCharges', charges), ...NO_ACCESS);
      await refused(manager.act('recordCharges', { recordType: 'quote', recordId: 3001 }), ...NO_ACCESS);
      for (const name of ['listCompanies', 'listImports', 'mailTrouble'] as const)
        await refused(manager.act(name, {}), ...NO_ACCESS);
      assert.equal((await admin.act('mailTrouble')).givenUp, 0);
      for (const entityId of [101, 102]) await refused(manager.act('getMarkups', { entityId }), ...NO_ACCESS);
      assert.equal((await call(manager, '/api/service-keys', { name: 'K', roles: ['user'] })).status, 403);
    });

    test('AUTH-35 D-15 invites people of the own company, never an admin, never into another', async () => {
      for (const role of ['User', 'Manager'])
        assert.equal(
          (await invite(manager, `new-${role.toLowerCase()}@b.example`, 102, role)).status,
          201,
          role,
        );
      const admins = await invite(manager, 'root@b.example', 102, 'Admin');
      assert.deepEqual([admins.status, admins.body.reasons], [422, [{ code: 'roleOfCompany' }]]);
      assert.equal((await invite(manager, 'agent@b.example', 102, 'Agent')).status, 422, 'who is told costs');
      for (const company of [1, 2, 101, 4711])
        assert.equal((await invite(manager, 'x@b.example', company, 'User')).status, 403, String(company));
      const { allInvitation } = await manager.query(INVITED);
      assert.deepEqual(emailsOf(allInvitation.results), ['new-manager@b.example', 'new-user@b.example']);
    });

    test('AUTH-35 D-15 takes nobody from another company, whose invitation or closed account stays as it is', async () => {
      await invite(admin, 'both@a.example', 101, 'User');
      const closed = 'invited@shop.example';
      for (const email of ['both@a.example', closed, IMPORTER])
        assert.equal((await invite(manager, email, 102, 'User')).status, 409, email);
      const { rows } =
        await sql`select entity_id as entity from invite where email = 'both@a.example'`.execute(database.db);
      assert.deepEqual(rows, [{ entity: 101 }]);
    });

    test('AUTH-35 D-15 sees and withdraws the invitations of the own company alone', async () => {
      await invite(admin, 'theirs@a.example', 101, 'User');
      await invite(admin, 'ours@b.example', 102, 'User');
      const all = (await admin.query(INVITED)).allInvitation.results;
      const [theirs, ours] = ['theirs@a.example', 'ours@b.example'].map((email) =>
        all.find((one: { email: string }) => one.email === email),
      );
      assert.ok(emailsOf(await invited(manager)).every((email) => email.endsWith('@b.example')));
      const foreign = (await invited(admin)).find(({ email }) => email === 'theirs@a.example');
      assert.equal(await remove(manager, `/api/invites/${foreign?.id}`), 404);
      const { body } = await call(manager, '/api/invites/withdraw', { ids: [theirs.id, ours.id] });
      assert.deepEqual(
        body.outcomes.map(({ outcome }: { outcome: string }) => outcome),
        ['unknown', 'withdrawn'],
      );
      const again = await call(manager, '/api/invites/again', { ids: [theirs.id] });
      assert.deepEqual(again.body.outcomes, [{ id: theirs.id, email: '', outcome: 'unknown' }]);
      assert.ok(emailsOf(await invited(admin)).includes('theirs@a.example'));
    });

    test('D-101 D-15 sees, closes and gives roles to the own people; the accounts of others don’t exist', async () => {
      const { accounts } = await manager.act('listAccounts', { state: 'open' });
      assert.deepEqual(emailsOf(accounts), [COLLEAGUE, MANAGER]);
      const listed = (await manager.query(LIST)).allAccount.results;
      assert.ok(emailsOf(listed).every((email) => email.endsWith('@b.example')));
      for (const accountId of [1, 2, 3, 13]) {
        await refused(manager.act('closeAccount', { accountId }), 404, /./);
        await refused(manager.act('setAccountRole', { accountId, role: 'User' }), 404, /./);
      }
      const { outcomes } = await manager.act('closeAccounts', { ids: [1, 3] });
      assert.deepEqual(
        outcomes.map(({ outcome }: { outcome: string }) => outcome),
        ['unknown', 'unknown'],
      );
      const roles = async (role: string) => manager.act('setAccountRole', { accountId: 12, role });
      assert.deepEqual((await roles('Manager')).roles, ['Manager']);
      assert.deepEqual((await roles('User')).roles, ['User']);
      await refused(roles('Admin'), 422, /./);
      await refused(roles('Agent'), 422, /./);
      const own = manager.act('setAccountRole', { accountId: 11, role: 'User' });
      await refused(own, 409, /./);
      await refused(manager.act('setAccountCompany', { accountId: 12, entityId: 101 }), ...NO_ACCESS);
      const names = { accountId: 12, firstName: 'A', lastName: 'B' };
      await refused(manager.act('changeAccount', names), ...NO_ACCESS);
      assert.equal((await manager.act('closeAccount', { accountId: 12 })).state, 'closed');
      assert.equal((await invite(manager, COLLEAGUE, 102, 'User')).status, 201, 'is opened again');
    });

    test('D-01 D-02 gives links of the role of a user to records of the own company, and ends no one else’s', async () => {
      const link = (by: Person, recordType: string, recordId: number, role: string) =>
        call(by, '/api/link-tokens', { recordType, recordId, role, expiresIn: 3600 });
      const own = await link(manager, 'booking', 1002, 'user');
      assert.equal(own.status, 200);
      const opened = await post(`${server.url}/api/betty/login`, { link: own.body.token });
      assert.equal(opened.status, 200);
      for (const [type, id, role] of [
        ['booking', 1002, 'agent'],
        ['booking', 1002, 'admin'],
        ['booking', 1001, 'user'],
        ['entity', 101, 'user'],
      ] as const)
        assert.equal((await link(manager, type, id, role)).status, 403, `${type} ${id} ${role}`);
      const theirs = await link(admin, 'booking', 1002, 'admin');
      assert.equal(await remove(manager, `/api/link-tokens/${theirs.body.id}`), 404);
      const { allSignedLink } = await manager.query('{ allSignedLink { results { createdBy } } }');
      assert.deepEqual(allSignedLink.results, [{ createdBy: MANAGER }]);
      assert.equal((await post(`${server.url}/api/betty/login`, { link: theirs.body.token })).status, 200);
    });

    test('D-15 of an agents’ company is one of its agents, and looks after agents', async () => {
      const { allBooking, allQuote } = await agents.query(
        '{ allBooking { results { id } } allQuote { results { id } } }',
      );
      assert.deepEqual([allBooking.results, allQuote.results], [[{ id: 1002 }], [{ id: 3001 }]]);
      assert.ok(await agents.act('loadCharges', { recordId: 3001, featureType: 'freight_charges' }));
      assert.equal((await invite(agents, 'new@overseas.example', 2, 'Agent')).status, 201);
      assert.equal((await invite(agents, 'new@b.example', 102, 'User')).status, 403);
      const { accounts } = await agents.act('listAccounts', { state: 'open' });
      assert.deepEqual(emailsOf(accounts), [AGENT, AGENTS_MANAGER]);
      await refused(agents.act('setEntity', { new_entity_id: 102 }), ...NO_ACCESS);
    });

    test('ROLE-02 D-15 D-101 admins are of the provider, agents of the provider or an agents’ company, managers of all but the provider, whoever gives the role', async () => {
      for (const [company, role] of [
        [101, 'Admin'],
        [2, 'Admin'],
        [1, 'Manager'],
        [101, 'Agent'],
      ] as const) {
        const { status, body } = await invite(admin, 'wrong@a.example', company, role);
        assert.deepEqual([status, body.reasons], [422, [{ code: 'roleOfCompany' }]], `${role} of ${company}`);
      }
      await refused(
        admin.act('setAccountRole', { accountId: 3, role: 'Admin' }),
        422,
        /^Admins are people of the provider,/,
      );
      await refused(
        admin.act('setAccountCompany', { accountId: 13, entityId: 1 }),
        422,
        /^Admins are people of the provider,/,
      );
      const ofAgents = [422, /agents people of the provider or of an agents’ company/] as const;
      await refused(admin.act('setAccountRole', { accountId: 3, role: 'Agent' }), ...ofAgents);
      await refused(admin.act('setAccountCompany', { accountId: 2, entityId: 101 }), ...ofAgents);
    });

    test('D-15 an agent of an importer from before stays, signed in, until an admin gives another role', async () => {
      await sql`insert into web_user_role values (3, 2)`.execute(database.db);
      await sql`delete from web_user_role where web_user_id = 3 and role_id = 3`.execute(database.db);
      const before = await server.signIn(IMPORTER);
      assert.deepEqual((await before.query('{ meWebUser { roles { name } } }')).meWebUser.roles, [
        { name: 'Agent' },
      ]);
      assert.deepEqual((await admin.act('setAccountRole', { accountId: 3, role: 'User' })).roles, ['User']);
    });
  });
});
