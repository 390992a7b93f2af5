/** Ids of the texts that a field of the sign-in form can show as its error. */
export type SignInProblem =
  | 'auth.requiredField'
  | 'auth.wrongEmailFormat'
  | 'auth.minimumSymbols'
  | 'auth.maximumSymbols';

const MINIMUM = 3;
const MAXIMUM = 50;
/** Deliberately loose: the form only catches typing errors, the server knows the accounts (AUTH-05). */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

function lengthProblems(text: string): SignInProblem[] {
  const length = [...text].length;
  if (length < MINIMUM) return ['auth.minimumSymbols'];
  if (length > MAXIMUM) return ['auth.maximumSymbols'];
  return [];
}

/** The problems of an email, in the order of AUTH-04 to AUTH-07; empty when it may be sent: the server knows the accounts. */
export function emailProblems(email: string): SignInProblem[] {
  if (email === '') return ['auth.requiredField'];
  return [...(EMAIL.test(email) ? [] : (['auth.wrongEmailFormat'] as const)), ...lengthProblems(email)];
}

/** The problems of a password (AUTH-08, AUTH-09, texts by D-49); empty when it may be sent. */
export function passwordProblems(password: string): SignInProblem[] {
  return password === '' ? ['auth.requiredField'] : lengthProblems(password);
}
