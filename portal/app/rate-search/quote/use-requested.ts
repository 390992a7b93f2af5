import { useRef, useState } from 'react';
import type { RequestedQuote, SearchRates } from '../../../../shared/contract/rate-search.ts';

/** One that was requested, as it is asked for again or shown. */
export interface Requested {
  readonly quote: RequestedQuote;
  /** It was requested since the rates were found. */
  readonly isNew: boolean;
  /** Whether its link takes the focus: once, however often it is drawn. */
  takesFocus(): boolean;
}

/** The quotes that were requested for what was searched: those that the server told, and since then those of this page. */
export function useRequested(search: SearchRates) {
  const [made, setMade] = useState<{ search: SearchRates; quotes: Readonly<Record<string, RequestedQuote>> }>(
    { search, quotes: {} },
  );
  const unfocused = useRef<RequestedQuote>(undefined);
  const quotes = made.search === search ? made.quotes : {};
  return {
    /** `told` is what the server knew of the rate, or of none where `rate` is ''. */
    of(rate: string, told: RequestedQuote | null): Requested | undefined {
      const quote = quotes[rate] ?? told;
      if (!quote) return undefined;
      return {
        quote,
        isNew: quote !== told,
        takesFocus() {
          if (unfocused.current !== quote) return false;
          unfocused.current = undefined;
          return true;
        },
      };
    },
    add(rate: string, quote: RequestedQuote) {
      unfocused.current = quote;
      setMade({ search, quotes: { ...quotes, [rate]: quote } });
    },
  };
}

/** Whether another request for the same would be one too many: somebody works on the first, or waits for an answer to it. */
export const isWaiting = ({ status, isSameCargo }: RequestedQuote): boolean =>
  isSameCargo && (status === 'Requested' || status === 'Open');
