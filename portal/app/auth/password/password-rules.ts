import { LONGEST_FIELD } from '../../../../shared/contract/account.ts';
import { LONGEST_PASSWORD } from '../../../../shared/passwords/password-lengths.ts';
import { passwordLength } from '../../../../shared/passwords/password-text.ts';
import type { Problem } from '../../form/problem.ts';
import { texts } from './texts/index.ts';

const tooLong = (length: number): Problem[] =>
  length > LONGEST_PASSWORD ? [texts('password.longest', { most: LONGEST_PASSWORD })] : [];

/** AUTH-27, AUTH-28, AUTH-41 with the lengths of D-153; `least` is the server's shortest new password (D-48). */
export function newPasswordProblems(password: string, least: number): Problem[] {
  if (password === '') return ['auth.requiredField'];
  const length = passwordLength(password);
  return length < least ? [texts('password.minimum', { count: least })] : tooLong(length);
}

/** AUTH-27 to AUTH-29, AUTH-42. */
export function confirmProblems(confirm: string, password: string): Problem[] {
  if (confirm === '') return ['auth.requiredField'];
  const mismatch = confirm === password ? [] : [texts('password.mismatch')];
  return [...tooLong(passwordLength(confirm)), ...mismatch];
}

/** AUTH-41: the first or last name of an invited person. */
export function nameProblems(name: string): Problem[] {
  const { length } = [...name.trim()];
  if (length === 0) return ['auth.requiredField'];
  return length > LONGEST_FIELD ? [texts('name.maximum')] : [];
}
