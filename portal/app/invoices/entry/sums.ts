import { parseMoney } from '../../../../shared/trade/amount.ts';
import { sum } from '../../../../shared/trade/money.ts';
import type { LineDraft } from './draft.ts';

/** What the lines that can be read come to, by currency. */
export function draftSums(lines: readonly LineDraft[]): { currency: string; amount: string }[] {
  const amounts = lines.flatMap(({ currency, amount }) => {
    const parsed = parseMoney(amount);
    return currency !== '' && 'value' in parsed ? [{ currency, amount: parsed.value }] : [];
  });
  return [...Map.groupBy(amounts, ({ currency }) => currency)]
    .map(([currency, of]) => ({ currency, amount: sum(of.map(({ amount }) => amount)) }))
    .sort((a, b) => (a.currency < b.currency ? -1 : 1));
}
