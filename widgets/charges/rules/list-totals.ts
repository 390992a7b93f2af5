import { sum, uplift } from '../../../shared/trade/money.ts';
import { createRowFold } from '../../../shared/ui/grid/model/row-list.ts';
import type { ChargeRow } from '../rows/charge-row.ts';
import type { RateState } from '../state/exchange-rates.ts';
import type { ChargeRules } from './charge-rules.ts';
import { usdAmountOf } from './conversion.ts';

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

type Rates = ReadonlyMap<string, RateState>;

/** What the lines of one currency come to, in it and in USD; `null` without a rate. */
interface Subtotal {
  readonly own: Total;
  readonly usd: Total | null;
}

/** By currency, in the order of their first lines. */
type Subtotals = ReadonlyMap<string, Subtotal>;

const NOTHING: Total = { cost: '0.00', selling: '0.00' };

const totalOf = (amount: string, currency: string): Total => ({
  cost: amount,
  selling: uplift(amount, currency),
});
const negated = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);
const plus = (one: Total, other: Total, currency: string): Total => ({
  cost: sum([one.cost, other.cost], currency),
  selling: sum([one.selling, other.selling], currency),
});
const minus = (one: Total, { cost, selling }: Total, currency: string): Total =>
  plus(one, { cost: negated(cost), selling: negated(selling) }, currency);

/** Adds up lists of lines; sums are exact, so after a changed line its old amount is taken out and the new one put in. */
function createSubtotals(chargeRules: ChargeRules, rates: Rates): (rows: readonly ChargeRow[]) => Subtotals {
  const subtotalOf = (currency: string, amount: string): Subtotal => {
    const rate = currency === 'USD' ? '1' : rates.get(currency)?.rate?.rate;
    return {
      own: totalOf(amount, currency),
      usd: rate ? totalOf(usdAmountOf(amount, rate), 'USD') : null,
    };
  };
  const combined = (one: Subtotal, other: Subtotal, currency: string, combine: typeof plus): Subtotal => ({
    own: combine(one.own, other.own, currency),
    usd: one.usd && other.usd && combine(one.usd, other.usd, 'USD'),
  });

  return createRowFold<ChargeRow, Subtotals>({
    whole(rows) {
      const subtotals = new Map<string, Subtotal>();
      for (const row of rows) {
        const { charge } = chargeRules.validate(row);
        if (!charge) continue;
        const line = subtotalOf(charge.currency, charge.amount);
        const before = subtotals.get(charge.currency);
        subtotals.set(charge.currency, before ? combined(before, line, charge.currency, plus) : line);
      }
      return subtotals;
    },
    replaced(subtotals, before, after) {
      const [old, now] = [before, after].map((row) => chargeRules.validate(row).charge);
      if (!old && !now) return subtotals;
      // With another currency the order of the currencies may be another one, too.
      const present = old && subtotals.get(old.currency);
      if (!old || !now || !present || old.currency !== now.currency) return undefined;
      const { currency } = now;
      const rest = combined(present, subtotalOf(currency, old.amount), currency, minus);
      return new Map(subtotals).set(
        currency,
        combined(rest, subtotalOf(currency, now.amount), currency, plus),
      );
    },
  });
}

/**
 * What the lines come to as they stand, removed ones left out; the charged amount of each counts. After a key
 * only the typed line is looked at.
 */
export function createTotals(chargeRules: ChargeRules, rates: Rates): (rows: readonly ChargeRow[]) => Totals {
  const subtotalsOf = createSubtotals(chargeRules, rates);
  return (rows) => totalsFrom(subtotalsOf(rows), chargeRules);
}

function totalsFrom(subtotals: Subtotals, chargeRules: ChargeRules): Totals {
  const byCurrency = [...subtotals].map(([currency, { own }]) => ({ currency, ...own }));
  if (chargeRules.kind.isManifest || byCurrency.every(({ currency }) => currency === 'USD'))
    return { byCurrency };
  let usd: Total = NOTHING;
  for (const subtotal of subtotals.values()) {
    if (!subtotal.usd) return { byCurrency, usd: null };
    usd = plus(usd, subtotal.usd, 'USD');
  }
  return { byCurrency, usd };
}
