import type { FoundRate } from '../../../../shared/contract/rate-search.ts';
import * as s from './rate-card.css.ts';
import { useWords } from './use-words.ts';

/** What a rate comes to: all in US dollars, the sums in the currencies of its parts, and to the provider its cost. */
export function Total({ rate: { price, cost, missing } }: { rate: FoundRate }) {
  const { text, money } = useWords();
  const sums = price.totals.map(({ amount, currency }) => money(amount, currency)).join(' + ');
  const isOneSum = price.totals.length === 1 && price.totals[0]!.currency === 'USD';
  return (
    <>
      <strong className={s.total}>
        {price.usd === null ? text('rateSearch.total.none') : money(price.usd, 'USD')}
      </strong>
      {!(price.usd !== null && isOneSum) && <span className={s.below}>{sums}</span>}
      {missing.length > 0 && (
        <span className={s.warning}>{text('rateSearch.missing', { types: missing.join(', ') })}</span>
      )}
      {price.usd === null && missing.length === 0 && (
        <span className={s.warning}>{text('rateSearch.noExchange')}</span>
      )}
      {cost?.usd != null && (
        <span className={s.below}>{text('rateSearch.cost', { amount: money(cost.usd, 'USD') })}</span>
      )}
    </>
  );
}
