import { EVERY_FORM } from './every-form.ts';
import { twoPeopleAt } from './two-people.tsx';

describe('two people at a form of a booking, shipment or order', () => twoPeopleAt(EVERY_FORM.records));
