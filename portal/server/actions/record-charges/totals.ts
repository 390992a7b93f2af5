import type { RecordChargeTotal } from '../../../../shared/contract/record-charges.ts';
import { sum } from '../../../../shared/trade/money.ts';

/** What the lines of each currency come to, on each side that the caller sees; lines without a currency last. */
export function chargeTotals(lines: readonly RecordChargeTotal[]): RecordChargeTotal[] {
  return [...Map.groupBy(lines, ({ currency }) => currency)]
    .map(([currency, of]) => ({
      currency,
      cost: sideOf(
        of.map(({ cost }) => cost),
        currency,
      ),
      price: sideOf(
        of.map(({ price }) => price),
        currency,
      ),
    }))
    .sort(
      (a, b) => Number(a.currency === null) - Number(b.currency === null) || compare(a.currency, b.currency),
    );
}

const compare = (a: string | null, b: string | null) => (a ?? '').localeCompare(b ?? '');

const sideOf = (amounts: readonly (string | null)[], currency: string | null): string | null => {
  const seen = amounts.filter((amount) => amount !== null);
  return seen.length === amounts.length ? sum(seen, currency ?? '') : null;
};
