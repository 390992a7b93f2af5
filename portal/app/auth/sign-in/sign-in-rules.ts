/** The ids of the catalogue that a field of the sign-in form can complain with. */
export type SignInProblem =
  | 'auth.requiredField'
  | 'auth.wrongEmailFormat'
  | 'auth.minimumSymbols'
  | 'auth.maximumSymbols';

const MINIMUM = 3;
const MAXIMUM = 50;
/** Deliberately loose: the server decides who exists, the form only catches slips (AUTH-05). */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

function lengthProblems(text: string): SignInProblem[] {
  const length = [...text].length;
  if (length < MINIMUM) return ['auth.minimumSymbols'];
  if (length > MAXIMUM) return ['auth.maximumSymbols'];
  return [];
}

/** All that is wrong with the address, in the order of AUTH-04 to AUTH-07; empty when it may be sent. */
export function emailProblems(email: string): SignInProblem[] {
  if (email === '') return ['auth.requiredField'];
  return [...(EMAIL.test(email) ? [] : (['auth.wrongEmailFormat'] as const)), ...lengthProblems(email)];
}

/** All that is wrong with the password (AUTH-08, AUTH-09, texts by D-49); empty when it may be sent. */
export function passwordProblems(password: string): SignInProblem[] {
  return password === '' ? ['auth.requiredField'] : lengthProblems(password);
}
