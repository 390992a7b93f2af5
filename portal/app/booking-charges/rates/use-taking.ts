import { type RefObject, useState } from 'react';
import type { QuoteRate, QuoteRateLine, QuoteRatesAnswer } from '../../../../shared/contract/quote-rates.ts';
import type { BookingChargesElement } from '../../../../widgets/index.d.ts';
import { chargesOf, linesFor, type RatedFeature } from './taken-lines.ts';
import { loadQuoteRates } from './use-quote-rates.ts';
import { useRateWords } from './use-rate-words.ts';

/** What became of the last press. */
export type Outcome =
  | {
      readonly name: 'taken';
      readonly rate: QuoteRate;
      readonly lines: readonly QuoteRateLine[];
      /** Whether local charges were wanted. */
      readonly withCharges: boolean;
      readonly listed: QuoteRatesAnswer['listed'];
    }
  | { readonly name: 'gone' | 'changed' | 'readOnly'; readonly rate: QuoteRate }
  | { readonly name: 'failed'; readonly rate: QuoteRate; retry(): void };

/** A rate that is about to be taken over. */
interface Taking {
  readonly rate: QuoteRate;
  readonly answer: QuoteRatesAnswer;
  /** How many lines are there. */
  readonly count: number;
}

interface TakingOptions {
  quoteId: number;
  feature: RatedFeature;
  withCharges: boolean;
  /** The table of charges. */
  tool: RefObject<BookingChargesElement | null>;
  /** Shows the rates as they are now. */
  show(answer: QuoteRatesAnswer): void;
  onTaken: OnTaken;
}

/** Lines of a rate were taken over, beside those that were there or in their place. */
export type OnTaken = (rate: QuoteRate, method: TakingMethod) => void;
export type TakingMethod = 'addLines' | 'replaceLines';

/**
 * Takes lines of a rate over into the table of charges. The rate is looked at again before: nobody takes over what has ended, or
 * what isn't shown. Lines that are there stay, unless the user says that the new ones replace them.
 */
export function useTaking({ quoteId, feature, withCharges, tool, show, onTaken }: TakingOptions) {
  const words = useRateWords();
  const [busy, setBusy] = useState<string>();
  const [asked, setAsked] = useState<Taking>();
  const [outcome, setOutcome] = useState<Outcome>();

  const enter = ({ rate, answer }: Omit<Taking, 'count'>, method: TakingMethod) => {
    const lines = linesFor(rate, feature, withCharges);
    const isDone = tool.current?.[method](chargesOf(words, rate, lines, answer.mode)) ?? false;
    if (!isDone) return setOutcome({ name: 'readOnly', rate });
    setOutcome({ name: 'taken', rate, lines, withCharges, listed: answer.listed });
    onTaken(rate, method);
  };

  const take = async (shown: QuoteRate): Promise<void> => {
    setBusy(shown.reference);
    setOutcome(undefined);
    const answer = await loadQuoteRates(quoteId).catch((error: unknown) => {
      console.warn('The rates could not be looked at again.', error);
      setOutcome({ name: 'failed', rate: shown, retry: () => void take(shown) });
    });
    setBusy(undefined);
    if (!answer) return;
    show(answer);
    const rate = answer.rates.find(({ reference }) => reference === shown.reference);
    if (!rate) return setOutcome({ name: 'gone', rate: shown });
    if (JSON.stringify(rate) !== JSON.stringify(shown)) return setOutcome({ name: 'changed', rate });
    const count = tool.current?.countLines() ?? 0;
    if (count > 0) setAsked({ rate, answer, count });
    else enter({ rate, answer }, 'addLines');
  };

  return {
    /** The reference of the rate that is being looked at. */
    busy,
    /** What waits for the answer whether it is added or replaces what is there. */
    asked,
    outcome,
    take,
    answer(method?: TakingMethod) {
      setAsked(undefined);
      if (asked && method) enter(asked, method);
    },
    dismiss: () => setOutcome(undefined),
  };
}
