import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import * as v from 'valibot';
import { type ClientOptions, createClient } from '../../../shared/client/client.ts';
import { ClientError } from '../../../shared/client/client-error.ts';
import { texts } from '../../../shared/i18n/texts/index.ts';
import {
  broken,
  type FakeNetwork,
  fakeNetwork,
  graphqlError,
  held,
  jwt,
  never,
} from '../../helpers/network.ts';

const LOGIN = 'POST /api/betty/login';
const QUERY = 'query allBooking';
const CREATE = 'action createPurchaseOrder';
const Data = v.object({ allBooking: v.object({ totalCount: v.number() }) });

let network: FakeNetwork;
let waits: number[];
let warnings: unknown[];

beforeEach(() => {
  network = fakeNetwork();
  network.on(QUERY, { totalCount: 7 });
  network.on(CREATE, { id: 5 });
  waits = [];
  warnings = [];
  mock.method(console, 'warn', (text: unknown) => warnings.push(text));
});
afterEach(() => {
  mock.restoreAll();
  network.verify();
});

const client = (options: Partial<ClientOptions> = {}) =>
  createClient({
    apiBase: 'http://fake.example/',
    tokens: { linkToken: 'link' },
    fetcher: network.fetch,
    wait: async (milliseconds) => void waits.push(milliseconds),
    ...options,
  });

const ask = (options: Partial<ClientOptions> = {}, signal?: AbortSignal) =>
  client(options).query(Data, { name: 'allBooking', query: '{ allBooking { totalCount } }', signal });

const create = (options: Partial<ClientOptions> = {}, key?: string) =>
  client(options).action('createPurchaseOrder', { orderNumber: '1' }, v.object({ id: v.number() }), { key });

async function failure(work: Promise<unknown>): Promise<ClientError> {
  const error = await work.then(
    () => assert.fail('it should have failed'),
    (reason) => reason,
  );
  assert.ok(error instanceof ClientError, String(error));
  return error;
}

test('API-13 API-16 a query gets a token without a body, then sends token, query and variables', async () => {
  assert.deepEqual(await ask(), { allBooking: { totalCount: 7 } });
  const [login] = network.to(LOGIN);
  assert.equal(login?.body, undefined);
  assert.equal(login?.headers.get('x-link-token'), 'link');
  const [query] = network.to(QUERY);
  assert.deepEqual(Object.keys(query?.body).sort(), ['query', 'token', 'variables']);
  assert.equal(query?.body.token, jwt(4_000_000_000));
});

test('the token of the host page goes along as bearer', async () => {
  await ask({ tokens: { getToken: async () => 'from-host' } });
  assert.equal(network.to(LOGIN)[0]?.headers.get('authorization'), 'Bearer from-host');
});

test('API-14 concurrent queries share one token that says when it ends', async () => {
  const shared = client();
  const request = { name: 'allBooking', query: '{ allBooking { totalCount } }' };
  await Promise.all([shared.query(Data, request), shared.query(Data, request)]);
  await shared.query(Data, request);
  assert.equal(network.to(LOGIN).length, 1);
});

test('API-14 a token is exchanged 30 seconds before its end, an opaque one for each query', async () => {
  let time = 0;
  const shared = client({ now: () => time });
  const request = { name: 'allBooking', query: '{ allBooking { totalCount } }' };
  network.on(LOGIN, { token: jwt(100) });
  await shared.query(Data, request);
  time = 69_000;
  await shared.query(Data, request);
  assert.equal(network.to(LOGIN).length, 1);
  time = 70_000;
  network.on(LOGIN, { token: 'opaque' });
  await shared.query(Data, request);
  await shared.query(Data, request);
  assert.equal(network.to(LOGIN).length, 3);
});

test('API-15 without a token the returned error is the reason', async () => {
  network.on(LOGIN, Response.json({ error: 'The link has expired.' }, { status: 401 }));
  const error = await failure(ask());
  assert.equal(error.message, 'The link has expired.');
  assert.equal(error.code, 'unauthorized');
  assert.deepEqual(waits, []);
});

test('API-15 an error that comes with status 200 is a reason, not a refusal, and is tried again', async () => {
  network.on(LOGIN, { error: 'The service login failed.' });
  const error = await failure(ask());
  assert.equal(error.message, 'The service login failed.');
  assert.equal(error.code, 'unexpected');
  assert.deepEqual(waits, [2000, 2000]);
});

const EXPIRED = texts('error.linkExpired');

for (const [name, link, body, notice] of [
  ['whose end is past', jwt(100), {}, EXPIRED],
  ['that the server says has expired', 'opaque', { expired: true }, EXPIRED],
  ['that is refused before its end', jwt(4_000_000_000), {}, undefined],
  ['that can not be read', 'nonsense', {}, undefined],
] as const)
  test(`D-01 a refused link ${name} says ${notice ? 'that it has expired' : 'nothing of its end'}`, async () => {
    network.on(LOGIN, Response.json({ error: 'No', ...body }, { status: 401 }));
    for (const tokens of [{ linkToken: link }, { getToken: () => link }]) {
      const error = await failure(ask({ tokens }));
      assert.equal(error.code, 'unauthorized');
      assert.deepEqual(error.notice, notice);
    }
  });

for (const [name, answer] of Object.entries({
  '{}': {},
  html: new Response('<h1>Oops</h1>'),
  'a token with status 500': Response.json({ token: 'opaque' }, { status: 500 }),
})) {
  test(`API-15 PO-68 a login that answers ${name} is Failed to obtain JWT`, async () => {
    network.on(LOGIN, answer);
    assert.equal((await failure(ask())).message, 'Failed to obtain JWT');
  });
}

test('API-18 API-19 D-59 PO-68 three attempts in total, 2000 ms apart, each repeat logged', async () => {
  network.on(QUERY, new Response('', { status: 503 }));
  const error = await failure(ask());
  assert.equal(error.message, 'HTTP error! Status: 503');
  assert.equal(network.to(QUERY).length, 3);
  assert.deepEqual(waits, [2000, 2000]);
  assert.deepEqual(warnings, ['Server error, retrying...', 'Server error, retrying...']);
});

test('API-18 a query that works at the third attempt works', async () => {
  network.on(QUERY, new Response('<html>', { status: 200 }), broken(), { totalCount: 1 });
  assert.deepEqual(await ask(), { allBooking: { totalCount: 1 } });
});

const reasons: [string, unknown, string, number][] = [
  ['HTML', new Response('<html></html>'), 'Unexpected response', 3],
  ['truncated JSON', new Response('{"data": {"allBoo'), 'Unexpected response', 3],
  ['another form', Response.json({ data: { allBooking: { totalCount: 'many' } } }), 'Unexpected response', 3],
  ['a GraphQL error', graphqlError('broken pipe'), 'GraphQL error: broken pipe', 3],
  [
    'a GraphQL error of a query that asks for too much',
    graphqlError('Too much', 422),
    'GraphQL error: Too much',
    1,
  ],
  ['a GraphQL error of status 403', graphqlError('Not yours', 403), 'GraphQL error: Not yours', 1],
  [
    'status 201',
    Response.json({ data: { allBooking: { totalCount: 7 } } }, { status: 201 }),
    'HTTP error! Status: 201',
    3,
  ],
  ['status 404', new Response('', { status: 404 }), 'HTTP error! Status: 404', 1],
  [
    'status 503 that asks for a long pause',
    new Response('', { status: 503, headers: { 'retry-after': '60' } }),
    'HTTP error! Status: 503',
    3,
  ],
  [
    'status 429 for long',
    new Response('', { status: 429, headers: { 'retry-after': '61' } }),
    'HTTP error! Status: 429',
    1,
  ],
];
for (const [name, answer, reason, attempts] of reasons) {
  test(`PO-68 ${name} is "${reason}" after ${attempts} attempt(s)`, async () => {
    network.on(QUERY, answer);
    assert.equal((await failure(ask())).message, reason);
    assert.equal(network.to(QUERY).length, attempts);
  });
}

/** Refused since there were too many requests. */
const tooMany = (retryAfter?: string) =>
  new Response('', { status: 429, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } });

test('D-127 a service with too many requests gets the pause that it asks for, else ever longer ones', async () => {
  mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-11-30T10:00:00Z') });
  const pauses = ['5', 'Mon, 30 Nov 2026 10:00:20 GMT', '0', undefined];
  network.on(QUERY, ...pauses.map(tooMany), { totalCount: 7 });
  assert.deepEqual(await ask(), { allBooking: { totalCount: 7 } });
  mock.timers.reset();
  assert.deepEqual(waits, [5000, 20_000, 8000, 16_000]);
});

test('D-127 no request waits longer than a minute for it, and then says why', async () => {
  network.on(QUERY, tooMany());
  const error = await failure(ask());
  assert.deepEqual([error.status, error.message], [429, 'HTTP error! Status: 429']);
  assert.deepEqual(waits, [2000, 4000, 8000, 16_000]);
});

test('D-127 a token that there were too many requests for is asked for again, too', async () => {
  network.on(LOGIN, tooMany('3'), { token: jwt(4_000_000_000) });
  assert.deepEqual(await ask(), { allBooking: { totalCount: 7 } });
  assert.deepEqual(waits, [3000]);
});

for (const backend of [{}, { idempotency: false }])
  test(`D-37 D-127 a change that was refused so was not made, and goes out again: ${JSON.stringify(backend)}`, async () => {
    network.on('GET /config.json', { backend });
    network.on(CREATE, tooMany('3'), { id: 9 });
    assert.deepEqual(await create({}, 'my-key'), { id: 9 });
    assert.deepEqual(waits, [3000]);
    const keys = network.to(CREATE).map((call) => call.headers.get('idempotency-key'));
    assert.deepEqual(new Set(keys), new Set(['idempotency' in backend ? null : 'my-key']));
  });

test('D-37 a change at a backend without keys is not repeated where its answer has such an error', async () => {
  network.on('GET /config.json', { backend: { idempotency: false } });
  network.on(CREATE, graphqlError('Slow down', 429));
  assert.equal((await failure(create({}, 'my-key'))).message, 'Slow down');
  assert.equal(network.to(CREATE).length, 1);
});

test('D-127 it says that it waits, and sends nothing once whoever asked has gone or gives up', async () => {
  network.on(QUERY, tooMany('3'), { totalCount: 7 });
  const said: (string | null)[] = [];
  const waiting = client();
  waiting.onWaiting((why) => said.push(why));
  await waiting.query(Data, { name: 'allBooking', query: '{ allBooking { totalCount } }' });
  assert.deepEqual(said, ['busy', null]);

  network.on(QUERY, tooMany('3'));
  const before = network.to(QUERY).length;
  assert.equal((await failure(ask({ isLeft: () => true }))).code, 'aborted');
  const abort = new AbortController();
  const wait = async (_: number, signal?: AbortSignal) => {
    abort.abort();
    signal?.throwIfAborted();
  };
  assert.equal((await failure(ask({ wait }, abort.signal))).code, 'aborted');
  assert.equal(network.to(QUERY).length, before + 2);
});

test('a refused token is exchanged once, then the caller is unauthorized', async () => {
  network.on(QUERY, new Response('', { status: 401 }));
  const error = await failure(ask());
  assert.equal(error.code, 'unauthorized');
  assert.equal(network.to(LOGIN).length, 2);
  assert.deepEqual(waits, []);
});

test('an answer that never comes ends the attempt', async () => {
  network.on(QUERY, never(), { totalCount: 7 });
  assert.deepEqual(await ask({ timeout: 200 }), { allBooking: { totalCount: 7 } });
  network.on(QUERY, () => new Promise(() => {}));
  assert.equal((await failure(ask({ timeout: 5 }))).code, 'timeout');
});

test('an aborted query says so and is not repeated', async () => {
  const abort = new AbortController();
  const answer = held();
  network.on(QUERY, () => {
    abort.abort();
    return answer.answer();
  });
  assert.equal((await failure(ask({}, abort.signal))).code, 'aborted');
  assert.equal(network.to(QUERY).length, 1);
});

test('API-25 D-37 an action sends its fields and one key over all its attempts', async () => {
  network.on(CREATE, broken(), new Response('', { status: 502 }), { id: 9 });
  assert.deepEqual(await create(), { id: 9 });
  const calls = network.to(CREATE);
  assert.equal(calls.length, 3);
  const keys = new Set(
    calls.flatMap((c) => [c.headers.get('idempotency-key'), c.body.variables.input.requestId]),
  );
  assert.equal(keys.size, 1);
  assert.match([...keys][0], /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  assert.deepEqual(calls[0]?.body.variables.input.payload, { orderNumber: '1' });
});

test('D-37 two user actions have two keys, D-122 a second try may pass the first key', async () => {
  await create();
  await create();
  await create({}, 'my-key');
  const [a, b, c] = network.to(CREATE).map((call) => call.headers.get('idempotency-key'));
  assert.notEqual(a, b);
  assert.equal(c, 'my-key');
});

test('API-26 D-127 an action answered with an error of status 4xx is final, its message the reason', async () => {
  network.on(CREATE, graphqlError('The number is empty.', 400));
  const error = await failure(create());
  assert.equal(error.message, 'The number is empty.');
  assert.equal(error.code, 'graphql');
  assert.equal(network.to(CREATE).length, 1);
});

test('API-27 D-127 any other error of an action is tried again', async () => {
  network.on(CREATE, graphqlError('deadlock', 500), { id: 9 });
  assert.deepEqual(await create(), { id: 9 });
});

test('actions are sent to the app and under the ids that the backend names', async () => {
  network.on('GET /config.json', {
    appId: 'my app',
    actions: { createPurchaseOrder: 'id-1' },
    providerName: 'P',
    helpUrl: '',
  });
  network.on('action id-1', { id: 3 });
  assert.deepEqual(await create(), { id: 3 });
});

test('the configuration is loaded once a page, a failed load is not kept', async () => {
  network.on('GET /config.json', new Response('', { status: 500 }));
  await failure(client().config());
  network.on('GET /config.json', { appId: 'a', actions: {}, providerName: 'P', helpUrl: '' });
  assert.equal((await client().config()).appId, 'a');
  await client().config();
  assert.equal(network.to('GET /config.json').length, 2);
});

test('offline, a call says so, waits, and goes on by itself without losing an attempt', async () => {
  let offline = true;
  const back = held<void>();
  const said: (string | null)[] = [];
  const waiting = client({ networkStatus: { isOffline: () => offline, whenOnline: back.answer } });
  waiting.onWaiting((why) => said.push(why));
  const answer = waiting.query(Data, { name: 'allBooking', query: '{ allBooking { totalCount } }' });
  await Promise.resolve();
  await Promise.resolve();
  assert.deepEqual(said, ['offline']);
  assert.equal(network.calls.length, 0);
  offline = false;
  back.give();
  assert.deepEqual(await answer, { allBooking: { totalCount: 7 } });
  assert.deepEqual(said, ['offline', null]);
});
