import { useEffect, useState } from 'react';
import type { Client } from '../../../../shared/client/client.ts';
import { isAborted } from '../../../../shared/client/client-error.ts';
import { ArrivalsAnswer } from '../../../../shared/contract/arrivals.ts';
import { providerToday } from '../../../../shared/trade/provider-day.ts';
import { mondayOf, WEEKS } from './weeks.ts';

export interface LoadingArrivals {
  /** Monday of the first week. */
  from: string;
  answer: ArrivalsAnswer | undefined;
  error: unknown;
  retry(): void;
}

/** Counts the arrivals of this week and of those that follow. */
export function useArrivals(client: Client): LoadingArrivals {
  const [from] = useState(() => mondayOf(providerToday()));
  const [answer, setAnswer] = useState<ArrivalsAnswer>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    const request = new AbortController();
    const { signal } = request;
    setError(undefined);
    client
      .action('countArrivals', { from, weeks: WEEKS }, ArrivalsAnswer, { signal })
      .then(setAnswer, (failure: unknown) => {
        if (!isAborted(failure)) setError(failure);
      });
    return () => request.abort();
  }, [client, from, attempt]);

  return { from, answer, error, retry: () => setAttempt(attempt + 1) };
}
