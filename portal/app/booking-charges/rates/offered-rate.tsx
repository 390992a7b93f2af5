import { useId } from 'react';
import type { QuoteRate, QuoteRateLine } from '../../../../shared/contract/quote-rates.ts';
import { totalsByCurrency } from '../../../../shared/trade/freight-offer.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { lineWords } from './line-words.ts';
import * as s from './quote-rates.css.ts';
import { type RateWords, useRateWords } from './use-rate-words.ts';

interface OfferedRateProps {
  rate: QuoteRate;
  /** Those that are taken over. */
  lines: readonly QuoteRateLine[];
  /** The customer chose it when the quote was requested. */
  isChosen: boolean;
  isBusy: boolean;
  onTake(): void;
}

/** A rate with what its lines come to for the cargo of the quote (D-158), and the press that takes them over. */
export function OfferedRate({ rate, lines, isChosen, isBusy, onTake }: OfferedRateProps) {
  const words = useRateWords();
  const { text, day, money, transit } = words;
  const heading = useId();
  const { carrier, reference, kind, source, via, validTo, missing } = rate;
  const facts = [
    reference,
    kind === 'NAC' && kind,
    source,
    via && text('rateSearch.via', { port: via }),
    rate.transit && transit(rate.transit),
    validTo ? text('rateSearch.until', { day: day(validTo) }) : text('rateSearch.noEnd'),
  ];
  const totals = totalsByCurrency(lines, lines[0]!.currency);
  return (
    <li className={s.rate}>
      <article aria-labelledby={heading} className={s.article}>
        <h3 id={heading} className={s.carrier}>
          {carrier}
        </h3>
        <p className={s.quiet}>{facts.filter(Boolean).join(' · ')}</p>
        {isChosen && <p className={s.chosen}>{text('quoteRates.chosen')}</p>}
        <ul className={s.lines}>
          {lineTexts(words, lines).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {missing.length > 0 && (
          <p className={s.warning}>{text('rateSearch.missing', { types: missing.join(', ') })}</p>
        )}
        <div className={s.end}>
          <strong className={s.total}>
            {totals.map(({ amount, currency }) => money(amount, currency)).join(' + ')}
          </strong>
          <Button
            size="sm"
            variant={isChosen ? 'primary' : 'secondary'}
            busy={isBusy}
            aria-label={text('quoteRates.takeOf', { carrier, reference })}
            onClick={onTake}
          >
            {text('quoteRates.take')}
          </Button>
        </div>
      </article>
    </li>
  );
}

/** The freight line by line, and the local charges by their names: all of their numbers stand in the table afterwards. */
function lineTexts(words: RateWords, lines: readonly QuoteRateLine[]): string[] {
  const freight = lines.filter(({ part }) => part === 'freight').map((line) => lineWords(words, line));
  const names = new Set(lines.flatMap(({ part, name }) => (part === 'charge' ? name : [])));
  if (names.size === 0) return freight;
  return [...freight, words.text('quoteRates.local', { names: [...names].join(', ') })];
}
