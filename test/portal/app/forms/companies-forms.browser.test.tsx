import { EVERY_FORM } from './every-form.ts';
import { leavingOf } from './leaving.tsx';
import { pendingOf } from './pending.tsx';
import { twoPeopleAt } from './two-people.tsx';

describe('two people at a form of a company', () => twoPeopleAt(EVERY_FORM.companies));

describe('leaving a form of a company', () => leavingOf(EVERY_FORM.companies));

describe('saving a form of a company whose field still looks', () => pendingOf(EVERY_FORM.companies));
