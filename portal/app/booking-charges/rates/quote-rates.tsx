import { type ReactNode, type RefObject, useId, useState } from 'react';
import { ClientError } from '../../../../shared/client/client-error.ts';
import type { QuoteRatesAnswer } from '../../../../shared/contract/quote-rates.ts';
import { checkbox } from '../../../../shared/ui/field/checkbox.css.ts';
import { SpinnerOverlay } from '../../../../shared/ui/spinner/spinner-overlay.tsx';
import type { BookingChargesElement } from '../../../../widgets/index.d.ts';
import { LoadError } from '../../layout/load-error.tsx';
import { OfferedRate } from './offered-rate.tsx';
import * as s from './quote-rates.css.ts';
import { ReplaceQuestion } from './replace-question.tsx';
import { linesFor, type RatedFeature } from './taken-lines.ts';
import { TakingNotice } from './taking-notice.tsx';
import { useQuoteRates } from './use-quote-rates.ts';
import { type RateWords, useRateWords } from './use-rate-words.ts';
import { type OnTaken, useTaking } from './use-taking.ts';

interface QuoteRatesProps {
  quoteId: number;
  feature: RatedFeature;
  /** The table of charges below. */
  tool: RefObject<BookingChargesElement | null>;
  onTaken: OnTaken;
}

const isRefused = (error: unknown): boolean => error instanceof ClientError && error.code === 'forbidden';

/**
 * The stored rates that fit what the quote was requested for, each with a press that enters its lines into the table below (D-158). For
 * those who may not see any, as the server says, nothing.
 */
export function QuoteRates({ quoteId, feature, tool, onTaken }: QuoteRatesProps) {
  const { text } = useRateWords();
  const { loaded, reload, show } = useQuoteRates(quoteId);
  if (loaded.name === 'failed' && isRefused(loaded.error)) return null;
  if (loaded.name === 'loaded')
    return loaded.answer.none === 'ended' ? null : (
      <Offers {...{ quoteId, feature, tool, onTaken, show }} answer={loaded.answer} />
    );
  return (
    <Part>
      {loaded.name === 'failed' ? (
        <LoadError message={text('rateSearch.failed')} error={loaded.error} onRetry={reload} />
      ) : (
        <SpinnerOverlay busy label={text('common.loading')}>
          <div className={s.waiting} />
        </SpinnerOverlay>
      )}
    </Part>
  );
}

/** @param choice beside the heading */
function Part({ choice, children }: { choice?: ReactNode; children: ReactNode }) {
  const { text } = useRateWords();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={s.part}>
      <div className={s.head}>
        <h2 id={heading} className={s.heading}>
          {text('quoteRates.title')}
        </h2>
        {choice}
      </div>
      {children}
    </section>
  );
}

interface OffersProps extends QuoteRatesProps {
  answer: QuoteRatesAnswer;
  show(answer: QuoteRatesAnswer): void;
}

function Offers({ answer, feature, ...rest }: OffersProps) {
  const words = useRateWords();
  const { text } = words;
  const { listed, rates, chosen } = answer;
  const isFreight = feature === 'freight_charges';
  // What stands among the charges at the destination already isn't charged again without a word.
  const [wanted, setWanted] = useState<boolean>();
  const withCharges =
    !isFreight || (wanted ?? !listed.some((list) => list.feature === 'destination_charges'));
  const taking = useTaking({ ...rest, feature, withCharges });
  const offers = rates
    .map((rate) => ({ rate, lines: linesFor(rate, feature, withCharges) }))
    .filter(({ lines }) => lines.length > 0);
  const choice = isFreight && rates.length > 0 && (
    <label className={s.check}>
      <input
        type="checkbox"
        className={checkbox}
        checked={withCharges}
        onChange={(event) => setWanted(event.currentTarget.checked)}
      />
      {text('quoteRates.withCharges')}
    </label>
  );
  return (
    <Part choice={choice}>
      <Notes words={words} answer={answer} isEmpty={offers.length === 0} />
      {offers.length > 0 && (
        <ul className={s.rates}>
          {offers.map(({ rate, lines }) => (
            <OfferedRate
              key={rate.reference}
              rate={rate}
              lines={lines}
              isChosen={rate.reference === chosen?.reference}
              isBusy={taking.busy === rate.reference}
              onTake={() => void taking.take(rate)}
            />
          ))}
        </ul>
      )}
      {taking.outcome && (
        <TakingNotice outcome={taking.outcome} feature={feature} onDismiss={taking.dismiss} />
      )}
      {taking.asked && <ReplaceQuestion count={taking.asked.count} onAnswer={taking.answer} />}
    </Part>
  );
}

interface NotesProps {
  words: RateWords;
  answer: QuoteRatesAnswer;
  /** There is nothing to take over into this list. */
  isEmpty: boolean;
}

/** For which day the rates are, who reads what is taken over, and what is not among them. */
function Notes({ words: { text, day }, answer, isEmpty }: NotesProps) {
  const { none, rates, chosen, agent, hasMore } = answer;
  if (none !== null) return <p className={s.quiet}>{text('quoteRates.unknown')}</p>;
  const on = { day: answer.day === null ? '' : day(answer.day) };
  const first = isEmpty ? (rates.length === 0 ? 'none' : 'noCharges') : 'day';
  const isChosenGone = chosen !== null && !rates.some(({ reference }) => reference === chosen.reference);
  return (
    <div className={s.quiet}>
      <p>
        {[
          text(`quoteRates.${first}`, on),
          agent !== null && !isEmpty && text('quoteRates.agent', { agent }),
          hasMore && text('quoteRates.more', { count: rates.length }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {isChosenGone && <p className={s.warning}>{text('quoteRates.chosenGone', chosen)}</p>}
    </div>
  );
}
