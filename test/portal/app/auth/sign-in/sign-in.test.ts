import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { signIn } from '../../../../../portal/app/auth/sign-in/sign-in.ts';
import { toProfile } from '../../../../../portal/app/session/profile/profile.ts';
import { revoke } from '../../../../../portal/app/session/sign-out/revoke.ts';
import { ClientError } from '../../../../../shared/client/client-error.ts';
import type { Outgoing, Send } from '../../../../../shared/client/send.ts';
import { isSessionOver, readSession, writeSession } from '../../../../../shared/client/session.ts';

const stored = new Map<string, string>();
before(() => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});
beforeEach(() => stored.clear());

const answers =
  (status: number, json: unknown): Send =>
  async () => ({ status, json, retryAfter: undefined });

const fails =
  (code: 'network' | 'timeout'): Send =>
  async ({ request }) => {
    throw new ClientError(code, 'no answer', { request });
  };

const IDA = { email: 'a@b.cc', password: 'secret' };
const GOOD = { jwtToken: 'token', accessExpiresAt: '2030-01-01T00:00:00Z' };

test('AUTH-12 AUTH-50 a token in the answer is stored with its end', async () => {
  let sent: Outgoing | undefined;
  const send: Send = async (outgoing) => {
    sent = outgoing;
    return { status: 200, json: GOOD, retryAfter: undefined };
  };
  assert.equal(await signIn(send, IDA, 'de'), 'signed-in');
  assert.deepEqual(sent?.body, IDA);
  assert.equal(sent?.headers?.['accept-language'], 'de', 'mails about the account are in this language');
  assert.deepEqual(readSession(), { authToken: 'token', expiresAt: GOOD.accessExpiresAt });
});

test('AUTH-13 signing in forgets the user of before', async () => {
  writeSession({ authToken: 'old', expiresAt: 1, user: { id: 1 } });
  await signIn(answers(200, GOOD), IDA, 'de');
  assert.equal(readSession()?.user, undefined);
});

const payload = (claims: object) => btoa(JSON.stringify(claims)).replaceAll('=', '');
const tokenMade = (at: number) => `e30.${payload({ iat: Math.round(at / 1000) })}.signature`;
const DAY = 24 * 3_600_000;
const HOURS = 8 * 3_600_000;

for (const [name, wrong] of [
  ['ahead', -DAY],
  ['behind', DAY],
] as const)
  test(`AUTH-51 a clock that is a day ${name} neither ends a session early nor extends it`, async () => {
    const now = Date.now();
    const serverNow = now + wrong;
    const accessExpiresAt = new Date(serverNow + HOURS).toISOString();
    await signIn(answers(200, { jwtToken: tokenMade(serverNow), accessExpiresAt }), IDA, 'de');
    const session = readSession();
    assert.ok(session);
    assert.equal(isSessionOver(session, now + HOURS - 60_000), false, 'alive until its end');
    assert.equal(isSessionOver(session, now + HOURS + 60_000), true, 'over after it');
  });

test('AUTH-50 a clock that is right leaves the end as the server gave it', async () => {
  for (const accessExpiresAt of ['2100-01-01T00:00:00Z', 4_102_444_800, 4_102_444_800_000]) {
    await signIn(answers(200, { jwtToken: tokenMade(Date.now()), accessExpiresAt }), IDA, 'de');
    assert.equal(readSession()?.expiresAt, accessExpiresAt);
  }
});

test('AUTH-14 an answer without a token, or a refusal, is refused and stores nothing', async () => {
  for (const send of [
    answers(200, {}),
    answers(200, undefined),
    answers(401, { error: 'no' }),
    answers(429, {}),
  ])
    assert.equal(await signIn(send, IDA, 'de'), 'refused');
  assert.equal(readSession(), undefined);
});

for (const [name, answer] of Object.entries({
  'an empty token': { ...GOOD, jwtToken: '' },
  'an end that is no time': { ...GOOD, accessExpiresAt: 'tomorrow' },
  'an empty end': { ...GOOD, accessExpiresAt: '' },
  'no end': { jwtToken: 'token' },
  'an end that is past': { ...GOOD, accessExpiresAt: '2020-01-01T00:00:00Z' },
}))
  test(`AUTH-14 AUTH-51 D-89 an answer with ${name} signs nobody in: it is refused and stores nothing`, async () => {
    assert.equal(await signIn(answers(200, answer), IDA, 'de'), 'refused');
    assert.equal(readSession(), undefined);
  });

test('D-43 no connection, no answer in time and a failing service are distinguished', async () => {
  for (const send of [fails('network'), fails('timeout'), answers(500, {}), answers(503, undefined)])
    assert.equal(await signIn(send, IDA, 'de'), 'unreachable');
});

test('D-10 too many tries are distinguished, because the password may be right', async () => {
  const slow = { error: 'Too many attempts. Try again in 8 seconds.', code: 'too_many_attempts' };
  assert.equal(await signIn(answers(429, slow), IDA, 'de'), 'slowed');
  assert.equal(readSession(), undefined);
});

test('D-98 signing out survives a server that cannot be reached', async (t) => {
  const warn = t.mock.method(console, 'warn', () => undefined);
  await revoke(fails('network'), 'token');
  assert.equal(warn.mock.callCount(), 1);
});

test('AUTH-57 AUTH-58 the profile carries the names that the tools read', () => {
  const profile = toProfile({
    id: 7,
    email: 'importer@demo.example',
    firstName: 'Ira',
    lastName: null,
    companyPosition: 'Buyer',
    roles: [{ id: 1, name: 'User' }],
    entity: { id: 101, rateProfile: { id: 3, entityName: 'Importer A' } },
  });
  const { firstname, lastname, occupation, pic, entity_id, rateProfile, language } = profile;
  assert.deepEqual([firstname, lastname, occupation, pic, entity_id], ['Ira', null, 'Buyer', null, 101]);
  assert.deepEqual(rateProfile, { id: 3, entityName: 'Importer A' });
  assert.equal(language, 'en');
});
