import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { nameOfLine } from './line-words.ts';
import { chargedElsewhere, type RatedFeature } from './taken-lines.ts';
import { type RateWords, useRateWords } from './use-rate-words.ts';
import type { Outcome } from './use-taking.ts';

interface TakingNoticeProps {
  outcome: Outcome;
  feature: RatedFeature;
  onDismiss(): void;
}

/** What became of a press on `Take over`: how many lines were entered and what is left to do, or why none were. */
export function TakingNotice({ outcome, feature, onDismiss }: TakingNoticeProps) {
  const words = useRateWords();
  const { text } = words;
  const { reference, carrier } = outcome.rate;
  if (outcome.name === 'failed')
    return (
      <Banner kind="warning" onRetry={outcome.retry}>
        {text('rateSearch.failed')}
      </Banner>
    );
  if (outcome.name !== 'taken')
    return (
      <Banner kind="warning" onDismiss={onDismiss}>
        {text(`quoteRates.${outcome.name}`, { reference, carrier })}
      </Banner>
    );
  const toDo = toDoWords(words, outcome, feature);
  return (
    <Banner kind={toDo.length > 0 ? 'warning' : 'success'} onDismiss={onDismiss}>
      <p>{text('quoteRates.taken', { count: outcome.lines.length, reference })}</p>
      {toDo.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Banner>
  );
}

/** What the user has to look at in the lines that were entered. */
function toDoWords(
  words: RateWords,
  { rate, lines, withCharges, listed }: Extract<Outcome, { name: 'taken' }>,
  feature: RatedFeature,
): string[] {
  const { text, money } = words;
  const named = (of: typeof lines) => [...new Set(of.map((line) => nameOfLine(words, line)))].join(', ');
  const nameless = lines.filter(({ chargeType }) => chargeType === null);
  const twice = chargedElsewhere(lines, listed, feature);
  const leftOut = withCharges ? rate.leftOut : [];
  const missing = feature === 'freight_charges' ? rate.missing : [];
  return [
    nameless.length > 0 && text('quoteRates.chargeType', { names: named(nameless) }),
    missing.length > 0 && text('rateSearch.missing', { types: missing.join(', ') }),
    leftOut.length > 0 &&
      text('quoteRates.leftOut', {
        charges: leftOut
          .map(({ name, amount, currency, unitCode }) =>
            text('quoteRates.per', { name, price: money(amount, currency), unit: unitCode }),
          )
          .join('; '),
      }),
    twice.length > 0 && text('quoteRates.twice', { names: named(twice) }),
  ].filter((sentence) => sentence !== false);
}
