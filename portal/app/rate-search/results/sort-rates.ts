import type { FoundRate } from '../../../../shared/contract/rate-search.ts';

export const ORDERS = ['price', 'transit'] as const;
export type Order = (typeof ORDERS)[number];

/** The cheapest first, as the server answers them; or the quickest first, those of unknown transit last. */
export function sortRates(rates: readonly FoundRate[], order: Order): readonly FoundRate[] {
  if (order === 'price') return rates;
  const days = ({ transit }: FoundRate) => transit?.max ?? Number.POSITIVE_INFINITY;
  const least = ({ transit }: FoundRate) => transit?.min ?? Number.POSITIVE_INFINITY;
  return rates.toSorted((one, other) => before(days, one, other) || before(least, one, other));
}

function before(by: (rate: FoundRate) => number, one: FoundRate, other: FoundRate): number {
  const [first, second] = [by(one), by(other)];
  return first === second ? 0 : first - second;
}
