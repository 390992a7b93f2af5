import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { APP_ID } from '../../../../../portal/server/data-api/app-id.ts';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { actOn, queryAs } from '../../../../helpers/act.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { exportedRows } from '../../../../helpers/exported-rows.ts';
import { buildTestApp, type TestApp } from '../../../../helpers/server.ts';
import { ADMIN, AGENT, bookingIds, fill, IMPORTER, post, signIn } from '../test-accounts.ts';

const BOOKING = { recordType: 'booking', recordId: 1002, role: 'user', expiresIn: 600 };

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
  const at = (path: string) => `${server.url}${path}`;

  async function send(method: string, path: string, email: string, body?: object, key?: string) {
    const response = await fetch(at(path), {
      method,
      headers: {
        authorization: `Bearer ${await signIn(server.url, email)}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever was answered
    return { status: response.status, body: (await response.json()) as any };
  }
  const make = async (limits: object = {}) => {
    const body = { name: 'Back office', roles: ['user'], ...limits };
    const made = await send('POST', '/api/service-keys', ADMIN, body);
    assert.equal(made.status, 201, JSON.stringify(made.body));
    return made.body as { id: number; key: string };
  };
  const link = (key: string, change: object = {}) =>
    post(at('/api/link-tokens'), { bearer: key, body: { ...BOOKING, ...change } });
  const list = async () => (await send('GET', '/api/service-keys', ADMIN)).body.keys;
  const revoke = (id: number, query = '') => send('DELETE', `/api/service-keys/${id}${query}`, ADMIN);
  const opens = async (token: string) => (await post(at('/api/betty/login'), { link: token })).status === 200;

  describe('a service key', () => {
    test('makes links that open their record', async () => {
      const { key } = await make();
      assert.match(key, /^fpk_[\w-]{43}$/);
      const { status, body } = await link(key, { onBehalfOf: 'jane.clerk@host.example' });
      assert.equal(status, 200);
      assert.deepEqual(Object.keys(body).sort(), ['expiresAt', 'id', 'recordId', 'token', 'url']);
      const { body: data } = await post(at('/api/betty/login'), { link: body.token });
      const { body: seen } = await bookingIds(server.url, data.token);
      assert.deepEqual(seen.data.allBooking.results, [{ id: 1002 }]);
    });

    test('does nothing else', async () => {
      const { key } = await make();
      const bearer = { authorization: `Bearer ${key}` };
      for (const path of ['/api/link-tokens', '/api/service-keys', '/api/invites'])
        assert.equal((await fetch(at(path), { headers: bearer })).status, 401, path);
      for (const [path, body] of [
        ['/api/betty/login', undefined],
        ['/api/betty/query', { query: '{ allBooking { results { id } } }' }],
        [`/api/runtime/${APP_ID}`, { query: '{ allBooking { results { id } } }' }],
        ['/api/service-keys', { name: 'Another', roles: ['admin'] }],
        ['/api/logout', undefined],
        ['/api/files?name=a.txt', {}],
        ['/api/change-password', { old: 'a', new: 'b' }],
      ] as const)
        assert.equal((await post(at(path), { bearer: key, body })).status, 401, path);
      assert.equal((await post(at('/api/betty/login'), { link: key })).status, 401);
      const query = { token: key, query: '{ allBooking { results { id } } }' };
      assert.equal((await post(at('/api/betty/query'), { body: query })).status, 401);
    });

    test('MOD-17 D-101 D-15 is listed for the provider’s admins alone, without its hash: searched, filtered, sorted and exported', async () => {
      const name = 'Export of B';
      const { id } = await make({ name, entityIds: [102, 101], recordTypes: ['quote'] });
      const { id: past } = await make({ name: 'Past export', expiresIn: 1 });
      await sql`update service_key set expires_at = now() where id = ${past}`.execute(database.db);
      const exported = async (by: string, more: object) =>
        exportedRows(server.url, await signIn(server.url, by), {
          ...{
            module: 'service-keys',
            columns: ['name', 'companies', 'types', 'roles', 'state', 'lastUsed', 'by'],
          },
          ...more,
        });
      const live = `${name},"Importer A, Importer B",Quote,User,Valid,,Never,${ADMIN}`;
      const expired = `Past export,All companies,All record types,User,Expired,,Never,${ADMIN}`;
      const byName = { sort: { field: 'name', order: 'ASC' } };
      assert.deepEqual(await exported(ADMIN, { search: 'EXPORT', ...byName }), [live, expired]);
      assert.deepEqual(await exported(ADMIN, { search: 'importer a' }), [live]);
      assert.deepEqual(await exported(ADMIN, { ids: [id, past], filters: { state: 'expired' } }), [expired]);
      const query =
        '{ allServiceKey { results { id name state entities recordTypes roles createdBy } totalCount } }';
      await sql`insert into web_user_role values (3, 1)`.execute(database.db);
      try {
        for (const by of [AGENT, IMPORTER]) {
          assert.deepEqual(await exported(by, {}), []);
          const { allServiceKey } = await queryAs(server.url, await signIn(server.url, by), query);
          assert.deepEqual(allServiceKey, { results: [], totalCount: 0 });
        }
      } finally {
        await sql`delete from web_user_role where web_user_id = 3 and role_id = 1`.execute(database.db);
      }
      const { body: given } = await post(at('/api/link-tokens'), {
        bearer: await signIn(server.url, ADMIN),
        body: { ...BOOKING, role: 'admin' },
      });
      const { body: visitor } = await post(at('/api/betty/login'), { link: given.token });
      const { allServiceKey } = await queryAs(server.url, visitor.token, query);
      assert.deepEqual(allServiceKey, { results: [], totalCount: 0 });
      await revoke(id);
      assert.deepEqual(await exported(ADMIN, { search: name }), []);
    });

    test('is shown once, listed with its limits, maker and last use, and stored as a hash alone', async () => {
      const { id, key } = await make({
        name: '  Quotes   of B ',
        entityIds: [102],
        recordTypes: ['booking', 'quote'],
        expiresIn: 3600,
      });
      const listed = async () => (await list()).find((one: { id: number }) => one.id === id);
      const { createdAt, expiresAt, ...facts } = await listed();
      assert.deepEqual(facts, {
        id,
        name: 'Quotes of B',
        entities: [{ id: 102, companyName: 'Importer B' }],
        recordTypes: ['booking', 'quote'],
        roles: ['user'],
        createdBy: ADMIN,
        lastUsedAt: null,
        isLive: true,
      });
      assert.equal(Math.round((Date.parse(expiresAt) - Date.parse(createdAt)) / 1000), 3600);
      await link(key);
      assert.ok(Date.parse((await listed()).lastUsedAt) >= Date.parse(createdAt));
      assert.doesNotMatch(JSON.stringify(await list()), /fpk_|key_hash/);
      for (const table of ['service_key', 'audit_log', 'idempotency_key'] as const) {
        const rows = await database.db.selectFrom(table).selectAll().execute();
        assert.ok(!JSON.stringify(rows).includes(key.slice(4)), table);
      }
    });

    test('is refused with 401 when it is unknown, revoked, expired, or its maker’s access has ended', async () => {
      const expired = await make({ expiresIn: 60 });
      await sql`update service_key set expires_at = now() - interval '1 second' where id = ${expired.id}`.execute(
        database.db,
      );
      const revoked = await make();
      assert.equal((await link(revoked.key)).status, 200);
      assert.equal((await revoke(revoked.id)).status, 200);
      assert.equal((await revoke(revoked.id)).status, 404);
      for (const key of [expired.key, revoked.key, `fpk_${'A'.repeat(43)}`, 'fpk_']) {
        const { status, body } = await link(key);
        assert.deepEqual([status, body.code, body.reasons[0].code], [401, 'unauthorized', 'badServiceKey']);
      }
      const { id, key } = await make();
      const { body: made } = await link(key);
      await sql`update web_user set access_version = access_version + 1 where id = 1`.execute(database.db);
      assert.equal((await link(key)).status, 401);
      assert.equal(await opens(made.token), false);
      assert.equal((await list()).find((one: { id: number }) => one.id === id).isLive, false);
    });

    test('opens records of its companies alone, by the rules for agents', async () => {
      const ofAgent = await make({ entityIds: [2], roles: ['user', 'agent'] });
      const ofB = await make({ entityIds: [102], roles: ['user', 'agent'] });
      const answers: [{ key: string }, string, number, number][] = [
        [ofB, 'booking', 1002, 200],
        [ofB, 'booking', 1001, 403],
        [ofB, 'shipment', 2001, 403],
        [ofB, 'quote', 3001, 403],
        [ofB, 'manifest', 4001, 403],
        [ofB, 'submission', 5002, 403],
        [ofB, 'entity', 101, 403],
        [ofB, 'entity', 102, 200],
        [ofB, 'booking', 999, 403],
        [ofAgent, 'booking', 1002, 200],
        [ofAgent, 'shipment', 2001, 403],
        [ofAgent, 'quote', 3001, 200],
        [ofAgent, 'manifest', 4001, 200],
        [ofAgent, 'submission', 5001, 200],
        [ofAgent, 'entity', 102, 403],
      ];
      for (const [{ key }, recordType, recordId, expected] of answers) {
        const { status, body } = await link(key, { recordType, recordId });
        assert.equal(status, expected, `${recordType} ${recordId}`);
        if (status === 403)
          assert.deepEqual(body.reasons, [{ code: 'serviceKeyCompany', field: 'recordId' }]);
      }
      const { body } = await link((await make()).key, { recordId: 999 });
      assert.equal(body.reasons[0].code, 'noAccess');
    });

    test('its links end when their record comes to a company that is not the key’s', async () => {
      const { key } = await make({ entityIds: [102] });
      const { body } = await link(key);
      assert.equal(await opens(body.token), true);
      await sql`update booking set customer_id = 101 where id = 1002`.execute(database.db);
      try {
        assert.equal(await opens(body.token), false);
      } finally {
        await sql`update booking set customer_id = 102 where id = 1002`.execute(database.db);
      }
    });

    test('makes links to its types of records, with its roles, and says which limit it was', async () => {
      const { key } = await make({ recordTypes: ['quote'], roles: ['agent'] });
      const quote = { recordType: 'quote', recordId: 3001, role: 'agent' };
      assert.equal((await link(key, quote)).status, 200);
      for (const [change, code, field, words] of [
        [{ recordType: 'booking' }, 'serviceKeyRecordType', 'recordType', /records of this type/],
        [{ role: 'admin' }, 'serviceKeyRole', 'role', /this role/],
      ] as const) {
        const { status, body } = await link(key, { ...quote, ...change });
        assert.deepEqual([status, body.code, body.reasons], [403, 'forbidden', [{ code, field }]]);
        assert.match(body.error, words);
      }
      const wrong = await link(key, { ...quote, expiresIn: -1 });
      assert.deepEqual([wrong.status, wrong.body.code], [400, 'invalid']);
      assert.match(wrong.body.error, /expiresIn/);
    });

    test('D-37 answers the same link to a repeated request', async () => {
      const { key } = await make();
      const ask = async () => {
        const response = await fetch(at('/api/link-tokens'), {
          method: 'POST',
          headers: {
            authorization: `Bearer ${key}`,
            'content-type': 'application/json',
            'idempotency-key': 'once by key',
          },
          body: JSON.stringify(BOOKING),
        });
        return ((await response.json()) as { id: string }).id;
      };
      const id = await ask();
      assert.ok(id);
      assert.equal(await ask(), id);
    });

    test('that is revoked leaves its links until they expire, or ends them where its admin says so', async () => {
      const [kept, ended] = [await make(), await make()];
      const { body: keptLink } = await link(kept.key);
      const { body: endedLink } = await link(ended.key);
      assert.equal((await revoke(ended.id, '?withdrawLinks=yes')).status, 400);
      assert.equal((await revoke(kept.id)).status, 200);
      assert.equal((await revoke(ended.id, '?withdrawLinks=true')).status, 200);
      assert.equal(await opens(keptLink.token), true);
      assert.equal(await opens(endedLink.token), false);
      const { links } = (await send('GET', '/api/link-tokens', ADMIN)).body;
      const found = (id: string) => links.find((one: { id: string }) => one.id === id);
      assert.equal(found(keptLink.id).serviceKey, 'Back office');
      assert.equal(found(endedLink.id), undefined);
    });
  });

  describe('managing service keys', () => {
    test('D-101 is for admins of the provider', async () => {
      const { id } = await make();
      for (const email of [AGENT, IMPORTER])
        for (const [method, path, body] of [
          ['POST', '/api/service-keys', { name: 'Mine', roles: ['user'] }],
          ['GET', '/api/service-keys', undefined],
          ['DELETE', `/api/service-keys/${id}`, undefined],
        ] as const) {
          const { status, body: answer } = await send(method, path, email, body);
          assert.deepEqual(
            [status, answer.reasons[0].code],
            [403, 'serviceKeysByAdmin'],
            `${email} ${method}`,
          );
        }
      assert.equal(
        (await post(at('/api/service-keys'), { body: { name: 'x', roles: ['user'] } })).status,
        401,
      );
    });

    test('names the value that is wrong, and makes nothing then', async () => {
      const before = (await list()).length;
      for (const wrong of [
        { name: ' ' },
        { name: 'a'.repeat(101) },
        { name: 'two\u0000' },
        { entityIds: [] },
        { entityIds: [77_777] },
        { recordTypes: ['invoice'] },
        { roles: [] },
        { roles: ['root'] },
        { expiresIn: 0 },
        { expiresIn: 400_000_000 },
      ]) {
        const body = { name: 'Wrong', roles: ['user'], ...wrong };
        const answer = await send('POST', '/api/service-keys', ADMIN, body);
        assert.equal(answer.status, 400, JSON.stringify(wrong));
        assert.match(answer.body.error, new RegExp(Object.keys(wrong)[0] ?? ''));
      }
      assert.equal((await list()).length, before);
    });

    test('D-37 makes one key for a repeated request, with a new secret as long as nobody used the first', async () => {
      const ask = () =>
        send('POST', '/api/service-keys', ADMIN, { name: 'Once', roles: ['user'] }, 'make once');
      const [first, second] = [await ask(), await ask()];
      assert.deepEqual([first.status, second.status], [201, 201]);
      assert.equal(second.body.id, first.body.id);
      assert.equal((await link(first.body.key)).status, 401);
      assert.equal((await link(second.body.key)).status, 200);
      const third = await ask();
      assert.deepEqual([third.status, third.body.code], [409, 'key_used']);
      assert.equal((await link(second.body.key)).status, 200);
    });

    test('D-96 is in the audit log with what was done by the key and by its links, and is no news', async () => {
      await sql`truncate audit_log restart identity cascade`.execute(database.db);
      const { id, key } = await make({ name: 'Host page', roles: ['user', 'agent'] });
      const quote = { recordType: 'quote', recordId: 3001, role: 'agent', onBehalfOf: 'Jane Clerk' };
      const { body: given } = await link(key, quote);
      const { body: data } = await post(at('/api/betty/login'), { link: given.token });
      const charges = { recordId: 3001, featureType: 'origin_charges' };
      // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever was answered
      const act = (name: any, input: object) => actOn(server.url, data.token, name, input) as Promise<any>;
      const { revision } = await act('loadCharges', charges);
      await act('saveCharges', { ...charges, charges: [], revision });
      assert.equal((await act('loadCharges', charges)).record.savedBy, 'Jane Clerk');
      const { body: booking } = await link(key);
      const { body: toBooking } = await post(at('/api/betty/login'), { link: booking.token });
      const order = { type: 'booking', id: 1002, orderNumber: 'BY-KEY' };
      await actOn(server.url, toBooking.token, 'createPurchaseOrder', order);
      await revoke(id, '?withdrawLinks=true');
      const bearer = await signIn(server.url, ADMIN);
      const { entries } = (await actOn(server.url, bearer, 'listAuditLog', {})) as {
        entries: Record<string, unknown>[];
      };
      assert.deepEqual(
        entries
          .filter(({ action }) => action !== 'signIn')
          .reverse()
          .map(({ action, actor, reference, givenBy }) => [action, actor, reference, givenBy]),
        [
          ['makeServiceKey', 'Ann', 'Host page', null],
          ['giveLink', 'service key Host page', 'Q1', null],
          ['giveLink', 'service key Host page', 'B2', null],
          ['createPurchaseOrder', 'link to booking 1002 as user', 'B2', 'service key Host page'],
          ['revokeServiceKey', 'Ann', 'Host page', null],
        ],
      );
      const revoked = entries.find(({ action }) => action === 'revokeServiceKey');
      assert.deepEqual(revoked?.changes, [{ field: 'withdrawnLinks', before: null, after: 2 }]);
      const agent = await signIn(server.url, AGENT);
      const seen = (await actOn(server.url, agent, 'listAuditLog', {})) as { entries: { action: string }[] };
      assert.ok(
        seen.entries.every(({ action }) => !action.includes('ServiceKey')),
        'the provider’s alone',
      );
      const { results } = (await actOn(server.url, agent, 'listNotifications', {})) as {
        results: { action: string }[];
      };
      assert.deepEqual([...new Set(results.map(({ action }) => action))], ['createPurchaseOrder']);
    });
  });
});
