import { EVERY_FORM } from './every-form.ts';
import { leavingOf } from './leaving.tsx';
import { twoPeopleAt } from './two-people.tsx';

describe('two people at a form of a booking, shipment or order', () => twoPeopleAt(EVERY_FORM.records));

describe('leaving a form of a booking, shipment or order', () => leavingOf(EVERY_FORM.records));
