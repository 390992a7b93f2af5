import type { FoundRate, SearchRatesAnswer } from '../../../../shared/contract/rate-search.ts';
import { NORMAL } from '../../../../shared/trade/weight-levels.ts';
import { type AppliedBreak, appliedBreak } from './applied-break.ts';
import { lineText } from './line-text.ts';
import * as s from './rate-card.css.ts';
import { useWords, type Words } from './use-words.ts';

interface FreightFactsProps {
  rate: FoundRate;
  chargeable: SearchRatesAnswer['chargeable'];
}

/** What the freight is charged for at which price, and why: the containers, the revenue tons or the weight break. */
export function FreightFacts({ rate: { price }, chargeable }: FreightFactsProps) {
  const words = useWords();
  const { text } = words;
  const freight = price.lines.filter(({ kind }) => kind === 'freight');
  const currency = freight[0]?.currency ?? '';
  const applied = price.air && chargeable ? appliedBreak(price.air, chargeable.quantity) : undefined;
  return (
    <>
      {freight.map((line) => (
        <span key={line.unit} className={s.line}>
          {lineText(words, line)}
        </span>
      ))}
      {applied && chargeable && (
        <span className={applied.why === 'ownBreak' ? s.below : s.reason}>
          {reasonText(words, applied, { chargeable: chargeable.quantity, currency })}
        </span>
      )}
      {!price.air && freight.some(({ isMinimum }) => isMinimum) && (
        <span className={s.reason}>{text('rateSearch.why.lclMinimum')}</span>
      )}
    </>
  );
}

/** Why freight by air is charged as it is. */
function reasonText(
  { text, number, money }: Words,
  applied: AppliedBreak,
  { chargeable, currency }: { chargeable: string; currency: string },
): string {
  switch (applied.why) {
    case 'minimum':
      return applied.charge
        ? text('rateSearch.why.minimum', {
            weight: number(applied.charge.weight),
            amount: money(applied.charge.amount, currency),
          })
        : text('rateSearch.why.onlyMinimum');
    case 'nextBreak':
      return text('rateSearch.why.nextBreak', {
        level: number(applied.charge.level),
        paid: number(applied.charge.weight),
        saved: money(applied.saved, currency),
        weight: number(chargeable),
        price: money(applied.instead.rate, currency),
      });
    case 'ownBreak':
      return applied.charge.level === NORMAL
        ? text('rateSearch.why.normal')
        : text('rateSearch.why.ownBreak', { level: number(applied.charge.level) });
  }
}
