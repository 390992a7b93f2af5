import { sum } from '../../../shared/trade/money.ts';

/** What a line of an invoice comes to: exact, as decimal text. */
export interface BilledAmount {
  currency: string;
  amount: string;
}

/** The sums of lines by currency, which are never added to one another. */
export const totalsOf = (lines: readonly BilledAmount[]): BilledAmount[] =>
  [...Map.groupBy(lines, ({ currency }) => currency)]
    .map(([currency, of]) => ({ currency, amount: sum(of.map(({ amount }) => amount)) }))
    .sort((a, b) => (a.currency < b.currency ? -1 : 1));
