import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import * as v from 'valibot';
import { createClient } from '../../../shared/client/client.ts';
import { ClientError } from '../../../shared/client/client-error.ts';
import { SESSION_KEY } from '../../../shared/client/session.ts';
import { broken, type FakeNetwork, fakeNetwork } from '../../helpers/network.ts';

const RATE = 'GET /api/exchange-rate/pair/EUR/USD';

let network: FakeNetwork;
let waits: number[];
let stored: Map<string, string>;

beforeEach(() => {
  network = fakeNetwork();
  waits = [];
  stored = new Map();
  mock.method(console, 'warn', () => {});
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => void stored.delete(key),
  };
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: storage });
});
afterEach(() => {
  mock.restoreAll();
  network.verify();
});

const read = (signal?: AbortSignal) =>
  createClient({
    apiBase: 'http://fake.example/',
    tokens: { linkToken: 'link' },
    fetcher: network.fetch,
    wait: async (milliseconds) => void waits.push(milliseconds),
  }).read(v.object({ conversion_rate: v.number() }), {
    name: 'exchange rate',
    path: '/api/exchange-rate/pair/EUR/USD',
    signal,
  });

async function failure(work: Promise<unknown>): Promise<ClientError> {
  const error = await work.then(
    () => assert.fail('it should have failed'),
    (reason) => reason,
  );
  assert.ok(error instanceof ClientError, String(error));
  return error;
}

test('API-54 an open address is read without any token', async () => {
  network.on(RATE, { conversion_rate: 1.08 });
  assert.deepEqual(await read(), { conversion_rate: 1.08 });
  assert.equal(network.calls.length, 1);
  const [call] = network.calls;
  assert.equal(call?.headers.has('authorization'), false);
  assert.equal(call?.headers.has('x-link-token'), false);
  assert.equal(call?.body, undefined);
});

test('D-59 a reading that fails is tried three times', async () => {
  network.on(RATE, broken(), new Response('no', { status: 503 }), { conversion_rate: 1.08 });
  assert.deepEqual(await read(), { conversion_rate: 1.08 });
  assert.deepEqual(waits, [2000, 2000]);
});

test('D-127 an address that refuses is not asked again', async () => {
  network.on(RATE, Response.json({ error: 'XYZ is not a currency.', code: 'not_found' }, { status: 404 }));
  const error = await failure(read());
  assert.deepEqual(
    [error.code, error.status, error.serverWords?.words],
    ['http', 404, 'XYZ is not a currency.'],
  );
  assert.equal(error.request, 'exchange rate');
  assert.equal(network.calls.length, 1);
});

test('PO-68 an answer of another form is an error of its own', async () => {
  network.on(RATE, { conversion_rate: 'much' });
  assert.equal((await failure(read())).code, 'unexpected');
});

test('AUTH-51 an open address that refuses says nothing of the stored session', async () => {
  stored.set(SESSION_KEY, JSON.stringify({ authToken: 'a', expiresAt: 4_000_000_000 }));
  network.on(RATE, new Response('', { status: 401 }));
  const reading = createClient({ apiBase: 'http://fake.example', tokens: {}, fetcher: network.fetch }).read(
    v.unknown(),
    { name: 'exchange rate', path: '/api/exchange-rate/pair/EUR/USD' },
  );
  assert.equal((await failure(reading)).code, 'unauthorized');
  assert.ok(stored.has(SESSION_KEY));
});

test('a reading that was given up ends as such', async () => {
  network.on(RATE, { conversion_rate: 1.08 });
  assert.equal((await failure(read(AbortSignal.abort()))).code, 'aborted');
  assert.equal(network.calls.length, 0);
});
