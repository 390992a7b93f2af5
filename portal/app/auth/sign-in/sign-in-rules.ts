import { LONGEST_PASSWORD } from '../../../../shared/passwords/password-lengths.ts';

/** Ids of the texts that a field of the sign-in form can show as its error. */
export type SignInProblem =
  | 'auth.requiredField'
  | 'auth.wrongEmailFormat'
  | 'auth.minimumSymbols'
  | 'auth.maximumSymbols'
  | 'auth.longestPassword';

const MINIMUM = 3;
const MAXIMUM = 50;
/** Deliberately loose: the form only catches typing errors, the server knows the accounts (AUTH-05). */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

const lengthOf = (text: string) => [...text].length;

const tooShort = (text: string): SignInProblem[] => (lengthOf(text) < MINIMUM ? ['auth.minimumSymbols'] : []);

/** The problems of an email, in the order of AUTH-04 to AUTH-07; empty when it may be sent: the server knows the accounts. */
export function emailProblems(email: string): SignInProblem[] {
  if (email === '') return ['auth.requiredField'];
  return [
    ...(EMAIL.test(email) ? [] : (['auth.wrongEmailFormat'] as const)),
    ...(lengthOf(email) > MAXIMUM ? (['auth.maximumSymbols'] as const) : tooShort(email)),
  ];
}

/** The problems of a password (AUTH-08, AUTH-09, texts by D-49, as long as D-153 has it); empty when it may be sent. */
export function passwordProblems(password: string): SignInProblem[] {
  if (password === '') return ['auth.requiredField'];
  return lengthOf(password) > LONGEST_PASSWORD ? ['auth.longestPassword'] : tooShort(password);
}
