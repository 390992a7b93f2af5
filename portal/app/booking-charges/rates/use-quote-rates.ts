import { useCallback, useEffect, useState } from 'react';
import { isAborted } from '../../../../shared/client/client-error.ts';
import { MOST_REFERENCES, QuoteRatesAnswer } from '../../../../shared/contract/quote-rates.ts';
import { client } from '../../client/client.ts';

export type LoadedRates =
  | { readonly name: 'loading' }
  | { readonly name: 'loaded'; readonly answer: QuoteRatesAnswer }
  | { readonly name: 'failed'; readonly error: unknown };

interface LoadOptions {
  /** Rates that are to be among them if they count, however many are cheaper. */
  references?: readonly string[];
  signal?: AbortSignal;
}

/** The stored rates that fit a quote. Throws `ClientError`. */
export const loadQuoteRates = (
  quoteId: number,
  { references, signal }: LoadOptions = {},
): Promise<QuoteRatesAnswer> =>
  client.action(
    'ratesForQuote',
    // So many at most: the last ones are those whose lines are likely to stand there.
    { quoteId, ...(references && { references: references.slice(-MOST_REFERENCES) }) },
    QuoteRatesAnswer,
    { signal },
  );

/** The same as the page shows them; `show` puts a newer answer in their place. */
export function useQuoteRates(quoteId: number): {
  loaded: LoadedRates;
  reload(): void;
  show(answer: QuoteRatesAnswer): void;
} {
  const [loaded, setLoaded] = useState<LoadedRates>({ name: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const request = new AbortController();
    loadQuoteRates(quoteId, { signal: request.signal }).then(
      (answer) => setLoaded({ name: 'loaded', answer }),
      (error: unknown) => isAborted(error) || setLoaded({ name: 'failed', error }),
    );
    return () => request.abort();
  }, [quoteId, attempt]);
  return {
    loaded,
    reload() {
      setLoaded({ name: 'loading' });
      setAttempt(attempt + 1);
    },
    show: useCallback((answer) => setLoaded({ name: 'loaded', answer }), []),
  };
}
