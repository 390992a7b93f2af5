import { EVERY_FORM } from './every-form.ts';
import { twoPeopleAt } from './two-people.tsx';

describe('two people at a form of a quote or invoice', () => twoPeopleAt(EVERY_FORM.money));
