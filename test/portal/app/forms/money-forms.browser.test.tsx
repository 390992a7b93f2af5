import { EVERY_FORM } from './every-form.ts';
import { leavingOf } from './leaving.tsx';
import { twoPeopleAt } from './two-people.tsx';

describe('two people at a form of a quote or invoice', () => twoPeopleAt(EVERY_FORM.money));

describe('leaving a form of a quote or invoice', () => leavingOf(EVERY_FORM.money));
