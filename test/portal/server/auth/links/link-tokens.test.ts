import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { SignJWT } from 'jose';
import type { LinkGrant } from '../../../../../portal/server/auth/rights/caller.ts';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { queryAs } from '../../../../helpers/act.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { exportedRows } from '../../../../helpers/exported-rows.ts';
import { buildTestApp, SECRET, type TestApp } from '../../../../helpers/server.ts';
import { ADMIN, AGENT, bookingIds, fill, IMPORTER, post, signIn } from '../test-accounts.ts';

forEachDatabase((_, open) => {
  let database: Database;
  let server: TestApp;
  before(async () => {
    database = await open();
    await fill(database);
    server = await buildTestApp(database, { env: { PUBLIC_URL: 'https://portal.example/' } });
  });
  after(async () => {
    await server?.close();
    await database?.close();
  });

  async function ask(email: string, grant: LinkGrant & { expiresIn?: number }) {
    const bearer = await signIn(server.url, email);
    return post(`${server.url}/api/link-tokens`, { bearer, body: { expiresIn: 600, ...grant } });
  }
  const askFor = async (email: string, wish: object) =>
    post(`${server.url}/api/link-tokens`, {
      bearer: await signIn(server.url, email),
      body: { role: 'user', expiresIn: 600, ...wish },
    });
  const exchange = (link: string) => post(`${server.url}/api/betty/login`, { link });

  describe('a link token', () => {
    test('D-01 opens its own record and no other', async () => {
      const { status, body } = await ask(ADMIN, { recordType: 'booking', recordId: 1002, role: 'user' });
      assert.equal(status, 200);
      const { body: data } = await exchange(body.token);
      const { body: seen } = await bookingIds(server.url, data.token);
      assert.deepEqual(seen.data.allBooking.results, [{ id: 1002 }]);
    });

    test('D-01 is also given for the number that the host knows the record by, and tells its id', async () => {
      const cases = [
        ['booking', ' B2 ', 1002],
        ['quote', 'Q1', 3001],
      ] as const;
      for (const [recordType, recordReference, recordId] of cases) {
        const { status, body } = await askFor(ADMIN, { recordType, recordReference });
        assert.deepEqual([status, body.recordId], [200, recordId], JSON.stringify(body));
        assert.match(body.url, new RegExp(`record_id=${recordId}&`));
      }
      const { body } = await askFor(ADMIN, { recordType: 'booking', recordReference: 'B2' });
      const { body: data } = await exchange(body.token);
      const { body: seen } = await bookingIds(server.url, data.token);
      assert.deepEqual(seen.data.allBooking.results, [{ id: 1002 }]);
    });

    test('D-01 a number tells nobody whether there is such a record', async () => {
      for (const recordReference of ['B1', 'B2 B2', 'nothing']) {
        const { status, body } = await askFor(AGENT, { recordType: 'booking', recordReference });
        assert.deepEqual([status, body.error], [403, 'You do not have access to this record.']);
      }
    });

    test('D-01 names its record in one way alone, by a number only where records have one', async () => {
      const cases: [object, string][] = [
        [{ recordType: 'booking' }, 'recordId'],
        [{ recordType: 'booking', recordId: 1002, recordReference: 'B2' }, 'recordReference'],
        [{ recordType: 'booking', recordReference: ' ' }, 'recordReference'],
        [{ recordType: 'entity', recordReference: 'Importer A' }, 'recordReference'],
        [{ recordType: 'submission', recordReference: '5001' }, 'recordReference'],
      ];
      for (const [wish, field] of cases) {
        const { status, body } = await askFor(ADMIN, wish);
        assert.deepEqual([status, body.error], [400, `The field ${field} is missing or wrong.`]);
      }
    });

    test('D-01 leads to the page of its record', async () => {
      const pages: [LinkGrant, string][] = [
        [
          { recordType: 'booking', recordId: 1001, role: 'user' },
          '/booking/purchase-order-and-style-manager/?record_id=1001&token=',
        ],
        [
          { recordType: 'quote', recordId: 3001, role: 'agent' },
          '/booking-charges/freight_charges?record_id=3001&role=agent&token=',
        ],
        [
          { recordType: 'manifest', recordId: 4001, role: 'admin' },
          '/booking-charges/manifests_charges?record_id=4001&role=admin&token=',
        ],
        [{ recordType: 'submission', recordId: 5001, role: 'user' }, '/air-rate/?record_id=5001&token='],
        [
          { recordType: 'entity', recordId: 101, role: 'user' },
          '/route-subscription/products/?record_id=101&token=',
        ],
      ];
      for (const [grant, page] of pages) {
        const { body } = await ask(ADMIN, grant);
        assert.equal(body.url, `https://portal.example${page}${body.token}`);
      }
    });

    test('D-02 that is altered, expired or empty is refused, and never gives way to the right of the session', async () => {
      const bearer = await signIn(server.url, ADMIN);
      const { body } = await ask(ADMIN, { recordType: 'booking', recordId: 1001, role: 'user' });
      const [header, payload = '', signature] = body.token.split('.');
      const content = JSON.parse(Buffer.from(payload, 'base64url').toString());
      const other = Buffer.from(JSON.stringify({ ...content, rid: 1002, role: 'admin' })).toString(
        'base64url',
      );
      const expired = await new SignJWT({ lid: randomUUID(), rt: 'booking', rid: 1001, role: 'user' })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('freight-portal')
        .setAudience('link')
        .setExpirationTime('-1s')
        .sign(new TextEncoder().encode(SECRET));
      for (const link of [`${header}.${other}.${signature}`, expired, '', 'nonsense']) {
        const answer = await post(`${server.url}/api/betty/login`, { link, bearer });
        assert.equal(answer.status, 401);
        assert.equal(answer.body.code, 'unauthorized');
        // Told only of a link that this server signed.
        assert.equal(answer.body.expired, link === expired ? true : undefined);
      }
      const asBearer = await post(`${server.url}/api/betty/login`, { bearer: expired });
      assert.equal(asBearer.body.error, 'This link has expired. Please ask for a new one.');
      assert.equal(asBearer.body.expired, true);
    });

    test('D-01 its data token ends with the link', async () => {
      const { body } = await ask(ADMIN, {
        recordType: 'booking',
        recordId: 1001,
        role: 'user',
        expiresIn: 60,
      });
      const { body: data } = await exchange(body.token);
      const expiryOf = (token: string) =>
        JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).exp;
      assert.equal(expiryOf(data.token), expiryOf(body.token));
    });
  });

  describe('handing one out', () => {
    test('D-01 an agent may, for a record of its own', async () => {
      const { status } = await ask(AGENT, { recordType: 'booking', recordId: 1002, role: 'agent' });
      assert.equal(status, 200);
    });

    test('D-15 an agent may not where the link would open orders of a company that is not its client', async () => {
      const { status } = await ask(AGENT, { recordType: 'shipment', recordId: 2001, role: 'user' });
      assert.equal(status, 403);
      assert.equal((await ask(ADMIN, { recordType: 'shipment', recordId: 2001, role: 'user' })).status, 200);
      assert.equal((await ask(AGENT, { recordType: 'quote', recordId: 3001, role: 'user' })).status, 200);
    });

    test('D-37 with a key that was used before the same link is answered, and its token is stored nowhere', async () => {
      const bearer = await signIn(server.url, ADMIN);
      const send = async (expiresIn: number) => {
        const response = await fetch(`${server.url}/api/link-tokens`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${bearer}`,
            'content-type': 'application/json',
            'idempotency-key': 'once',
          },
          body: JSON.stringify({ recordType: 'quote', recordId: 3001, role: 'agent', expiresIn }),
        });
        return { status: response.status, body: await response.json() };
      };
      const [first, again] = [await send(600), await send(600)];
      assert.equal(again.body.id, first.body.id);
      for (const { body } of [first, again]) assert.equal((await exchange(body.token)).status, 200);
      assert.equal((await send(700)).status, 409);
      const keys = await database.db.selectFrom('idempotency_key').selectAll().execute();
      assert.ok(keys.length > 0 && !JSON.stringify(keys).includes('eyJ'));
    });

    test('D-02 nobody may for a record they do not see, or for a role above their own; users never', async () => {
      const refusals: [string, LinkGrant][] = [
        [AGENT, { recordType: 'booking', recordId: 1001, role: 'user' }],
        [AGENT, { recordType: 'booking', recordId: 1002, role: 'admin' }],
        [AGENT, { recordType: 'submission', recordId: 5002, role: 'user' }],
        [AGENT, { recordType: 'entity', recordId: 101, role: 'user' }],
        [ADMIN, { recordType: 'booking', recordId: 999, role: 'user' }],
        [IMPORTER, { recordType: 'booking', recordId: 1001, role: 'user' }],
      ];
      for (const [email, grant] of refusals) {
        const { status, body } = await ask(email, grant);
        assert.equal(status, 403, JSON.stringify({ email, ...grant }));
        assert.equal(body.error, 'You do not have access to this record.');
        assert.equal(body.token, undefined);
      }
    });

    test('D-01 needs a session and a whole grant', async () => {
      const grant = { recordType: 'booking', recordId: 1001, role: 'user', expiresIn: 60 };
      assert.equal((await post(`${server.url}/api/link-tokens`, { body: grant })).status, 401);
      const bearer = await signIn(server.url, ADMIN);
      for (const change of [
        { recordType: 'invoice' },
        { recordId: 1.5 },
        { recordId: 3_000_000_000 },
        { role: 'root' },
        { expiresIn: 0 },
      ]) {
        const answer = await post(`${server.url}/api/link-tokens`, { bearer, body: { ...grant, ...change } });
        assert.equal(answer.status, 400, JSON.stringify(change));
        assert.match(answer.body.error, new RegExp(Object.keys(change)[0] ?? ''));
      }
    });
  });

  describe('taking one back', () => {
    const grant: LinkGrant = { recordType: 'booking', recordId: 1002, role: 'agent' };
    const rights = '{ allBooking { results { id } } }';

    async function call(method: 'GET' | 'DELETE', email: string, id = '') {
      const headers = { authorization: `Bearer ${await signIn(server.url, email)}` };
      const response = await fetch(`${server.url}/api/link-tokens${id && `/${id}`}`, { method, headers });
      return { status: response.status, body: await response.json() };
    }
    const idOf = (token: string): string =>
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).lid;

    test('D-01 ends it on every server at once, with the data tokens made from it', async () => {
      const second = await buildTestApp(database);
      try {
        const { body } = await ask(AGENT, grant);
        const { body: data } = await exchange(body.token);
        for (const { url } of [server, second]) {
          const { body: seen } = await bookingIds(url, data.token);
          assert.deepEqual(seen.data.allBooking.results, [{ id: 1002 }]);
        }
        const { body: other } = await ask(AGENT, grant);
        assert.equal((await call('DELETE', AGENT, idOf(body.token))).status, 200);
        for (const { url } of [second, server]) {
          const refused = await post(`${url}/api/betty/login`, { link: body.token });
          assert.deepEqual([refused.status, refused.body.code], [401, 'unauthorized']);
          const query = await post(`${url}/api/betty/query`, { body: { token: data.token, query: rights } });
          assert.equal(query.status, 401, 'D-98');
          assert.equal((await post(`${url}/api/betty/login`, { link: other.token })).status, 200);
        }
      } finally {
        await second.close();
      }
    });

    test('D-01 everybody lists and ends the own ones, an admin all; a list tells no token', async () => {
      const { body } = await ask(AGENT, grant);
      const id = idOf(body.token);
      const { body: own } = await call('GET', AGENT);
      const [link] = own.links;
      const { createdAt, expiresAt, ...rest } = link;
      assert.deepEqual(rest, { id, ...grant, onBehalfOf: null, serviceKey: null, createdBy: AGENT });
      assert.ok(Date.parse(expiresAt) > Date.parse(createdAt));
      const { body: all } = await call('GET', ADMIN);
      assert.ok(all.links.some((each: { id: string }) => each.id === id));
      assert.doesNotMatch(JSON.stringify(all), /eyJ/);
      assert.deepEqual((await call('GET', IMPORTER)).body, { links: [] });
      for (const [email, target] of [
        [IMPORTER, id],
        [AGENT, all.links.find((each: { createdBy: string }) => each.createdBy === ADMIN).id],
        [AGENT, 'nonsense'],
      ] as const)
        assert.equal((await call('DELETE', email, target)).status, 404);
      assert.equal((await call('DELETE', ADMIN, id)).status, 200);
      assert.equal((await call('DELETE', ADMIN, id)).status, 404);
      assert.equal((await exchange(body.token)).status, 401);
    });

    test('D-01 D-15 the list of the portal has the same links for everybody, visitors none; it is searched, filtered and exported', async () => {
      await ask(AGENT, grant);
      const { body: foreign } = await ask(ADMIN, { recordType: 'quote', recordId: 3001, role: 'user' });
      const { body: visitor } = await exchange(foreign.token);
      const query = `{ allSignedLink(take: 100) { results { id linkId recordType recordId role createdBy } totalCount } }`;
      const seenBy = async (bearer: string) =>
        (await queryAs(server.url, bearer, query)).allSignedLink as {
          results: { id: number; linkId: string; createdBy: string | null }[];
          totalCount: number;
        };
      for (const email of [ADMIN, AGENT, IMPORTER]) {
        const { body } = await call('GET', email);
        const { results, totalCount } = await seenBy(await signIn(server.url, email));
        assert.deepEqual(
          results.map(({ linkId }) => linkId).sort(),
          body.links.map(({ id }: { id: string }) => id).sort(),
        );
        assert.equal(totalCount, results.length);
        if (email !== ADMIN) assert.ok(results.every(({ createdBy }) => createdBy === email));
      }
      assert.equal((await seenBy(visitor.token)).totalCount, 0);

      const admin = await signIn(server.url, ADMIN);
      const all = (await seenBy(admin)).results;
      const ofAdmin = all.find(({ linkId }) => linkId === idOf(foreign.token))!;
      const one = `{ oneSignedLink(where: {id: {eq: ${ofAdmin.id}}}) { recordId } }`;
      assert.deepEqual((await queryAs(server.url, admin, one)).oneSignedLink, { recordId: 3001 });
      const named = await queryAs(server.url, admin, one.replace('recordId', 'reference'));
      assert.deepEqual(named.oneSignedLink, { reference: 'Q1' });
      const agent = await signIn(server.url, AGENT);
      assert.equal((await queryAs(server.url, agent, one)).oneSignedLink, null);

      const exported = (bearer: string, more: object) =>
        exportedRows(server.url, bearer, { module: 'links', columns: ['record', 'role', 'by'], ...more });
      const quote = `Quote Q1,User,${ADMIN}`;
      for (const more of [
        { ids: [ofAdmin.id] },
        { search: '3001', filters: { type: 'quote' } },
        { search: 'quot', filters: { role: 'user' } },
        { search: 'quote Q1' },
      ])
        assert.ok((await exported(admin, more)).includes(quote));
      assert.deepEqual(await exported(agent, { ids: [ofAdmin.id] }), []);
      assert.deepEqual(await exported(agent, { search: ADMIN }), []);
      assert.ok((await exported(agent, { search: 'BOOKing' })).includes(`Booking B2,Agent,${AGENT}`));
    });

    test('D-01 one that was signed but never given out opens nothing', async () => {
      const stray = await new SignJWT({ lid: randomUUID(), rt: 'booking', rid: 1001, role: 'user' })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('freight-portal')
        .setAudience('link')
        .setExpirationTime('1h')
        .sign(new TextEncoder().encode(SECRET));
      assert.equal((await exchange(stray)).status, 401);
    });

    test('D-01 the links that a server prints at each of its starts stay the same', async () => {
      const sign = (seconds: number) => server.services.auth.signLink(grant, seconds);
      const first = idOf(await sign(600));
      assert.equal(idOf(await sign(700)), first);
      assert.notEqual(idOf(await sign(100)), first, 'never longer than it was asked for');
    });
  });
});
