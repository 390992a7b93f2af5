import { sum } from '../../../../shared/trade/money.ts';
import { valueIn } from '../../../../shared/trade/number-entry.ts';
import type { LineDraft } from './draft.ts';

/** What the lines that can be read come to, by currency. */
export function draftSums(lines: readonly LineDraft[]): { currency: string; amount: string }[] {
  const amounts = lines.flatMap(({ currency, amount }) => {
    const value = valueIn(amount, currency);
    return currency !== '' && value !== undefined ? [{ currency, amount: value }] : [];
  });
  return [...Map.groupBy(amounts, ({ currency }) => currency)]
    .map(([currency, of]) => ({
      currency,
      amount: sum(
        of.map(({ amount }) => amount),
        currency,
      ),
    }))
    .sort((a, b) => (a.currency < b.currency ? -1 : 1));
}
