import type { NewRow } from '../tables.ts';
import { DAY, day } from './calendar.ts';
import type { Random } from './random.ts';

const CURRENCIES = ['USD', 'USD', 'EUR', 'CAD'];
const INSURERS = ['Harbourline Marine', 'Meridian Cargo Mutual', 'Nordwall Assurance'];
const CLAUSES = ['A', 'A', 'A', 'C'];
/** For the longest way, with time for what happens after it. */
const VALID = 120 * DAY;

/** Insurers ask for about a third of a percent of what the goods are worth. */
const PREMIUM = 0.0032;

type Cover = Pick<
  NewRow<'shipment'>,
  | 'insurance_reference'
  | 'insured_value'
  | 'insured_currency'
  | 'insurer'
  | 'insurance_premium'
  | 'insurance_valid_from'
  | 'insurance_valid_to'
  | 'insurance_cover'
>;

const NONE: Cover = {
  insurance_reference: null,
  insured_value: null,
  insured_currency: null,
  insurer: null,
  insurance_premium: null,
  insurance_valid_from: null,
  insurance_valid_to: null,
  insurance_cover: null,
};

/** The insurance of the goods: one shipment in five has one, from the day on which it was booked. */
export function coverOf(shipment: number, bookedAt: number, random: Random): Cover {
  if (!random.chance(0.2)) return NONE;
  const value = random.whole(16, 900) * 500;
  return {
    insurance_reference: `INS-${String(shipment).padStart(6, '0')}`,
    insured_value: value.toFixed(2),
    insured_currency: random.pick(CURRENCIES),
    insurer: INSURERS[shipment % INSURERS.length]!,
    insurance_premium: (value * PREMIUM).toFixed(2),
    insurance_valid_from: day(bookedAt),
    insurance_valid_to: day(bookedAt + VALID),
    insurance_cover: CLAUSES[shipment % CLAUSES.length]!,
  };
}
