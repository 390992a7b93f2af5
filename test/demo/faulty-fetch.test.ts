import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFaultyFetch, type Fault, type RequestEntry, type Scope } from '../../demo/faulty-fetch.ts';

const DATA = 'https://portal.example/api/betty/query';
const ACTION = 'https://portal.example/api/runtime/app';
const RATE = 'https://portal.example/api/exchange-rate/pair/EUR/USD';
const CONFIG = 'https://portal.example/config.json';

interface Setup {
  fault: Fault;
  scope?: Scope;
  remaining?: number;
}

/** A faulty fetch over a server that counts the work it did. */
function setUp({ fault, scope = 'data', remaining = Number.POSITIVE_INFINITY }: Setup) {
  const plan = { fault, scope, remaining };
  const entries = new Map<number, RequestEntry>();
  const server = { works: 0 };
  const fetcher = createFaultyFetch({
    plan: () => plan,
    onHit: () => {
      plan.remaining -= 1;
    },
    onRequest: (entry) => entries.set(entry.id, entry),
    fetcher: async () => {
      server.works += 1;
      return Response.json({ data: { answer: 'complete' } });
    },
    slowness: 5,
  });
  const post = (url: string, query: string, init: RequestInit = {}) =>
    fetcher(url, { method: 'POST', body: JSON.stringify({ query }), ...init });
  return { fetcher, post, entries, server };
}

test('a request without a fault answers as usual and is listed with its operation', async () => {
  const { post, entries } = setUp({ fault: 'none' });
  const response = await post(DATA, 'query records { allBooking { totalCount } }');
  assert.deepEqual(await response.json(), { data: { answer: 'complete' } });
  const { outcome, operation, path } = entries.get(1)!;
  assert.deepEqual([outcome, operation, path], ['200', 'records', '/api/betty/query']);
});

test('an action is listed by its name, not by the id that its backend gave it', async () => {
  const entries: RequestEntry[] = [];
  const fetcher = createFaultyFetch({
    plan: () => ({ fault: 'none', scope: 'data', remaining: 0 }),
    onHit: () => {},
    onRequest: (entry) => entries.push(entry),
    actionName: (id) => (id === 'a1' ? 'saveCharges' : undefined),
    fetcher: async () => Response.json({}),
  });
  const body = (id: string) => JSON.stringify({ query: 'mutation action { action }', variables: { id } });
  await fetcher(ACTION, { method: 'POST', body: body('a1') });
  await fetcher(ACTION, { method: 'POST', body: body('other') });
  assert.deepEqual([...new Set(entries.map(({ operation }) => operation))], ['saveCharges', 'action']);
});

for (const [fault, status] of [
  ['http-500', 500],
  ['http-429', 429],
] as const) {
  test(`the fault ${fault} answers ${status} and the server does nothing`, async () => {
    const { post, server } = setUp({ fault });
    assert.equal((await post(DATA, '{ a }')).status, status);
    assert.equal(server.works, 0);
  });
}

test('a GraphQL error comes with HTTP 200', async () => {
  const response = await setUp({ fault: 'graphql-error' }).post(DATA, '{ a }');
  assert.equal(response.status, 200);
  assert.match((await response.json()).errors[0].message, /Simulated/);
});

test('offline fails like a missing connection', async () => {
  const { post, server, entries } = setUp({ fault: 'offline' });
  await assert.rejects(post(DATA, '{ a }'), TypeError);
  assert.equal(server.works, 0);
  assert.equal(entries.get(1)!.outcome, 'no answer');
});

test('malformed answers arrive with HTTP 200 and are no JSON', async () => {
  for (const fault of ['html', 'truncated'] as const) {
    const response = await setUp({ fault }).post(DATA, '{ a }');
    assert.equal(response.status, 200);
    await assert.rejects(response.json(), SyntaxError);
  }
});

test('a lost answer fails after the server has done the work', async () => {
  const { post, server } = setUp({ fault: 'lost-answer' });
  await assert.rejects(post(ACTION, 'mutation { action }'), TypeError);
  assert.equal(server.works, 1);
});

test('a slow request ends at once when the element gives it up', async () => {
  const { post, entries, server } = setUp({ fault: 'slow' });
  const abort = new AbortController();
  const answer = post(DATA, '{ a }', { signal: abort.signal });
  abort.abort();
  await assert.rejects(answer, { name: 'AbortError' });
  assert.equal(server.works, 0);
  assert.equal(entries.get(1)!.outcome, 'aborted');
});

test('a fault hits only its scope', async () => {
  const data = setUp({ fault: 'http-500' });
  assert.equal((await data.fetcher(CONFIG)).status, 200);
  assert.equal((await data.post(ACTION, 'mutation { action }')).status, 500);
  const mutations = setUp({ fault: 'http-500', scope: 'mutations' });
  assert.equal((await mutations.post(DATA, 'query { a }')).status, 200);
  assert.equal((await mutations.post(ACTION, 'mutation { action }')).status, 500);
  assert.equal((await setUp({ fault: 'http-500', scope: 'all' }).fetcher(CONFIG)).status, 500);
});

test('a fault for the next two requests ends after them', async () => {
  const { post } = setUp({ fault: 'http-500', remaining: 2 });
  const statuses = [];
  for (let n = 0; n < 3; n += 1) statuses.push((await post(DATA, '{ a }')).status);
  assert.deepEqual(statuses, [500, 500, 200]);
});

for (const [fault, rate] of [
  ['rate-zero', 0],
  ['rate-text', 'n/a'],
] as const)
  test(`D-22 the fault ${fault} changes the rate alone, and no other request`, async () => {
    const { fetcher } = setUp({ fault, scope: 'all' });
    assert.deepEqual(await (await fetcher(RATE)).json(), {
      data: { answer: 'complete' },
      conversion_rate: rate,
    });
    assert.deepEqual(await (await fetcher(DATA)).json(), { data: { answer: 'complete' } });
  });

test('D-22 a missing rate is an HTTP error, a late one arrives', async () => {
  assert.equal((await setUp({ fault: 'rate-missing' }).fetcher(RATE)).status, 503);
  assert.equal((await setUp({ fault: 'rate-late' }).fetcher(RATE)).status, 200);
});
