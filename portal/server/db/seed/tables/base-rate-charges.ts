import type { NewRow } from '../../tables.ts';
import { CHARGES } from '../data/charge-types.ts';
import type { Random } from '../random.ts';

export type SeedCharge = Omit<NewRow<'base_rate_charge'>, 'base_rate_id'>;

/** What a charge costs at the destination, in its own currency; a name instead of an identifier has no charge type. */
const USUAL = [
  { charge: 'DTH', unit: 'EA', low: 180, high: 320, chance: 0.9 },
  { charge: 'DDF', unit: 'EA', low: 45, high: 85, chance: 0.7 },
  { charge: 'CFS', unit: 'CBM', low: 18, high: 34, chance: 0.3 },
  { charge: 'ISP', unit: 'EA', low: 8, high: 14, chance: 0.4 },
  { charge: 'Container release', unit: 'EA', low: 25, high: 60, chance: 0.2 },
] as const;

const CURRENCIES: Readonly<Record<string, string>> = { US: 'USD', CA: 'CAD', GB: 'GBP' };

/** The local charges stored with the rates to a port, in the currency of its country. */
export function localCharges(destination: string, random: Random): SeedCharge[] {
  const currency = CURRENCIES[destination.slice(0, 2)] ?? 'EUR';
  return USUAL.filter(({ chance }) => random.chance(chance)).map(({ charge, unit, low, high }, position) => {
    const type = CHARGES.findIndex(([identifier]) => identifier === charge) + 1;
    return {
      position,
      charge_type_id: type || null,
      name: type ? null : charge,
      unit_code: unit,
      currency,
      amount: (random.whole(low * 20, high * 20) / 20).toFixed(2),
    };
  });
}
