import type { AuditChange } from '../../../shared/contract/audit.ts';
import { sum } from '../../../shared/trade/money.ts';

/** What a line of an invoice comes to: exact, as decimal text. */
export interface BilledAmount {
  currency: string;
  amount: string;
}

/** The sums of lines by currency, which are never added to one another. */
export const totalsOf = (lines: readonly BilledAmount[]): BilledAmount[] =>
  [...Map.groupBy(lines, ({ currency }) => currency)]
    .map(([currency, of]) => ({
      currency,
      amount: sum(
        of.map(({ amount }) => amount),
        currency,
      ),
    }))
    .sort((a, b) => (a.currency < b.currency ? -1 : 1));

/** What becomes of the sums, for the audit log. */
export function totalChanges(before: readonly BilledAmount[], after: readonly BilledAmount[]): AuditChange[] {
  const amountIn = (totals: readonly BilledAmount[], currency: string) =>
    totals.find((total) => total.currency === currency)?.amount ?? null;
  const currencies = new Set([...before, ...after].map(({ currency }) => currency));
  return [...currencies].sort().flatMap((of) => {
    const change = { field: 'total', of, before: amountIn(before, of), after: amountIn(after, of) };
    return change.before === change.after ? [] : [change];
  });
}
