import { useEffect, useState } from 'react';
import type { Client } from '../../../shared/client/client.ts';
import { type ClientError, isAborted } from '../../../shared/client/client-error.ts';
import { loadSummary, type Summary } from './summary.ts';

type Loading =
  | { name: 'loading' }
  | { name: 'loaded'; summary: Summary }
  | { name: 'failed'; cause: ClientError };

/** Loads the data of the dashboard. */
export function useSummary(client: Client): { state: Loading; retry(): void } {
  const [state, setState] = useState<Loading>({ name: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    const request = new AbortController();
    setState({ name: 'loading' });
    loadSummary(client, request.signal).then(
      (summary) => setState({ name: 'loaded', summary }),
      (cause: ClientError) => {
        if (!isAborted(cause)) setState({ name: 'failed', cause });
      },
    );
    return () => request.abort();
  }, [client, attempt]);

  return { state, retry: () => setAttempt(attempt + 1) };
}
