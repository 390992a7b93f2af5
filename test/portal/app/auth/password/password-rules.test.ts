import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  confirmProblems,
  nameProblems,
  newPasswordProblems,
} from '../../../../../portal/app/auth/password/password-rules.ts';
import { texts } from '../../../../../portal/app/auth/password/texts/index.ts';

test('AUTH-27 AUTH-41 passwords and names are required', () => {
  assert.deepEqual(newPasswordProblems('', 8), ['auth.requiredField']);
  assert.deepEqual(confirmProblems('', 'secret'), ['auth.requiredField']);
  for (const name of ['', ' ', '\t']) assert.deepEqual(nameProblems(name), ['auth.requiredField']);
});

test('D-48 D-153 a new password has at least 8 characters, or as many as the server wants', () => {
  assert.deepEqual(newPasswordProblems('abcdefg', 8), [texts('password.minimum', { count: 8 })]);
  assert.deepEqual(newPasswordProblems('abcdefgh', 8), []);
  assert.deepEqual(newPasswordProblems('abcdefgh', 12), [texts('password.minimum', { count: 12 })]);
});

test('D-153 a password of 128 characters is short enough, one of 129 too long, however they are encoded', () => {
  const most = '🚢'.repeat(128);
  const more = `${most}a`;
  const tooLong = [texts('password.longest', { most: 128 })];
  assert.deepEqual(newPasswordProblems(most, 8), []);
  assert.deepEqual(newPasswordProblems(more, 8), tooLong);
  assert.deepEqual(confirmProblems(more, more), tooLong);
});

test('D-153 an accent counts as part of its letter, and any space as one', () => {
  assert.deepEqual(newPasswordProblems('e\u0301 \u3000'.repeat(2), 8), [
    texts('password.minimum', { count: 8 }),
  ]);
});

test('AUTH-41 CONST-11 a name of 50 characters is short enough, one of 51 too long', () => {
  assert.deepEqual(nameProblems('🚢'.repeat(50)), []);
  assert.deepEqual(nameProblems('🚢'.repeat(51)), [texts('name.maximum')]);
});

test('AUTH-29 AUTH-42 the two passwords are the same to the letter', () => {
  assert.deepEqual(confirmProblems('Secret', 'secret'), [texts('password.mismatch')]);
  assert.deepEqual(confirmProblems('secret ', 'secret'), [texts('password.mismatch')]);
  assert.deepEqual(confirmProblems('secret', 'secret'), []);
});
