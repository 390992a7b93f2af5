import { useEffect, useState } from 'react';
import type { Client } from '../../../shared/client/client.ts';
import { type ClientError, isAborted } from '../../../shared/client/client-error.ts';
import { loadSummary, type Summary } from './summary.ts';

type Loading =
  | { name: 'loading' }
  | { name: 'loaded'; summary: Summary }
  | { name: 'failed'; cause: ClientError };

/** The contents of the dashboard. */
export function useSummary(client: Client): { state: Loading; retry(): void } {
  const [state, setState] = useState<Loading>({ name: 'loading' });
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks again
  useEffect(() => {
    const mine = new AbortController();
    setState({ name: 'loading' });
    loadSummary(client, mine.signal).then(
      (summary) => setState({ name: 'loaded', summary }),
      (cause: ClientError) => {
        if (!isAborted(cause)) setState({ name: 'failed', cause });
      },
    );
    return () => mine.abort();
  }, [client, turn]);

  return { state, retry: () => setTurn(turn + 1) };
}
