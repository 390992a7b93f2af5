import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import * as v from 'valibot';
import { createClient } from '../../../shared/client/client.ts';
import { ClientError } from '../../../shared/client/client-error.ts';
import type { NetworkStatus } from '../../../shared/client/network-status.ts';
import { broken, type FakeNetwork, fakeNetwork, jwt } from '../../helpers/network.ts';

const ROUTE = 'POST /api/work';
const LOGIN = 'POST /api/betty/login';
const OFFLINE: NetworkStatus = { isOffline: () => true, whenOnline: () => new Promise(() => {}) };

let network: FakeNetwork;

beforeEach(() => {
  network = fakeNetwork();
  network.on(ROUTE, Response.json({ accepted: true }, { status: 202 }));
  mock.method(console, 'warn', () => {});
});

const client = (networkStatus?: NetworkStatus) =>
  createClient({
    apiBase: 'http://fake.example/base/',
    tokens: { linkToken: 'link' },
    fetcher: (input, init) => network.fetch(String(input).replace('/base/', '/'), init),
    networkStatus,
    wait: () => assert.fail('nothing is tried again'),
  });
const post = (of = client(), signal?: AbortSignal) =>
  of.post(v.object({ accepted: v.literal(true) }), {
    name: 'work',
    path: '/api/work',
    body: { a: 1 },
    key: 'key-1',
    status: 202,
    language: 'ja',
    signal,
  });

async function failure(work: Promise<unknown>): Promise<[string, number | undefined, string]> {
  const error = await work.then(
    () => assert.fail('it should have failed'),
    (reason) => reason,
  );
  assert.ok(error instanceof ClientError, String(error));
  return [error.code, error.status, error.request];
}

test('API-68 a post carries the token of actions as bearer, its key and language, and its body as it is', async () => {
  assert.deepEqual(await post(), { accepted: true });
  const [call] = network.to(ROUTE);
  assert.equal(call?.headers.get('authorization'), `Bearer ${jwt(4_000_000_000)}`);
  assert.equal(call?.headers.get('idempotency-key'), 'key-1');
  assert.equal(call?.headers.get('accept-language'), 'ja');
  assert.deepEqual(call?.body, { a: 1 });
});

test('API-69 API-70 only its own status with an answer of its form is a success', async () => {
  for (const [answer, code, status] of [
    [Response.json({ accepted: true }), 'http', 200],
    [Response.json({ accepted: true }, { status: 500 }), 'http', 500],
    [Response.json({ accepted: 'true' }, { status: 202 }), 'unexpected', undefined],
    [new Response('<!doctype html>', { status: 202 }), 'unexpected', undefined],
    [Response.json({ error: 'no' }, { status: 403 }), 'forbidden', 403],
  ] as const) {
    network.on(ROUTE, answer);
    assert.deepEqual(await failure(post()), [code, status, 'work']);
  }
  assert.equal(network.to(ROUTE).length, 5, 'each of them one request');
});

test('API-71 D-40 a broken connection is a failure at once, and so is a page that is offline', async () => {
  network.on(ROUTE, broken());
  assert.deepEqual(await failure(post()), ['network', undefined, 'work']);
  assert.deepEqual(await failure(post(client(OFFLINE))), ['network', undefined, 'work']);
  assert.equal(network.to(ROUTE).length, 2);
});

test('a token that has ended is replaced, and the request goes out with the new one', async () => {
  network.on(LOGIN, { token: jwt(4_000_000_000, 'old') }, { token: jwt(4_000_000_000, 'new') });
  network.on(ROUTE, new Response('', { status: 401 }), Response.json({ accepted: true }, { status: 202 }));
  assert.deepEqual(await post(), { accepted: true });
  assert.deepEqual(
    network.to(ROUTE).map(({ headers }) => headers.get('idempotency-key')),
    ['key-1', 'key-1'],
  );
});

test('a request that was given up ends as such', async () => {
  assert.equal((await failure(post(client(), AbortSignal.abort())))[0], 'aborted');
});

test('a path of the backend becomes a whole address, and a whole one stays', () => {
  const { addressOf } = client();
  assert.equal(addressOf('/api/files/f-1?token=t'), 'http://fake.example/base/api/files/f-1?token=t');
  assert.equal(addressOf('https://files.example/f-1'), 'https://files.example/f-1');
  assert.equal(addressOf('javascript:alert(1)').startsWith('http://fake.example/'), true);
});
