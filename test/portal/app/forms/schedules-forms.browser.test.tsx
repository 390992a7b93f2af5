import { EVERY_FORM } from './every-form.ts';
import { leavingOf } from './leaving.tsx';
import { twoPeopleAt } from './two-people.tsx';

describe('two people at a form of a sailing, flight or manifest', () => twoPeopleAt(EVERY_FORM.schedules));

describe('leaving a form of a sailing, flight or manifest', () => leavingOf(EVERY_FORM.schedules));
