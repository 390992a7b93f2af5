import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  confirmProblems,
  nameProblems,
  newPasswordProblems,
} from '../../../../../portal/app/auth/password/password-rules.ts';
import { texts } from '../../../../../portal/app/auth/texts/index.ts';

test('AUTH-27 AUTH-41 passwords and names are required', () => {
  assert.deepEqual(newPasswordProblems('', 3), ['auth.requiredField']);
  assert.deepEqual(confirmProblems('', 'secret'), ['auth.requiredField']);
  for (const name of ['', ' ', '\t']) assert.deepEqual(nameProblems(name), ['auth.requiredField']);
});

test('D-48 a new password has at least 3 characters, or as many as the server wants', () => {
  assert.deepEqual(newPasswordProblems('ab', 3), [texts('password.minimum', { count: 3 })]);
  assert.deepEqual(newPasswordProblems('abc', 3), []);
  assert.deepEqual(newPasswordProblems('abcdefg', 8), [texts('password.minimum', { count: 8 })]);
});

test('AUTH-28 AUTH-41 CONST-10 CONST-11 50 characters are enough, 51 are too many, however they are encoded', () => {
  const most = '🚢'.repeat(50);
  const more = `${most}a`;
  assert.deepEqual(newPasswordProblems(most, 3), []);
  assert.deepEqual(newPasswordProblems(more, 3), ['password.maximum']);
  assert.deepEqual(confirmProblems(more, more), ['password.maximum']);
  assert.deepEqual(nameProblems(most), []);
  assert.deepEqual(nameProblems(more), ['password.maximum']);
});

test('AUTH-29 AUTH-42 the two passwords are the same to the letter', () => {
  assert.deepEqual(confirmProblems('Secret', 'secret'), ['password.mismatch']);
  assert.deepEqual(confirmProblems('secret ', 'secret'), ['password.mismatch']);
  assert.deepEqual(confirmProblems('secret', 'secret'), []);
});
