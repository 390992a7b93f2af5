import type { FoundRate, Price } from '../../../../shared/contract/rate-search.ts';
import { NORMAL } from '../../../../shared/trade/weight-levels.ts';
import { visuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.css.ts';
import * as s from './breakdown.css.ts';
import { lineText } from './line-text.ts';
import { useWords } from './use-words.ts';

/** Every line of a price with the sums, folded until it is asked for; to the provider what each costs. */
export function Breakdown({ rate }: { rate: FoundRate }) {
  const words = useWords();
  const { text, money } = words;
  const { price, cost, carrier, reference, perCarton } = rate;
  return (
    <details className={s.details}>
      <summary className={s.summary}>{text('rateSearch.breakdown')}</summary>
      <table className={s.table}>
        <caption className={visuallyHidden}>
          {text('rateSearch.breakdownOf', { carrier: carrier.name, reference })}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={s.head}>
              {text('rateSearch.item')}
            </th>
            <th scope="col" className={s.amountHead}>
              {text('rateSearch.amount')}
            </th>
            {cost && (
              <th scope="col" className={s.amountHead}>
                {text('rateSearch.costAmount')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {price.lines.map((line, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and keep their order
            <tr key={n}>
              <th scope="row" className={s.item}>
                {lineText(words, line)}
              </th>
              <td className={s.amount}>{money(line.amount, line.currency)}</td>
              {cost && <td className={s.amount}>{money(cost.lines[n]!.amount, line.currency)}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sumsOf(price).map((sum, n) => (
            <tr key={sum.isAll ? 'all' : sum.currency}>
              <th scope="row" className={s.sumItem}>
                {sum.isAll ? text('rateSearch.sumUsd') : text('rateSearch.sum', { currency: sum.currency })}
              </th>
              <td className={s.sum}>{money(sum.amount, sum.currency)}</td>
              {cost && <td className={s.sum}>{money(sumsOf(cost)[n]!.amount, sum.currency)}</td>}
            </tr>
          ))}
        </tfoot>
      </table>
      {price.air && price.air.alternatives.length > 0 && (
        <OtherBreaks alternatives={price.air.alternatives} currency={price.lines[0]!.currency} />
      )}
      {perCarton.length > 0 && (
        <p className={s.note}>
          {text('rateSearch.perCarton', {
            charges: perCarton
              .map(({ name, amount, currency }) => `${name} ${money(amount, currency)}`)
              .join(', '),
          })}
        </p>
      )}
    </details>
  );
}

/** The sums of a price, that of all currencies last, unless it is the only one. */
function sumsOf({ totals, usd }: Price) {
  const isOneSum = totals.length === 1 && totals[0]!.currency === 'USD';
  const own = totals.map((total) => ({ ...total, isAll: false }));
  return usd === null || isOneSum ? own : [...own, { currency: 'USD', amount: usd, isAll: true }];
}

function OtherBreaks({
  alternatives,
  currency,
}: {
  alternatives: NonNullable<Price['air']>['alternatives'];
  currency: string;
}) {
  const { text, number, money } = useWords();
  return (
    <div className={s.note}>
      <p>{text('rateSearch.otherBreaks')}</p>
      <ul className={s.breaks}>
        {alternatives.map(({ level, weight, rate, amount }) => (
          <li key={level}>
            {text('rateSearch.otherBreak', {
              level:
                level === NORMAL
                  ? text('rateSearch.level.normal')
                  : text('rateSearch.level.break', { level: number(level) }),
              weight: number(weight),
              price: money(rate, currency),
              amount: money(amount, currency),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
