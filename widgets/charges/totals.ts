import { convert, sum, uplift } from '../../shared/trade/money.ts';
import { isConverted } from './kind.ts';
import type { RateState } from './rates.ts';
import type { ChargeRow } from './rows.ts';
import type { Sheet } from './sheet.ts';

export interface Total {
  readonly cost: string;
  /** With the uplift of each line (CHG-02, D-20). */
  readonly selling: string;
}

export interface Totals {
  /** As entered; `''` for lines without a currency, such as those of manifests. */
  readonly byCurrency: readonly (Total & { readonly currency: string })[];
  /** Once a line is converted: the lines in USD and the converted ones. CAD is sent as it is (CHG-42). */
  readonly usd: (Total & { readonly isWithoutCad: boolean }) | null;
  /** A rate is missing, so that `usd` can't be told. */
  readonly isUsdUnknown: boolean;
}

/** What the lines come to as they stand, removed ones left out; the charged amount of each counts. */
export function totalsOf(
  sheet: Sheet,
  rows: readonly ChargeRow[],
  rates: ReadonlyMap<string, RateState>,
): Totals {
  const lists = new Map<string, string[]>();
  for (const row of rows) {
    const { charge } = sheet.judge(row);
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

  const converted = [...lists.keys()].filter((currency) => isConverted(sheet.kind, currency));
  const isUsdUnknown = converted.some((currency) => !rates.get(currency)?.rate);
  if (converted.length === 0 || isUsdUnknown) return { byCurrency, usd: null, isUsdUnknown };
  const inUsd = converted.flatMap((currency) => {
    const { rate } = rates.get(currency)!.rate!;
    return lists.get(currency)!.map((amount) => convert(amount, rate));
  });
  const usd = totalOf([...(lists.get('USD') ?? []), ...inUsd]);
  return { byCurrency, usd: { ...usd, isWithoutCad: lists.has('CAD') }, isUsdUnknown };
}
