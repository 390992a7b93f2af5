import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import * as v from 'valibot';
import { createClient } from '../../../shared/client/client.ts';
import {
  clearSession,
  isSessionOver,
  readSession,
  SESSION_KEY,
  sessionEnd,
  subscribeSession,
  writeSession,
} from '../../../shared/client/session.ts';
import { type FakeNetwork, fakeNetwork, graphqlError } from '../../helpers/network.ts';

let stored: Map<string, string>;
let network: FakeNetwork;

beforeEach(() => {
  stored = new Map();
  network = fakeNetwork();
  network.on('query allBooking', { totalCount: 0 });
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const page = new EventTarget();
  Object.assign(globalThis, {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    dispatchEvent: page.dispatchEvent.bind(page),
  });
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: storage });
});
afterEach(() => network.verify());

const NOW = Date.UTC(2026, 0, 1);
const ask = (tokens = {}) =>
  createClient({ apiBase: '', tokens, fetcher: network.fetch, now: () => NOW, wait: async () => {} }).query(
    v.unknown(),
    { name: 'allBooking', query: '{ allBooking { totalCount } }' },
  );

test('D-89 the end of a session is ISO text, seconds or milliseconds; anything else is missing', () => {
  const end = (expiresAt: string | number | null) => sessionEnd({ authToken: 'a', expiresAt });
  assert.equal(end('2026-01-01T00:00:00Z'), NOW);
  assert.equal(end(NOW / 1000), NOW);
  assert.equal(end(NOW), NOW);
  assert.equal(end(String(NOW / 1000)), NOW);
  assert.equal(end('2026-01-01T01:30:00.000+01:30'), NOW);
  assert.equal(end('2026-01-01'), NOW);
  for (const missing of [
    'soon',
    'tomorrow 5',
    'Thu, 01 Jan 2026 00:00:00 GMT',
    '1/1/2026',
    '2026-13-45',
    '',
    null,
    0,
    -5,
  ])
    assert.equal(end(missing), undefined, String(missing));
});

test('AUTH-51 a session without token or end, or with a past end, is over', () => {
  assert.equal(isSessionOver({ authToken: 'a', expiresAt: NOW + 1 }, NOW), false);
  assert.equal(isSessionOver({ authToken: 'a', expiresAt: NOW }, NOW), true);
  assert.equal(isSessionOver({ authToken: '', expiresAt: NOW + 1 }, NOW), true);
  assert.equal(isSessionOver({ authToken: 'a', expiresAt: null }, NOW), true);
});

test('AUTH-52 PO-69 the token of a valid session goes along as bearer', async () => {
  writeSession({ authToken: 'mine', expiresAt: NOW + 60_000 });
  await ask();
  assert.equal(network.to('POST /api/betty/login')[0]?.headers.get('authorization'), 'Bearer mine');
});

test('AUTH-51 a call with an ended session logs out, says so and sends nothing', async () => {
  writeSession({ authToken: 'mine', expiresAt: NOW - 1 });
  await assert.rejects(ask(), {
    code: 'session-expired',
    message: 'Your session has expired. Please sign in again.',
  });
  assert.equal(readSession(), undefined);
  assert.equal(network.calls.length, 0);
});

test('D-88 a call with a link token leaves an ended session alone', async () => {
  writeSession({ authToken: 'mine', expiresAt: NOW - 1 });
  await ask({ linkToken: 'link' });
  assert.equal(readSession()?.authToken, 'mine');
  assert.equal(network.to('POST /api/betty/login')[0]?.headers.get('authorization'), null);
});

test('AUTH-51 MSG-20 of several calls that are refused together each says that the session has ended', async () => {
  writeSession({ authToken: 'mine', expiresAt: NOW + 1000 });
  network.on('query allBooking', graphqlError('Unauthorized', 401));
  const codes = (await Promise.allSettled([ask(), ask()])).map((end) => 'reason' in end && end.reason.code);
  assert.deepEqual(codes, ['session-expired', 'session-expired']);
});

test('AUTH-51 a late refusal of the last session leaves the next one alone', async () => {
  writeSession({ authToken: 'mine', expiresAt: NOW + 1000 });
  network.on('query allBooking', () => {
    writeSession({ authToken: 'next', expiresAt: NOW + 2000 });
    return graphqlError('Unauthorized', 401);
  });
  await assert.rejects(ask(), { code: 'session-expired' });
  assert.equal(readSession()?.authToken, 'next');
});

test('ROLE-10 D-03 who has neither session nor link has nothing to sign in with: one bare call, and no more', async () => {
  network.on('POST /api/betty/login', Response.json({ error: 'No session' }, { status: 401 }));
  await assert.rejects(ask(), { code: 'unauthorized' });
  const [call, ...more] = network.calls;
  assert.deepEqual(more, []);
  assert.equal(call?.body, undefined);
  for (const header of ['authorization', 'x-link-token']) assert.equal(call?.headers.get(header), null);
});

test('a session that the server refuses is over', async () => {
  writeSession({ authToken: 'revoked', expiresAt: NOW + 60_000 });
  network.on('POST /api/betty/login', Response.json({ error: 'Signed out' }, { status: 401 }));
  await assert.rejects(ask(), { code: 'session-expired' });
  assert.equal(readSession(), undefined);
});

test('unreadable storage counts as no session', () => {
  for (const text of ['{', '{"authToken": 5}', 'null']) {
    stored.set(SESSION_KEY, text);
    assert.equal(readSession(), undefined, text);
  }
});

test('a change of the session is heard in this tab and from other tabs', () => {
  let heard = 0;
  const end = subscribeSession(() => heard++);
  writeSession({ authToken: 'a', expiresAt: 1 });
  clearSession();
  dispatchEvent(Object.assign(new Event('storage'), { key: SESSION_KEY }));
  dispatchEvent(Object.assign(new Event('storage'), { key: 'other' }));
  assert.equal(heard, 3);
  end();
  clearSession();
  assert.equal(heard, 3);
});

test('AUTH-49 where nothing may be stored a session lasts as long as its page', () => {
  let heard = 0;
  const stop = subscribeSession(() => {
    heard += 1;
  });
  const closed = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: { getItem: closed, setItem: closed, removeItem: closed },
  });
  const session = { authToken: 'a', expiresAt: NOW };
  writeSession(session);
  assert.deepEqual(readSession(), session);
  clearSession();
  assert.equal(readSession(), undefined);
  assert.equal(heard, 2);
  stop();
});
