import type { NewRow } from '../tables.ts';
import type { Random } from './random.ts';

const CURRENCIES = ['USD', 'USD', 'EUR', 'CAD'];

/** The insurance of the goods: one shipment in five has one. */
export function coverOf(
  shipment: number,
  random: Random,
): Pick<NewRow<'shipment'>, 'insurance_reference' | 'insured_value' | 'insured_currency'> {
  if (!random.chance(0.2)) return { insurance_reference: null, insured_value: null, insured_currency: null };
  return {
    insurance_reference: `INS-${String(shipment).padStart(6, '0')}`,
    insured_value: (random.whole(16, 900) * 500).toFixed(2),
    insured_currency: random.pick(CURRENCIES),
  };
}
