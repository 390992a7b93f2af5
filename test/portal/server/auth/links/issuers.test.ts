import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { LinkGrant } from '../../../../../portal/server/auth/rights/caller.ts';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { buildTestApp, type TestApp } from '../../../../helpers/server.ts';
import { ADMIN, AGENT, bookingIds, fill, post, signIn } from '../test-accounts.ts';

const BOOKING: LinkGrant = { recordType: 'booking', recordId: 1002, role: 'user' };

forEachDatabase((_, open) => {
  let database: Database;
  let server: TestApp;
  before(async () => {
    database = await open();
    await fill(database);
    server = await buildTestApp(database, { env: { DEMO: 'on' } });
  });
  after(async () => {
    await server?.close();
    await database?.close();
  });

  const run = (statement: string) => sql.raw(statement).execute(database.db);
  const undo: string[] = [];
  /** Changes the database behind the server's back, for one test. */
  async function change(statement: string, back: string) {
    undo.unshift(back);
    await run(statement);
  }
  afterEach(async () => {
    for (const statement of undo.splice(0)) await run(statement);
  });
  const noLongerAgent = () =>
    change('delete from web_user_role where web_user_id = 2', 'insert into web_user_role values (2, 2)');
  const noLongerAdmin = () =>
    change(
      'update web_user_role set role_id = 2 where web_user_id = 1',
      'update web_user_role set role_id = 1 where web_user_id = 1',
    );
  const closed = (userId: number) =>
    change(
      `update web_user set company_position = password_hash, password_hash = null where id = ${userId}`,
      `update web_user set password_hash = company_position where id = ${userId}`,
    );

  /** A link, and a data token that was made from it while it was good. */
  async function linkOf(email: string, grant: LinkGrant = BOOKING) {
    const bearer = await signIn(server.url, email);
    const { body } = await post(`${server.url}/api/link-tokens`, {
      bearer,
      body: { expiresIn: 600, ...grant },
    });
    const { body: data } = await post(`${server.url}/api/betty/login`, { link: body.token });
    return { id: body.id as string, link: body.token as string, token: data.token as string };
  }
  async function isGood({ link, token }: { link: string; token: string }): Promise<boolean> {
    const exchange = await post(`${server.url}/api/betty/login`, { link });
    const query = await bookingIds(server.url, token);
    assert.equal(exchange.status, query.status, 'both or neither');
    if (query.status === 200) assert.deepEqual(query.body.data.allBooking.results, [{ id: 1002 }]);
    return query.status === 200;
  }

  describe('a link whose issuer', () => {
    const ends: [string, () => Promise<void>][] = [
      ['is no agent any more', noLongerAgent],
      ['has a closed account', () => closed(2)],
      [
        'does not handle the record any more',
        () =>
          change(
            'update booking set agent_id = null where id = 1002',
            'update booking set agent_id = 2 where id = 1002',
          ),
      ],
      [
        'is no longer agent of the company whose orders it opens',
        () =>
          change(
            'delete from company_agent',
            'insert into company_agent (company_id, agent_id) values (102, 2)',
          ),
      ],
    ];
    for (const [what, happen] of ends) {
      test(`D-02 ${what} opens nothing, and is not listed`, async () => {
        const given = await linkOf(AGENT);
        assert.equal(await isGood(given), true);
        const bearer = await signIn(server.url, ADMIN);
        const listed = async () => {
          const headers = { authorization: `Bearer ${bearer}` };
          const { links } = await (await fetch(`${server.url}/api/link-tokens`, { headers })).json();
          return links.some(({ id }: { id: string }) => id === given.id);
        };
        assert.equal(await listed(), true);
        await happen();
        assert.equal(await isGood(given), false);
        assert.equal(await listed(), false);
      });
    }

    test('D-02 is an admin stays good while the admin acts for another company, and ends with the role', async () => {
      const given = await linkOf(ADMIN, { ...BOOKING, role: 'admin' });
      await change(
        'update web_user set entity_id = 101 where id = 1',
        'update web_user set entity_id = 1 where id = 1',
      );
      assert.equal(await isGood(given), true);
      await noLongerAdmin();
      assert.equal(await isGood(given), false);
    });

    test('D-02 is deleted goes with the account; those of the server itself stay', async () => {
      await run(`insert into web_user (id, email, password_hash, entity_id, home_entity_id)
        select 9, 'gone@office.example', password_hash, 1, 1 from web_user where id = 1`);
      await run('insert into web_user_role values (9, 1)');
      const given = await linkOf('gone@office.example');
      const own = { link: await server.services.auth.signLink(BOOKING, 600), token: '' };
      own.token = (await server.services.auth.bettyLogin({ linkToken: own.link })).token;
      await run('delete from web_user where id = 9');
      assert.equal(await isGood(given), false);
      assert.equal(await isGood(own), true);
    });

    test('D-01 may give a link to each type of record, and it opens', async () => {
      const grants: LinkGrant[] = [
        BOOKING,
        { recordType: 'quote', recordId: 3001, role: 'agent' },
        { recordType: 'manifest', recordId: 4001, role: 'user' },
        { recordType: 'submission', recordId: 5001, role: 'user' },
        { recordType: 'entity', recordId: 2, role: 'agent' },
      ];
      for (const grant of grants) {
        const { token } = await linkOf(AGENT, grant);
        assert.equal((await bookingIds(server.url, token)).status, 200, grant.recordType);
      }
    });
  });

  describe('a link', () => {
    test('D-01 opens its record as a bearer too, all that a host page can give; not at the data itself', async () => {
      const { link } = await linkOf(AGENT);
      const { body } = await post(`${server.url}/api/betty/login`, { bearer: link });
      assert.deepEqual((await bookingIds(server.url, body.token)).body.data.allBooking.results, [
        { id: 1002 },
      ]);
      assert.equal((await bookingIds(server.url, link)).status, 401);
    });

    test('D-01 is told with its end, which is a year off at the latest', async () => {
      const bearer = await signIn(server.url, AGENT);
      const request = { ...BOOKING, expiresIn: 10 ** 12 };
      const { body } = await post(`${server.url}/api/link-tokens`, { bearer, body: request });
      const days = (Date.parse(body.expiresAt) - Date.now()) / 86_400_000;
      assert.ok(days > 365 && days < 367, body.expiresAt);
    });
  });

  describe('an account', () => {
    test('D-98 that is closed by taking its password away is out at once, everywhere', async () => {
      const bearer = await signIn(server.url, AGENT);
      assert.equal((await bookingIds(server.url, bearer)).status, 200);
      await closed(2);
      assert.equal((await bookingIds(server.url, bearer)).status, 401);
      assert.equal((await post(`${server.url}/api/betty/login`, { bearer })).status, 401);
    });

    test('D-15 whose role is taken away loses its rights at once, also where they are remembered', async () => {
      const bearer = await signIn(server.url, ADMIN);
      const invites = () => post(`${server.url}/api/invites`, { bearer, body: {} });
      assert.equal((await invites()).status, 400, 'an admin may, and said nothing');
      assert.equal((await bookingIds(server.url, bearer)).body.data.allBooking.results.length, 2);
      await noLongerAdmin();
      assert.deepEqual((await bookingIds(server.url, bearer)).body.data.allBooking.results, []);
      assert.equal((await invites()).status, 403);
    });
  });

  test('D-10 an invitation ends with the role of the admin who gave it', async () => {
    const email = 'friend@shop.example';
    const bearer = await signIn(server.url, ADMIN);
    await post(`${server.url}/api/invites`, { bearer, body: { email, entityId: 1, role: 'Admin' } });
    const [mail] = await (await fetch(`${server.url}/demo/outbox.json`)).json();
    const link = Object.fromEntries(new URL(/http:\S+/.exec(mail.text)?.[0] ?? '').searchParams);
    const verify = () =>
      post(`${server.url}/api/portal_open_requests/set-password-verification`, { body: link });
    assert.equal((await verify()).status, 200);
    await noLongerAdmin();
    const { status, body } = await verify();
    assert.deepEqual([status, body.code], [400, 'invalid_invite']);
  });
});
