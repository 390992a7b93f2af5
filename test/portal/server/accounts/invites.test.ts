import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { sql } from 'kysely';
import { queryAs } from '../../../helpers/act.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { exportedRows } from '../../../helpers/exported-rows.ts';
import { duringChanges } from '../../../helpers/waiting.ts';
import { ADMIN, AGENT, type Answer, IMPORTER, PASSWORD, post, signIn } from '../auth/test-accounts.ts';
import { NEW_PASSWORD, startAccountServers } from './account-servers.ts';

const done = ({ status, body }: Answer) =>
  assert.deepEqual([status, body.status], [200, '200'], JSON.stringify(body));
const refused = ({ status, body }: Answer, as = 400, code = 'invalid_invite') =>
  assert.deepEqual([status, body.status, body.code], [as, String(as), code], JSON.stringify(body));

const newcomer = () => `new-${randomUUID().slice(0, 8)}@shop.example`;

forEachDatabase((_, open) => {
  const servers = startAccountServers(open, { PUBLIC_URL: 'https://portal.example' });
  const { ask } = servers;
  const url = (path = '') => `${servers.first.url}/api/invites${path}`;

  async function invite(invitee: object, by = ADMIN): Promise<Answer> {
    const body = { entityId: 101, role: 'User', ...invitee };
    return post(url(), { bearer: await signIn(servers.first.url, by), body });
  }

  /** Sends a request without a body. */
  async function call(method: 'GET' | 'DELETE', path = '', by = ADMIN) {
    const headers = { authorization: `Bearer ${await signIn(servers.first.url, by)}` };
    const response = await fetch(url(path), { method, headers });
    return { status: response.status, headers: response.headers, body: await response.json() };
  }

  /** What the newest mail to the person links to. */
  async function linkTo(email: string): Promise<{ email: string; invite_verification: string }> {
    const mail = (await servers.mails()).find(({ to }) => to === email);
    const link = new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    assert.equal(link.origin + link.pathname, 'https://portal.example/auth/set-password-new-user');
    assert.deepEqual([...link.searchParams.keys()], ['email', 'invite_verification']);
    return Object.fromEntries(link.searchParams) as never;
  }

  const form = { password: NEW_PASSWORD, first_name: ' Nora ', last_name: 'Newman' };

  describe('an invitation', () => {
    test('API-07 API-08 AUTH-35 AUTH-38 AUTH-44 its link makes an account of the named company and role', async () => {
      const email = newcomer();
      const { status, body } = await invite({ email, entityId: 2, role: 'Agent' });
      assert.equal(status, 201);
      const { id, createdAt, expiresAt, ...rest } = body;
      assert.deepEqual(rest, { email, entityId: 2, entityName: 'Agent', role: 'Agent', invitedBy: ADMIN });
      assert.equal((Date.parse(expiresAt) - Date.parse(createdAt)) / 86_400_000, 7);
      assert.equal((await servers.login(email, NEW_PASSWORD)).status, 401, 'not yet');
      const link = await linkTo(email);
      assert.ok(!JSON.stringify(body).includes(link.invite_verification), 'the secret goes by mail alone');
      done(await ask('set-password-verification', link));
      done(await ask('set-password-verification', link, servers.second));
      done(await ask('set-password', { ...link, ...form }, servers.second));
      const { body: session } = await servers.login(email, NEW_PASSWORD);
      const me = await post(`${servers.first.url}/api/betty/login`, { bearer: session.jwtToken });
      const query = '{ meWebUser { firstName lastName roles { name } entity { id } } }';
      const { body: data } = await post(`${servers.first.url}/api/betty/query`, {
        body: { token: me.body.token, query },
      });
      assert.deepEqual(data.data.meWebUser, {
        firstName: 'Nora',
        lastName: 'Newman',
        roles: [{ name: 'Agent' }],
        entity: { id: 2 },
      });
    });

    test('ROLE-02 D-15 of an agent is refused while the company becomes another one, and not taken up after that', async () => {
      const typeOf2 = (type: string) => sql`update company set entity_type = ${type} where id = 2`;
      const [email, late] = [newcomer(), newcomer()];
      await invite({ email, entityId: 2, role: 'Agent' });
      const link = await linkTo(email);
      const { answer } = await duringChanges(servers.database, [typeOf2('Importer')], () =>
        invite({ email: late, entityId: 2, role: 'Agent' }),
      );
      const { status, body } = await answer;
      assert.deepEqual([status, body.reasons[0].code], [422, 'roleOfCompany']);
      const told = await ask('set-password', { ...link, ...form });
      refused(told, 422, 'misplaced_role');
      assert.match(told.body.message, /Ask whoever invited you for a new invitation/);
      assert.equal((await servers.login(email, NEW_PASSWORD)).status, 401);
      await typeOf2('Agent').execute(servers.database.db);
      done(await ask('set-password', { ...link, ...form }));
    });

    test('AUTH-39 D-10 works once: not a second time, and of two at once for one', async () => {
      const email = newcomer();
      await invite({ email });
      const link = await linkTo(email);
      const answers = await Promise.all(
        [servers.first, servers.second].map((at) => ask('set-password', { ...link, ...form }, at)),
      );
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400]);
      refused(await ask('set-password-verification', link));
      refused(await ask('set-password', { ...link, ...form, password: 'another-Pass' }));
      assert.equal((await servers.login(email, NEW_PASSWORD)).status, 200);
    });

    test('AUTH-39 AUTH-46 D-07 altered, of another person, or run out it is refused and nothing changes', async () => {
      const [email, other] = [newcomer(), newcomer()];
      await invite({ email });
      await invite({ email: other });
      const link = await linkTo(email);
      const token = link.invite_verification;
      const bad = [
        { ...link, invite_verification: `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}` },
        { ...link, invite_verification: token.toLowerCase() },
        { ...link, invite_verification: 'x' },
        { ...link, email: other },
        { ...link, email: 'nobody@shop.example' },
        { ...link, email: `${email}\0` },
        { ...link, email: IMPORTER },
      ];
      for (const wrong of bad) {
        refused(await ask('set-password-verification', wrong));
        refused(await ask('set-password', { ...wrong, ...form }));
      }
      done(await ask('set-password-verification', link));
      await sql`update invite set expires_at = now() where email = ${email}`.execute(servers.database.db);
      refused(await ask('set-password-verification', link));
      refused(await ask('set-password', { ...link, ...form }));
      assert.equal((await servers.login(email, NEW_PASSWORD)).status, 401);
    });

    // Behind the others, where each guess would be slowed down, it would take minutes.
    test('D-10 opens at once for the newcomer, however many others guess at it', {
      timeout: 20_000,
    }, async () => {
      const email = newcomer();
      await invite({ email });
      const link = await linkTo(email);
      const guess = () => ask('set-password-verification', { ...link, invite_verification: 'a guess' });
      for (let n = 0; n < 10; n += 1) refused(await guess());
      const guesses = Array.from({ length: 30 }, guess);
      done(await ask('set-password-verification', link));
      done(await ask('set-password', { ...link, ...form }));
      for (const answer of await Promise.all(guesses)) refused(answer);
    });

    test('AUTH-41 AUTH-43 D-48 a field that is missing, too long or of another form is a 400 and leaves the link good', async () => {
      const email = newcomer();
      await invite({ email });
      const link = await linkTo(email);
      const bad: [string, unknown[]][] = [
        ['email', [undefined, 5, [email], '']],
        ['invite_verification', [undefined, null, [link.invite_verification], 'x'.repeat(201)]],
        ['password', [undefined, { length: 8 }]],
        ['first_name', [undefined, '', '   ', 'x'.repeat(51), 'No\0ra', 'No\nra', ['Nora']]],
        ['last_name', [undefined, '', 'x'.repeat(51), 7]],
      ];
      for (const [field, values] of bad) {
        for (const value of values) {
          const answer = await ask('set-password', { ...link, ...form, [field]: value });
          refused(answer, 400, 'invalid');
          assert.match(answer.body.message, new RegExp(`field ${field} `));
          assert.doesNotMatch(JSON.stringify(answer.body), new RegExp(NEW_PASSWORD), 'D-06');
        }
      }
      for (const password of ['seven77', 'x'.repeat(129), 'Password123']) {
        const { status, body } = await ask('set-password', { ...link, ...form, password });
        assert.deepEqual([status, body.status], [422, '422'], `D-153 ${password}`);
      }
      const longest = { first_name: '航'.repeat(50), last_name: '🚢'.repeat(50), password: '🚢'.repeat(128) };
      done(await ask('set-password', { ...link, ...longest }));
      assert.equal((await servers.login(email, longest.password)).status, 200);
    });

    test('AUTH-38 gives a person who is known but has no password an account with the new company and role', async () => {
      const email = 'invited@shop.example';
      assert.equal((await invite({ email, entityId: 102 })).status, 201);
      done(await ask('set-password', { ...(await linkTo(email)), ...form }));
      const { rows } = await sql<object>`
        select entity_id, home_entity_id, first_name from web_user where email = ${email}`.execute(
        servers.database.db,
      );
      assert.deepEqual(rows, [{ entity_id: 102, home_entity_id: 102, first_name: 'Nora' }]);
    });
  });

  describe('inviting', () => {
    test('AUTH-35 again takes the place of the older invitation', async () => {
      const email = newcomer();
      await invite({ email, role: 'Manager' });
      const older = await linkTo(email);
      await invite({ email: email.toUpperCase(), role: 'User' });
      refused(await ask('set-password-verification', older));
      const { body } = await call('GET');
      const open = body.invites.filter((each: { email: string }) => each.email.toLowerCase() === email);
      assert.deepEqual(
        open.map(({ role }: { role: string }) => role),
        ['User'],
      );
    });

    test('D-37 with a key that was used before is answered as the first time, and mails nothing more', async () => {
      const body = { email: newcomer(), entityId: 101, role: 'User' };
      const bearer = await signIn(servers.first.url, ADMIN);
      const send = () =>
        fetch(url(), {
          method: 'POST',
          headers: {
            authorization: `Bearer ${bearer}`,
            'content-type': 'application/json',
            'idempotency-key': 'once',
          },
          body: JSON.stringify(body),
        }).then((response) => response.json());
      const first = await send();
      assert.deepEqual(await send(), first);
      const mails = await servers.mails();
      assert.equal(mails.filter(({ to }) => to === body.email).length, 1);
    });

    test('AUTH-35 is for admins', async () => {
      const email = newcomer();
      for (const by of [AGENT, IMPORTER]) {
        for (const answer of [
          await invite({ email }, by),
          await call('GET', '', by),
          await call('DELETE', '/00000000-0000-4000-8000-000000000000', by),
        ])
          assert.deepEqual([answer.status, answer.body.code], [403, 'forbidden']);
      }
      assert.equal((await post(url(), { body: { email, entityId: 101, role: 'User' } })).status, 401);
    });

    test('AUTH-35 to no company, a person with an account, a wrong address or role changes nothing and says why', async () => {
      const before = [await servers.mails(), (await call('GET')).body];
      const cases: [object, number, string, RegExp][] = [
        [{ email: newcomer(), entityId: 999 }, 404, 'unknown_entity', /no company/],
        [{ email: IMPORTER.toUpperCase() }, 409, 'account_exists', /already an account/],
        ...[
          'nobody',
          'a b@c.example',
          'a@b',
          'a@b.example\r\nBcc: c@d.example',
          'a@b.example,c@d.example',
        ].map((email): [object, number, string, RegExp] => [{ email }, 400, 'invalid', /field email/]),
        [{ email: `${'x'.repeat(45)}@b.example` }, 400, 'invalid', /field email/],
        [{ email: [newcomer()] }, 400, 'invalid', /field email/],
        [{ email: newcomer(), role: 'Root' }, 400, 'invalid', /field role/],
        [{ email: newcomer(), entityId: '101' }, 400, 'invalid', /field entityId/],
        [{ email: newcomer(), entityId: 3_000_000_000 }, 400, 'invalid', /field entityId/],
        [{ email: newcomer(), locale: 7 }, 400, 'invalid', /field locale/],
      ];
      for (const [invitee, status, code, words] of cases) {
        const answer = await invite(invitee);
        assert.deepEqual([answer.status, answer.body.code], [status, code], JSON.stringify(invitee));
        assert.match(answer.body.error, words);
      }
      assert.deepEqual([await servers.mails(), (await call('GET')).body], before);
      assert.equal((await servers.login(IMPORTER, PASSWORD)).status, 200);
    });

    test('AUTH-39 what was withdrawn opens nothing; what is not there is a 404', async () => {
      const email = newcomer();
      const { body } = await invite({ email });
      const link = await linkTo(email);
      assert.equal((await call('DELETE', `/${body.id}`)).status, 200);
      refused(await ask('set-password', { ...link, ...form }));
      for (const id of [body.id, 'nonsense', '%00']) {
        const answer = await call('DELETE', `/${id}`);
        assert.deepEqual([answer.status, answer.body.code], [404, 'not_found'], id);
      }
    });

    test('AUTH-35 D-37 several are withdrawn at once, which tells what became of each; a repeat answers the same', async () => {
      const emails = [newcomer(), newcomer()];
      for (const email of emails) await invite({ email });
      const links = await Promise.all(emails.map(linkTo));
      const listed = async (email: string) =>
        (
          await servers.database.db
            .selectFrom('invite')
            .select('list_id')
            .where('email', '=', email)
            .executeTakeFirstOrThrow()
        ).list_id;
      const ids = await Promise.all(emails.map(listed));
      const withdraw = async (by: string, body: object, key = randomUUID()) => {
        const headers = {
          'content-type': 'application/json',
          authorization: `Bearer ${await signIn(servers.first.url, by)}`,
          'idempotency-key': key,
        };
        const answer = await fetch(url('/withdraw'), { method: 'POST', headers, body: JSON.stringify(body) });
        return { status: answer.status, body: await answer.json() };
      };
      for (const by of [AGENT, IMPORTER]) assert.equal((await withdraw(by, { ids })).status, 403);
      for (const wrong of [{}, { ids: [] }, { ids: [ids[0], ids[0]] }, { ids: ['1'] }])
        assert.equal((await withdraw(ADMIN, wrong)).status, 400);
      const all = [...ids, 2_000_000_000];
      const key = randomUUID();
      const { body } = await withdraw(ADMIN, { ids: all }, key);
      assert.deepEqual(body.outcomes, [
        { id: ids[0], email: emails[0], outcome: 'withdrawn' },
        { id: ids[1], email: emails[1], outcome: 'withdrawn' },
        { id: 2_000_000_000, email: '', outcome: 'unknown' },
      ]);
      assert.deepEqual((await withdraw(ADMIN, { ids: all }, key)).body, body);
      for (const link of links) refused(await ask('set-password', { ...link, ...form }));
      const audited = await servers.database.db
        .selectFrom('audit_log')
        .select('after')
        .where('action', '=', 'withdrawInvite')
        .execute();
      const told = audited.map(({ after }) => (after as { email: string }).email);
      assert.deepEqual(
        emails.map((email) => told.filter((one) => one === email).length),
        [1, 1],
      );
    });

    test('D-101 D-15 the list of the portal is for admins, and for managers of the company; it is searched, filtered, sorted and exported', async () => {
      const email = newcomer();
      const past = newcomer();
      await invite({ email, role: 'Manager' });
      await invite({ email: past });
      await sql`update invite set expires_at = now() where email = ${past}`.execute(servers.database.db);
      const base = servers.first.url;
      const exported = async (by: string, more: object) =>
        exportedRows(base, await signIn(base, by), {
          ...{ module: 'invites', columns: ['email', 'company', 'role', 'state', 'invitedBy'], ...more },
        });
      const open = `${email},Importer A,Manager,Open,${ADMIN}`;
      const expired = `${past},Importer A,User,Expired,${ADMIN}`;
      assert.deepEqual(await exported(ADMIN, { search: email.toUpperCase() }), [open]);
      const sorted = { sort: { field: 'createdAt', order: 'DESC' } };
      assert.deepEqual((await exported(ADMIN, sorted)).slice(0, 2), [expired, open]);
      assert.ok((await exported(ADMIN, { filters: { state: 'expired' } })).includes(expired));
      assert.ok(!(await exported(ADMIN, { filters: { state: 'open' } })).includes(expired));
      assert.ok(
        (await exported(ADMIN, { filters: { role: 'manager' }, search: 'importer a' })).includes(open),
      );
      const query = '{ allInvitation { results { id } totalCount } }';
      for (const by of [AGENT, IMPORTER]) {
        assert.deepEqual(await exported(by, {}), []);
        const { allInvitation } = await queryAs(base, await signIn(base, by), query);
        assert.deepEqual(allInvitation, { results: [], totalCount: 0 });
      }
      await sql`insert into web_user_role values (3, 4)`.execute(servers.database.db);
      try {
        assert.deepEqual(await exported(IMPORTER, { search: email }), [open]);
      } finally {
        await sql`delete from web_user_role where web_user_id = 3 and role_id = 4`.execute(
          servers.database.db,
        );
      }
      const grant = { recordType: 'entity', recordId: 101, role: 'admin', expiresIn: 600 };
      const bearer = await signIn(base, ADMIN);
      const { body: link } = await post(`${base}/api/link-tokens`, { bearer, body: grant });
      const { body: visitor } = await post(`${base}/api/betty/login`, { link: link.token });
      assert.deepEqual((await queryAs(base, visitor.token, query)).allInvitation, {
        results: [],
        totalCount: 0,
      });
    });

    test('AUTH-35 a demo invites its newcomer again once the invitation has run out, and not before', async () => {
      const start = () => servers.first.services.accounts.inviteAtStart('https://portal.example');
      const count = async () =>
        (await servers.mails()).filter(({ to }) => to === 'newcomer@demo.example').length;
      await start();
      await start();
      assert.equal(await count(), 1);
      await sql`update invite set expires_at = now() where email = 'newcomer@demo.example'`.execute(
        servers.database.db,
      );
      await start();
      assert.equal(await count(), 2);
      done(await ask('set-password-verification', await linkTo('newcomer@demo.example')));
    });
  });
});
