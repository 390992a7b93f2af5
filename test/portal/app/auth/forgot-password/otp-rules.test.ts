import assert from 'node:assert/strict';
import { test } from 'node:test';
import { otpProblems, withoutSpaces } from '../../../../../portal/app/auth/forgot-password/otp-rules.ts';
import { texts } from '../../../../../portal/app/auth/forgot-password/texts/index.ts';

test('AUTH-21 a code is required, and an empty one has no other fault', () => {
  assert.deepEqual(otpProblems(''), ['auth.requiredField']);
});

test('AUTH-22 AUTH-23 CONST-12 a code has 3 to 5 characters', () => {
  assert.deepEqual(otpProblems('12'), [texts('reset.otp.minimum')]);
  assert.deepEqual(otpProblems('123456'), [texts('reset.otp.maximum')]);
  for (const otp of ['123', '1234', '12345']) assert.deepEqual(otpProblems(otp), []);
});

test('AUTH-24 a code has digits and spaces alone', () => {
  for (const otp of ['12a45', '12-45', '१२३४५', '1.5'])
    assert.deepEqual(otpProblems(otp), [texts('reset.otp.digits')]);
  for (const otp of ['1 2 3', '12 34', '１２３４５', '１２　３', '12\u200b345'])
    assert.deepEqual(otpProblems(otp), []);
});

test('D-47 all faults are listed in the order minimum, maximum, digits', () => {
  assert.deepEqual(otpProblems('a'), [texts('reset.otp.minimum'), texts('reset.otp.digits')]);
  assert.deepEqual(otpProblems('abcdef'), [texts('reset.otp.maximum'), texts('reset.otp.digits')]);
});

test('D-47 a pasted code loses the spaces and lines around and between its digits', () => {
  assert.equal(withoutSpaces(' 1 2\u00a03 4 5\r\n'), '12345');
});
