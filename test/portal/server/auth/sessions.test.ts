import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { SignJWT } from 'jose';
import type { Database } from '../../../../portal/server/db/database.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { buildTestApp, SECRET, type TestApp } from '../../../helpers/server.ts';
import {
  ADMIN,
  AGENT,
  type Answer,
  bookingIds,
  fill,
  IMPORTER,
  PASSWORD,
  post,
  signIn,
} from './test-accounts.ts';

const DAY_S = 24 * 3600;
const key = new TextEncoder().encode(SECRET);

function forged(use: string, claims: Record<string, unknown>, { expires = '1h', secret = key } = {}) {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('freight-portal')
    .setAudience(use)
    .setExpirationTime(expires)
    .sign(secret);
}

/** The same content, claiming to need no signature. */
function withoutSignature(token: string): string {
  const [, payload] = token.split('.');
  return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
}

/** The same signature under other content. */
function altered(token: string, change: Record<string, unknown>): string {
  const [header, payload = '', signature] = token.split('.');
  const content = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...change };
  return [header, Buffer.from(JSON.stringify(content)).toString('base64url'), signature].join('.');
}

const ids = ({ body }: Answer) => body.data.allBooking.results.map(({ id }: { id: number }) => id);

forEachDatabase((_, open) => {
  let database: Database;
  let server: TestApp;
  /** Another server on the same database. */
  let second: TestApp;
  before(async () => {
    database = await open();
    await fill(database);
    server = await buildTestApp(database);
    second = await buildTestApp(database);
  });
  after(async () => {
    await server?.close();
    await second?.close();
    await database?.close();
  });
  const login = (from: Parameters<typeof post>[1]) => post(`${server.url}/api/betty/login`, from);
  const refused = ({ status, body }: Answer) => {
    assert.equal(status, 401);
    assert.equal(body.code, 'unauthorized');
    assert.equal(typeof body.error, 'string');
    assert.equal(typeof body.requestId, 'string');
    assert.equal(body.token, undefined);
  };

  describe('signing in', () => {
    test('API-02 AUTH-50 D-89 email, in any case, and password give a token and an ISO expiry ahead', async () => {
      const { status, body } = await post(`${server.url}/api/login`, {
        body: { email: ` ${IMPORTER.toUpperCase()} `, password: PASSWORD },
      });
      assert.equal(status, 200);
      assert.deepEqual(Object.keys(body), ['jwtToken', 'accessExpiresAt']);
      assert.equal(new Date(body.accessExpiresAt).toISOString(), body.accessExpiresAt);
      assert.ok(Date.parse(body.accessExpiresAt) > Date.now());
      assert.ok(Date.parse(body.accessExpiresAt) < Date.now() + DAY_S * 1000, 'D-12 the token lives shortly');
    });

    test('D-98 the token says whose it is, the same at every sign-in, so that a page can tell people apart', async () => {
      const claimsOf = (token: string) =>
        JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
      const first = claimsOf(await signIn(server.url, IMPORTER));
      const again = claimsOf(await signIn(server.url, IMPORTER));
      assert.equal(first.sub, '3');
      assert.equal(again.sub, first.sub);
      assert.notEqual(again.sid, first.sid);
      assert.equal(claimsOf(await signIn(server.url, ADMIN)).sub, '1');
    });

    test('API-02 D-08 a wrong password, an unknown email and an invited user without password answer alike', async () => {
      const answers = await Promise.all(
        [IMPORTER, 'nobody@shop.example', 'invited@shop.example', 'no\0body'].map((email) =>
          post(`${server.url}/api/login`, { body: { email, password: 'wrong' } }),
        ),
      );
      for (const answer of answers) refused(answer);
      assert.equal(new Set(answers.map(({ body }) => body.error)).size, 1);
    });

    test('API-02 a body of another form is a 400 that names the field, not its value', async () => {
      const { status, body } = await post(`${server.url}/api/login`, {
        body: { email: 5, password: 'x-secret' },
      });
      assert.equal(status, 400);
      assert.match(body.error, /email/);
      assert.doesNotMatch(JSON.stringify(body), /x-secret/);
    });
  });

  describe('the data token', () => {
    test('API-13 D-03 a session gets one that carries its own rights, D-15', async () => {
      for (const [email, seen] of [
        [ADMIN, [1001, 1002]],
        [AGENT, [1002]],
        [IMPORTER, [1001]],
      ] as const) {
        const { status, body } = await login({ bearer: await signIn(server.url, email) });
        assert.equal(status, 200);
        assert.deepEqual(ids(await bookingIds(server.url, body.token)).sort(), seen);
      }
    });

    test('API-13 an empty JSON body is as good as none', async () => {
      const bearer = await signIn(server.url, IMPORTER);
      assert.equal((await login({ bearer, body: {} })).status, 200);
      const empty = await fetch(`${server.url}/api/betty/login`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
        body: '',
      });
      assert.equal(empty.status, 200);
    });

    test('D-03 D-01 nobody gets one while access is signed', async () => refused(await login({})));

    test('D-01 with PUBLIC_ACCESS=open anybody gets one, which dies with the setting; a bad bearer does not', async () => {
      const free = await buildTestApp(database, { env: { PUBLIC_ACCESS: 'open' } });
      try {
        const { status, body } = await post(`${free.url}/api/betty/login`);
        assert.equal(status, 200);
        assert.equal((await bookingIds(free.url, body.token)).status, 200);
        refused(await bookingIds(server.url, body.token));
        refused(await post(`${free.url}/api/betty/login`, { bearer: 'nonsense' }));
        refused(await post(`${free.url}/api/betty/login`, { link: 'nonsense' }));
      } finally {
        await free.close();
      }
    });
  });

  describe('tokens that prove nothing', () => {
    test('D-12 missing, expired, altered, signed by another or by nobody: 401 at every door', async () => {
      const session = await signIn(server.url, IMPORTER);
      const sid = JSON.parse(Buffer.from(session.split('.')[1] ?? '', 'base64url').toString()).sid;
      const bad = {
        empty: '',
        nonsense: 'nonsense',
        expired: await forged('session', { sid }, { expires: '-1s' }),
        'signed by another': await forged('session', { sid }, { secret: new Uint8Array(32).fill(7) }),
        'without signature': withoutSignature(session),
        altered: altered(session, { exp: 99999999999 }),
        'of no session': await forged('session', { sid: '00000000-0000-4000-8000-000000000000' }),
        'of an unknown use': await forged('root', { sid }),
      };
      assert.equal(
        (await login({ bearer: await forged('session', { sid }) })).status,
        200,
        'the forger works',
      );
      for (const [name, bearer] of Object.entries(bad)) {
        await test(name, async () => {
          refused(await login({ bearer }));
          refused(await bookingIds(server.url, bearer));
          if (!name.startsWith('of no')) refused(await post(`${server.url}/api/logout`, { bearer }));
        });
      }
    });

    test('D-03 no kind of token stands in for another; a link is a bearer of its own rights alone', async () => {
      const session = await signIn(server.url, ADMIN);
      const { body: data } = await login({ bearer: session });
      const link = await server.services.auth.signLink(
        { recordType: 'booking', recordId: 1001, role: 'user' },
        60,
      );
      refused(await login({ bearer: data.token }));
      const { body: opened } = await login({ bearer: link });
      assert.deepEqual(ids(await bookingIds(server.url, opened.token)), [1001]);
      refused(await login({ link: session }));
      refused(await login({ link: data.token }));
      refused(await bookingIds(server.url, link));
      refused(await post(`${server.url}/api/logout`, { bearer: data.token }));
      refused(
        await post(`${server.url}/api/link-tokens`, {
          bearer: data.token,
          body: { recordType: 'booking', recordId: 1001, role: 'user', expiresIn: 60 },
        }),
      );
    });
  });

  describe('the end of a session', () => {
    test('D-98 AUTH-53 logging out ends it on every server at once, and the data tokens made from it', async () => {
      const bearer = await signIn(server.url, IMPORTER);
      const { body } = await login({ bearer });
      // Both servers remember the session now.
      for (const { url } of [server, second])
        assert.deepEqual(ids(await bookingIds(url, body.token)), [1001]);
      assert.equal((await post(`${server.url}/api/logout`, { bearer })).status, 200);
      for (const { url } of [second, server]) {
        refused(await post(`${url}/api/betty/login`, { bearer }));
        refused(await bookingIds(url, body.token));
        refused(await bookingIds(url, bearer));
      }
    });

    test('D-15 ROLE-05 changed rights count at once on every server', async () => {
      const bearer = await signIn(server.url, AGENT);
      for (const { url } of [server, second]) assert.deepEqual(ids(await bookingIds(url, bearer)), [1002]);
      const rights = (entityId: number) =>
        database.db
          .updateTable('web_user')
          .set(({ eb }) => ({ entity_id: entityId, rights_version: eb('rights_version', '+', 1) }))
          .where('email', '=', AGENT)
          .execute();
      await rights(101);
      for (const { url } of [second, server]) assert.deepEqual(ids(await bookingIds(url, bearer)), [1001]);
      await rights(2);
    });

    test('AUTH-51 a session that ran out in the database is over, whatever its token says', async () => {
      const bearer = await signIn(server.url, IMPORTER);
      assert.equal((await bookingIds(server.url, bearer)).status, 200);
      await database.db
        .updateTable('session')
        .set({ expires_at: new Date(0) })
        .execute();
      refused(await bookingIds(server.url, bearer));
      refused(await login({ bearer }));
    });
  });
});
