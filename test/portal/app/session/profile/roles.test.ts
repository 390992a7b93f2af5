import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Profile } from '../../../../../portal/app/session/profile/profile.ts';
import { isAdmin, isAgent } from '../../../../../portal/app/session/profile/roles.ts';

const withRoles = (...names: string[]) =>
  ({ roles: names.map((name, n) => ({ id: n + 1, name })) }) as unknown as Profile;

test('ROLE-01 ROLE-02 any role named admin makes an admin, in whatever case', () => {
  for (const roles of [['admin'], ['Admin'], ['User', 'ADMIN']])
    assert.equal(isAdmin(withRoles(...roles)), true);
  for (const roles of [[], ['User'], ['Administrator'], ['admin ']])
    assert.equal(isAdmin(withRoles(...roles)), false);
});

test('ROLE-02 nobody, and a profile without roles, is no admin', () => {
  assert.equal(isAdmin(undefined), false);
  assert.equal(isAdmin({} as Profile), false);
});

test('an agent is recognised by the name of the role, too', () => {
  assert.equal(isAgent(withRoles('Agent')), true);
  assert.equal(isAgent(withRoles('Admin')), false);
});
