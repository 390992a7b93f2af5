import { convert, sum, uplift } from '../../../shared/trade/money.ts';
import type { ChargeRow } from '../rows/charge-row.ts';
import type { RateState } from '../state/exchange-rates.ts';
import type { ChargeRules } from './charge-rules.ts';

export interface Total {
  readonly cost: string;
  /** With the uplift of each line (CHG-02, D-20). */
  readonly selling: string;
}

export interface Totals {
  /** As entered; `''` for lines without a currency, such as those of manifests. */
  readonly byCurrency: readonly (Total & { readonly currency: string })[];
  /**
   * All lines in USD by the rates of the day, as soon as a line of a quote is in another currency: `null` then means
   * that a rate is missing. CAD lines count too, though they are sent as they are (CHG-42).
   */
  readonly usd?: Total | null;
}

/** What the lines come to as they stand, removed ones left out; the charged amount of each counts. */
export function totalsOf(
  chargeRules: ChargeRules,
  rows: readonly ChargeRow[],
  rates: ReadonlyMap<string, RateState>,
): Totals {
  const lists = new Map<string, string[]>();
  for (const row of rows) {
    const { charge } = chargeRules.validate(row);
    if (!charge) continue;
    const list = lists.get(charge.currency) ?? [];
    list.push(charge.amount);
    lists.set(charge.currency, list);
  }
  const totalOf = (amounts: readonly string[]): Total => ({
    cost: sum(amounts),
    selling: sum(amounts.map(uplift)),
  });
  const byCurrency = [...lists].map(([currency, amounts]) => ({ currency, ...totalOf(amounts) }));

  if (chargeRules.kind.isManifest || byCurrency.every(({ currency }) => currency === 'USD'))
    return { byCurrency };
  const inUsd: string[] = [];
  for (const [currency, amounts] of lists) {
    const rate = currency === 'USD' ? '1' : rates.get(currency)?.rate?.rate;
    if (!rate) return { byCurrency, usd: null };
    inUsd.push(...amounts.map((amount) => convert(amount, rate)));
  }
  return { byCurrency, usd: totalOf(inUsd) };
}
