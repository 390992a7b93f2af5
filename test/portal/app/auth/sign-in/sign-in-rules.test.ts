import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emailProblems, passwordProblems } from '../../../../../portal/app/auth/sign-in/sign-in-rules.ts';

const address = (length: number) => `${'a'.repeat(length - 5)}@b.cc`;

test('AUTH-04 AUTH-15 an empty email is a required field and nothing else', () => {
  assert.deepEqual(emailProblems(''), ['auth.requiredField']);
});

test('AUTH-05 what is no address has the wrong format', () => {
  for (const email of ['name', 'name@', '@host.example', 'a b@host.example', 'name@host', 'name@host.'])
    assert.deepEqual(emailProblems(email), ['auth.wrongEmailFormat'], email);
  for (const email of ['importer@demo.example', 'a+b@c.co.uk', 'ü@ñ.example'])
    assert.deepEqual(emailProblems(email), [], email);
});

test('AUTH-06 an email under 3 characters is too short, and listed after its format', () => {
  assert.deepEqual(emailProblems('ab'), ['auth.wrongEmailFormat', 'auth.minimumSymbols']);
});

test('AUTH-07 an email may have 50 characters and not 51', () => {
  assert.deepEqual(emailProblems(address(50)), []);
  assert.deepEqual(emailProblems(address(51)), ['auth.maximumSymbols']);
});

test('AUTH-08 AUTH-09 D-153 a password has 3 characters, and at most as many as a new one may have', () => {
  assert.deepEqual(passwordProblems(''), ['auth.requiredField']);
  assert.deepEqual(passwordProblems('ab'), ['auth.minimumSymbols']);
  assert.deepEqual(passwordProblems('abc'), []);
  assert.deepEqual(passwordProblems('a'.repeat(128)), []);
  assert.deepEqual(passwordProblems('a'.repeat(129)), ['auth.longestPassword']);
});
