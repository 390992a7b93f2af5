import { EVERY_FORM } from './every-form.ts';
import { leavingOf } from './leaving.tsx';
import { twoPeopleAt } from './two-people.tsx';

describe('two people at a form of an account', () => twoPeopleAt(EVERY_FORM.accounts));

describe('leaving a form of an account', () => leavingOf(EVERY_FORM.accounts));
