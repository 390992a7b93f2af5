import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sql } from 'kysely';
import { actOn } from '../../../helpers/act.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { codeIn, NEW_PASSWORD, startAccountServers } from '../accounts/account-servers.ts';
import { ADMIN, AGENT, IMPORTER, PASSWORD, post, signIn } from '../auth/test-accounts.ts';

const [OFFICE, ELSEWHERE] = ['192.0.2.10', '198.51.100.7'] as const;

forEachDatabase((_, open) => {
  const servers = startAccountServers(open, {
    TRUSTED_PROXIES: '127.0.0.1',
    PUBLIC_URL: 'https://portal.example',
  });
  const at = (path: string) => `${servers.first.url}${path}`;
  const login = (email: string, password: string, from: string) =>
    post(at('/api/login'), { body: { email, password }, from });
  const clear = () => sql`truncate audit_log restart identity cascade`.execute(servers.database.db);

  /** What somebody reads in the audit log, oldest first. */
  async function log(email: string, ask: object = {}) {
    const bearer = await signIn(servers.first.url, email);
    await sql`delete from audit_log where action = 'signIn' and address = '127.0.0.1'`.execute(
      servers.database.db,
    );
    // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever was answered
    const { entries } = (await actOn(servers.first.url, bearer, 'listAuditLog', ask)) as any;
    return entries.reverse();
  }
  const facts = (entries: Record<string, unknown>[], ...names: string[]) =>
    entries.map((entry) => names.map((name) => entry[name]));

  async function remove(path: string, bearer: string) {
    const response = await fetch(at(path), {
      method: 'DELETE',
      headers: { authorization: `Bearer ${bearer}` },
    });
    assert.equal(response.status, 200);
  }

  describe('the audit log', () => {
    test('D-96 has sign-ins and sign-outs with their network address, for the person and admins', async () => {
      await clear();
      const { body } = await login(IMPORTER, PASSWORD, OFFICE);
      await post(at('/api/logout'), { bearer: body.jwtToken, from: OFFICE });
      await post(at('/api/logout'), { bearer: body.jwtToken, from: OFFICE });
      const expected = [
        ['signIn', IMPORTER, OFFICE, 3],
        ['signOut', IMPORTER, OFFICE, 3],
      ];
      for (const reader of [ADMIN, IMPORTER])
        assert.deepEqual(
          facts(await log(reader), 'action', 'reference', 'address', 'recordId'),
          expected,
          reader,
        );
      assert.deepEqual(facts(await log(IMPORTER, { mine: true }), 'action'), [['signIn'], ['signOut']]);
      assert.deepEqual(await log(AGENT), []);
    });

    test('D-10 counts failed sign-ins in one entry an account and network, those without an account in one alone', async () => {
      await clear();
      const quarter = Math.floor(Date.now() / 900_000);
      for (const from of [OFFICE, OFFICE, ELSEWHERE]) await login(IMPORTER, 'wrong', from);
      for (const n of [1, 2, 3]) await login(`nobody-${n}@shop.example`, 'wrong', `203.0.113.${n}`);
      const entries = await log(ADMIN);
      const attempts: Record<string, number> = {};
      for (const { reference, address, changes } of entries) {
        const [{ field, after }] = changes;
        assert.equal(field, 'attempts');
        attempts[`${reference} ${address}`] = (attempts[`${reference} ${address}`] ?? 0) + after;
      }
      const expected = { [`${IMPORTER} ${OFFICE}`]: 2, [`${IMPORTER} ${ELSEWHERE}`]: 1, 'null null': 3 };
      assert.deepEqual(attempts, expected);
      // A quarter of an hour that ended meanwhile began new entries.
      const most = Math.floor(Date.now() / 900_000) === quarter ? 3 : 6;
      assert.ok(entries.length <= most, String(entries.length));
      const own = new Set((await log(IMPORTER)).map(({ address }: { address: string }) => address));
      assert.deepEqual(own, new Set([OFFICE, ELSEWHERE]));
      assert.doesNotMatch(JSON.stringify(await log(ADMIN)), /wrong|nobody/);
    });

    test('D-96 D-01 has links that were given and withdrawn, and names the link in what was done by it, also when it is gone', async () => {
      await clear();
      const bearer = await signIn(servers.first.url, AGENT);
      const { body: link } = await post(at('/api/link-tokens'), {
        bearer,
        body: { recordType: 'booking', recordId: 1002, role: 'user', expiresIn: 600 },
      });
      const { body: data } = await post(at('/api/betty/login'), { link: link.token });
      await actOn(servers.first.url, data.token, 'createPurchaseOrder', {
        type: 'booking',
        id: 1002,
        orderNumber: 'BY-LINK',
      });
      await remove(`/api/link-tokens/${link.id}`, bearer);
      await sql`delete from link_token`.execute(servers.database.db);
      const entries = await log(ADMIN);
      assert.deepEqual(facts(entries, 'action', 'reference', 'linkId', 'givenBy'), [
        ['giveLink', 'B2', null, null],
        ['createPurchaseOrder', 'B2', link.id, AGENT],
        ['revokeLink', 'B2', null, null],
      ]);
      assert.deepEqual(entries[0].changes, [
        { field: 'link', of: link.id, before: null, after: link.expiresAt },
        { field: 'role', before: null, after: 'user' },
      ]);
      assert.deepEqual(entries[2].changes, [
        { field: 'link', of: link.id, before: link.expiresAt, after: null },
        { field: 'role', before: 'user', after: null },
      ]);
    });

    test('D-01 names who used a link, as whoever gave it said: in the log, in the list of links and as the last who saved', async () => {
      await clear();
      const bearer = await signIn(servers.first.url, ADMIN);
      const give = (
        onBehalfOf: unknown,
        record: object = { recordType: 'quote', recordId: 3001, role: 'agent' },
      ) => post(at('/api/link-tokens'), { bearer, body: { ...record, expiresIn: 600, onBehalfOf } });
      for (const wrong of ['a'.repeat(201), 'two\u0000', 7]) assert.equal((await give(wrong)).status, 400);
      const { body: link } = await give('  Jane  Clerk ');
      const { body: toBooking } = await give('Joe', { recordType: 'booking', recordId: 1002, role: 'user' });
      const use = async (token: string, action: Parameters<typeof actOn>[2], input: object) => {
        const { body: data } = await post(at('/api/betty/login'), { link: token });
        return actOn(servers.first.url, data.token, action, input) as Promise<Record<string, unknown>>;
      };
      const list = { recordId: 3001, featureType: 'origin_charges' };
      const { revision } = await use(link.token, 'loadCharges', list);
      await use(link.token, 'saveCharges', { ...list, charges: [], revision });
      const { record } = await use(link.token, 'loadCharges', list);
      assert.equal((record as { savedBy: string }).savedBy, 'Jane Clerk');
      const order = { type: 'booking', id: 1002, orderNumber: 'NAMED' };
      await use(toBooking.token, 'createPurchaseOrder', order);
      assert.deepEqual(facts(await log(ADMIN), 'action', 'onBehalfOf'), [
        ['giveLink', null],
        ['giveLink', null],
        ['createPurchaseOrder', 'Joe'],
      ]);
      const { links } = (await (
        await fetch(at('/api/link-tokens'), { headers: { authorization: `Bearer ${bearer}` } })
      ).json()) as { links: { id: string; onBehalfOf: string | null }[] };
      assert.equal(links.find(({ id }) => id === link.id)?.onBehalfOf, 'Jane Clerk');
      const { body: nobody } = await give(' ');
      assert.equal(nobody.token.split('.').length, 3);
    });

    test('D-01 keeps a link that has expired, which giving the next one deletes', async () => {
      await clear();
      const bearer = await signIn(servers.first.url, AGENT);
      const give = async () =>
        (
          await post(at('/api/link-tokens'), {
            bearer,
            body: { recordType: 'booking', recordId: 1002, role: 'user', expiresIn: 600 },
          })
        ).body.id;
      const first = await give();
      await sql`update link_token set expires_at = now() - interval '1 second'`.execute(servers.database.db);
      const second = await give();
      const { rows } = await sql<{ id: string }>`select id from link_token`.execute(servers.database.db);
      assert.deepEqual(rows, [{ id: second }]);
      const named = (await log(ADMIN)).map(({ changes }: { changes: { of?: string }[] }) => changes[0]?.of);
      assert.deepEqual(named, [first, second]);
    });

    test('AUTH-35 D-96 has invitations that were sent, withdrawn and accepted, and password resets', async () => {
      await clear();
      const bearer = await signIn(servers.first.url, ADMIN);
      const invite = async (email: string) =>
        (await post(at('/api/invites'), { bearer, body: { email, entityId: 101, role: 'User' } })).body;
      const { id } = await invite('first@shop.example');
      await remove(`/api/invites/${id}`, bearer);
      await sql`select setval(pg_get_serial_sequence('web_user', 'id'), 100)`.execute(servers.database.db);
      await invite('second@shop.example');
      const link = new URL(/https:\S+/.exec((await servers.mails())[0]?.text ?? '')?.[0] ?? '').searchParams;
      const form = { ...Object.fromEntries(link), password: PASSWORD, first_name: 'Nora', last_name: 'New' };
      await post(at('/api/portal_open_requests/set-password'), { body: form, from: OFFICE });
      await servers.ask('forgot_password', { email: 'second@shop.example' });
      const otp = codeIn((await servers.mails())[0]?.text ?? '');
      const reset = { email: 'second@shop.example', otp, password: NEW_PASSWORD };
      await post(at('/api/portal_open_requests/reset-password'), { body: reset, from: ELSEWHERE });
      const entries = await log(ADMIN);
      assert.deepEqual(facts(entries, 'action', 'actor', 'recordType', 'reference', 'address'), [
        ['invite', 'Ann', 'entity', 'Importer A', null],
        ['withdrawInvite', 'Ann', 'entity', 'Importer A', null],
        ['invite', 'Ann', 'entity', 'Importer A', null],
        ['acceptInvite', 'second@shop.example', 'webUser', 'second@shop.example', OFFICE],
        ['resetPassword', 'second@shop.example', 'webUser', 'second@shop.example', ELSEWHERE],
      ]);
      assert.deepEqual(entries[1].changes[0], { field: 'email', before: 'first@shop.example', after: null });
    });

    test('D-96 who may come in is no news of a record, and others don’t see from where somebody came', async () => {
      await clear();
      const bearer = await signIn(servers.first.url, ADMIN);
      const body = { recordType: 'booking', recordId: 1001, role: 'user', expiresIn: 600 };
      await post(at('/api/link-tokens'), { bearer, body });
      await post(at('/api/invites'), {
        bearer,
        body: { email: 'third@shop.example', entityId: 101, role: 'User' },
      });
      const importer = await signIn(servers.first.url, IMPORTER);
      const news = await actOn(servers.first.url, importer, 'listNotifications', {});
      assert.deepEqual(news, { results: [], hasMore: false, unread: 0 });
      await login(ADMIN, PASSWORD, OFFICE);
      assert.deepEqual(facts(await log(IMPORTER), 'action', 'address'), [
        ['giveLink', null],
        ['invite', null],
      ]);
    });
  });
});
