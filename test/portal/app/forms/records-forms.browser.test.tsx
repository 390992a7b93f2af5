import { EVERY_FORM } from './every-form.ts';
import { leavingOf } from './leaving.tsx';
import { pendingOf } from './pending.tsx';
import { twoPeopleAt } from './two-people.tsx';

describe('two people at a form of a booking, shipment or order', () => twoPeopleAt(EVERY_FORM.records));

describe('leaving a form of a booking, shipment or order', () => leavingOf(EVERY_FORM.records));

describe('saving a form of a booking, shipment or order whose field still looks', () =>
  pendingOf(EVERY_FORM.records));
