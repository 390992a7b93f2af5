import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { forgetPerson, lastSession, pageOwner, presence } from '../../../../portal/app/session/presence.ts';
import type { Profile } from '../../../../portal/app/session/profile/profile.ts';
import { clearSession, writeSession } from '../../../../shared/client/session.ts';

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
const user = (id: number) => ({ id, firstname: `Person ${id}` }) as unknown as Profile;
const ALIVE = { authToken: 'token', expiresAt: '2100-01-01T00:00:00Z' };
const OVER = { authToken: 'token', expiresAt: '2020-01-01T00:00:00Z' };

beforeEach(() => {
  clearSession();
  forgetPerson();
});

test('NAV-48 a page without a session, and one that comes with a session that is over, is a visitor’s', () => {
  assert.equal(presence(), 'visitor');
  writeSession(OVER);
  assert.equal(presence(), 'visitor');
});

test('AUTH-51 D-88 a session that ends on the page is lost, whoever cleared it, and found again by a new one', () => {
  writeSession(ALIVE);
  assert.equal(presence(), 'present');
  writeSession(OVER);
  assert.equal(presence(), 'ended');
  clearSession();
  assert.equal(presence(), 'ended');
  assert.deepEqual(lastSession(), ALIVE);
  writeSession(ALIVE);
  assert.equal(presence(), 'present');
});

test('AUTH-53 who leaves on purpose leaves no lost session behind', () => {
  writeSession(ALIVE);
  assert.equal(presence(), 'present');
  forgetPerson();
  clearSession();
  assert.equal(presence(), 'visitor');
});

test('ENT-09 a page whose session has ended names the company that its person acted for last', () => {
  const actingFor = (id: number) => ({ ...user(1), entity_id: id });
  for (const id of [1, 102]) {
    writeSession({ ...ALIVE, user: actingFor(id) });
    presence();
  }
  writeSession(ALIVE);
  presence();
  assert.equal(pageOwner()?.entity_id, 102);
});

test('a page stays that of the first person known on it, until they leave', () => {
  writeSession(ALIVE);
  presence();
  assert.equal(pageOwner(), undefined);
  writeSession({ ...ALIVE, user: user(1) });
  presence();
  writeSession({ ...ALIVE, user: user(2) });
  presence();
  assert.equal(pageOwner()?.id, 1);
  forgetPerson();
  presence();
  assert.equal(pageOwner()?.id, 2);
});
