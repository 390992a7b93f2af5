import { LONGEST_FIELD } from '../../../../shared/contract/account.ts';
import type { Problem } from '../../form/problem.ts';
import { texts } from '../texts/index.ts';

const lengthOf = (text: string) => [...text].length;

const tooLong = (text: string): Problem[] => (lengthOf(text) > LONGEST_FIELD ? ['password.maximum'] : []);

/** AUTH-27, AUTH-28, AUTH-41; `least` is the server's shortest new password, at least 3 characters (D-48). */
export function newPasswordProblems(password: string, least: number): Problem[] {
  if (password === '') return ['auth.requiredField'];
  if (lengthOf(password) < least) return [texts('password.minimum', { count: least })];
  return tooLong(password);
}

/** AUTH-27 to AUTH-29, AUTH-42. */
export function confirmProblems(confirm: string, password: string): Problem[] {
  if (confirm === '') return ['auth.requiredField'];
  return [...tooLong(confirm), ...(confirm === password ? [] : (['password.mismatch'] as const))];
}

/** AUTH-41: the first or last name of an invited person. */
export function nameProblems(name: string): Problem[] {
  return name.trim() === '' ? ['auth.requiredField'] : tooLong(name.trim());
}
