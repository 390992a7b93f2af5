import { RECORD_FORMS } from './records.tsx';
import { twoPeopleAt } from './two-people.tsx';

describe('two people at a form of a booking, shipment or order', () => twoPeopleAt(RECORD_FORMS));
