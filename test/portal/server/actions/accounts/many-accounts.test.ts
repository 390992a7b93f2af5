import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { ADMIN, AGENT, IMPORTER, post } from '../../auth/test-accounts.ts';
import { auditOf, type Person, refused } from '../entity/entity-server.ts';
import { type AccountServer, OTHER_ADMIN, startAccountServer } from './account-server.ts';

const ONLY_ADMINS = [403, 'Only an admin or a manager can manage accounts.'] as const;
const ME = '{ meWebUser { id } }';
/** The number of an invitation, behind those of all accounts. */
const INVITED = 5001;

forEachDatabase((_, open) => {
  let database: Database;
  let server: AccountServer;
  let admin: Person;
  before(async () => {
    database = await open();
    server = await startAccountServer(database);
    await server.run(
      `insert into company (id, company_name, entity_type) values (77, 'Elsewhere', 'Importer')`,
    );
    admin = await server.restore();
  });
  afterEach(async () => {
    admin = await server.restore();
  });
  after(async () => {
    await server?.close();
    await database?.close();
  });

  const told = ({ outcomes }: { outcomes: { id: number; outcome: string }[] }) =>
    outcomes.map(({ id, outcome }) => [id, outcome]);
  const again = async (by: Person, ids: readonly number[], key?: string) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${by.bearer}` };
    const answer = await fetch(`${server.url}/api/invites/again`, {
      method: 'POST',
      headers: { ...headers, ...(key && { 'idempotency-key': key }) },
      body: JSON.stringify({ ids }),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const withInvitation = async () => {
    await post(`${server.url}/api/invites`, {
      bearer: admin.bearer,
      body: { email: 'newcomer@shop.example', entityId: 101, role: 'Manager' },
    });
    await server.run(`update invite set list_id = ${INVITED}`);
  };
  const mails = async () =>
    (await (await fetch(`${server.url}/demo/outbox.json`)).json()) as { to: string }[];
  const exported = async (by: Person, more: object = {}) => {
    const answer = await fetch(`${server.url}/api/exports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${by.bearer}` },
      body: JSON.stringify({
        module: 'accounts',
        format: 'csv',
        columns: ['email', 'role', 'state'],
        ...more,
      }),
    });
    assert.equal(answer.status, 200);
    return (await answer.text()).trim().split('\r\n').slice(1);
  };

  test('D-98 AUTH-35 several accounts are closed by one request, which tells what became of each', async () => {
    await withInvitation();
    const importer = await server.signIn(IMPORTER);
    const answer = await admin.act('closeAccounts', { ids: [3, 1, INVITED, 9, 4711] }, 'close-some');
    assert.deepEqual(told(answer), [
      [3, 'closed'],
      [1, 'own'],
      [INVITED, 'notOpen'],
      [9, 'closed'],
      [4711, 'unknown'],
    ]);
    await refused(importer.query(ME), 401, /^Sign in/);
    const entries = await auditOf(database, 'closeAccounts');
    assert.deepEqual(
      entries.map(({ actor, record_type, record_id }) => [actor, record_type, record_id]),
      [3, 9].map((id) => [ADMIN, 'webUser', id]),
    );
    assert.deepEqual(
      await admin.act('closeAccounts', { ids: [3, 1, INVITED, 9, 4711] }, 'close-some'),
      answer,
    );
    assert.deepEqual(told(await admin.act('closeAccounts', { ids: [3] })), [[3, 'notOpen']]);
    assert.equal((await auditOf(database, 'closeAccounts')).length, 2, 'D-37');
  });

  test('AUTH-35 several people are invited again by one request, with the company and role of before', async () => {
    await withInvitation();
    await admin.act('closeAccounts', { ids: [3] });
    const before = (await mails()).length;
    const answer = await again(admin, [INVITED, 3, 2, 4711], 'again');
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    assert.deepEqual(told(answer.body), [
      [INVITED, 'invited'],
      [3, 'invited'],
      [2, 'alreadyOpen'],
      [4711, 'unknown'],
    ]);
    assert.deepEqual(await again(admin, [INVITED, 3, 2, 4711], 'again'), answer);
    const sent = (await mails()).slice(0, (await mails()).length - before).map(({ to }) => to);
    assert.deepEqual(sent.sort(), [IMPORTER, 'newcomer@shop.example'].sort());
    assert.deepEqual(
      (await exported(admin, { filters: { state: 'invited' } })).sort(),
      [`${IMPORTER},User,Invited`, 'newcomer@shop.example,Manager,Invited'].sort(),
    );
  });

  test('D-15 of those invited again, who has a role that the company’s people are not given is left as it is, and told', async () => {
    await withInvitation();
    await server.run("update invite set role = 'Agent'");
    assert.deepEqual(told((await again(admin, [INVITED])).body), [[INVITED, 'roleOfCompany']]);
    // Rights go by roles in any case.
    await server.run("update invite set role = 'agent'");
    assert.deepEqual(told((await again(admin, [INVITED])).body), [[INVITED, 'roleOfCompany']]);
    assert.deepEqual(
      await exported(admin, { filters: { state: 'invited' } }),
      ['newcomer@shop.example,Agent (not a role of this company),Invited'],
      'it stays, and the list tells of it',
    );
  });

  test('AUTH-35 D-101 nobody but an admin of the provider changes several, exports or counts accounts', async () => {
    for (const by of [
      await server.signIn(IMPORTER),
      await server.signIn(AGENT),
      await server.link('entity', 101),
    ]) {
      await refused(by.act('closeAccounts', { ids: [2] }), ...ONLY_ADMINS);
      assert.ok([401, 403].includes((await again(by, [2])).status));
      assert.deepEqual(await exported(by), []);
      const { allAccount } = await by.query('{ allAccount { results { id } totalCount } }');
      assert.deepEqual(allAccount, { results: [], totalCount: 0 });
    }
    assert.ok((await exported(admin)).includes(`${OTHER_ADMIN},Admin,Open`));
  });

  test('AUTH-35 the list is filtered by role, company and state, and searched', async () => {
    for (const [more, found] of [
      [{ filters: { role: 'agent' } }, [`${AGENT},Agent,Open`]],
      [{ filters: { role: 'agent', state: 'closed' } }, []],
      [{ filters: { company: 'no such' } }, []],
      [{ search: 'second@' }, [`${OTHER_ADMIN},Admin,Open`]],
    ] as const) {
      assert.deepEqual(await exported(admin, more), found, JSON.stringify(more));
    }
  });

  test('no list of ids is too long, empty, or names an account twice', async () => {
    const long = Array.from({ length: 101 }, (_, n) => n + 1);
    for (const ids of [[], [2, 2], long, ['x']]) {
      await refused(admin.act('closeAccounts', { ids }), 422, /ids/);
      assert.equal((await again(admin, ids as number[])).status, 400);
    }
  });
});
