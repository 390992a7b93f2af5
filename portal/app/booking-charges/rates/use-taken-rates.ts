import { useEffect, useState } from 'react';
import { providerToday } from '../../../../shared/trade/provider-day.ts';
import { useStable } from '../../../../shared/ui/hooks/use-stable.ts';
import { type Fate, fatesOf, type TakenRate } from './taken-rates.ts';
import { loadQuoteRates } from './use-quote-rates.ts';

interface TakenRatesOptions {
  quoteId: number;
  taken: readonly TakenRate[];
  /** The lines were saved just now. */
  isSaved: boolean;
}

interface TakenRates {
  fates: readonly Fate[];
  /** They could not be looked at. */
  hasFailed: boolean;
  retry(): void;
  dismiss(fate: Fate): void;
}

/**
 * Looks again at the rates of which lines were taken over (D-158): when somebody comes back to the page, which may have stood
 * open for days, and when the lines are saved. It keeps nobody from saving: a price that was agreed on stays agreed on.
 */
export function useTakenRates({ quoteId, taken, isSaved }: TakenRatesOptions): TakenRates {
  const [fates, setFates] = useState<readonly Fate[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const look = useStable(async () => {
    if (taken.length === 0) return;
    setFailed(false);
    try {
      const references = taken.map(({ reference }) => reference);
      setFates(fatesOf(taken, await loadQuoteRates(quoteId, { references }), providerToday()));
    } catch (error) {
      console.warn('The rates that were taken over could not be looked at again.', error);
      setFailed(true);
    }
  });
  const isAnyTaken = taken.length > 0;
  useEffect(() => {
    if (isSaved && isAnyTaken) void look();
  }, [isSaved, isAnyTaken, look]);
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === 'visible') void look();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [look]);
  // Of another quote, or lines that were replaced, nothing is told.
  const isTaken = ({ taken: { reference } }: Fate) => taken.some((one) => one.reference === reference);
  return {
    fates: fates.filter(isTaken),
    hasFailed: hasFailed && isAnyTaken,
    retry: () => void look(),
    dismiss: (fate) => setFates((now) => now.filter((one) => one !== fate)),
  };
}
