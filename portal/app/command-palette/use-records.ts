import { useEffect, useState } from 'react';
import { isAborted } from '../../../shared/client/client-error.ts';
import { statusList } from '../../../shared/client/results.ts';
import { FoundRecord, SHORTEST_SEARCH, StatusAnswer } from '../../../shared/contract/search.ts';
import { client } from '../client/client.ts';

/** How long typing has to pause before the server is asked, in milliseconds. */
const PAUSE = 200;
const REQUEST = 'action searchRecords';

/** What is known of the records for a query; `problem` are the service's words, where it had any. */
export type Records =
  | { kind: 'short' }
  | { kind: 'searching' }
  | { kind: 'found'; list: FoundRecord[]; problem: string | undefined }
  | { kind: 'failed' };

const isLongEnough = (query: string) => query.length >= SHORTEST_SEARCH || /^\d+$/.test(query);

/**
 * Records by a part of their reference or number, or by their id (API-41, D-13). A newer query gives the older one up;
 * `round` asks for the same again.
 */
export function useRecords(query: string, round: number): Records {
  const term = query.trim();
  const [answer, setAnswer] = useState<{ term: string; records: Records }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    if (!isLongEnough(term)) return;
    const mine = new AbortController();
    const timer = setTimeout(async () => {
      setAnswer(undefined);
      const { signal } = mine;
      const records = await ask(term, signal);
      if (records && !signal.aborted) setAnswer({ term, records });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      mine.abort();
    };
  }, [term, round]);

  if (!isLongEnough(term)) return { kind: 'short' };
  return answer?.term === term ? answer.records : { kind: 'searching' };
}

async function ask(query: string, signal: AbortSignal): Promise<Records | undefined> {
  try {
    const answer = await client.action('searchRecords', { query }, StatusAnswer, { signal });
    return { kind: 'found', ...statusList(FoundRecord, answer, REQUEST) };
  } catch (error) {
    if (isAborted(error)) return undefined;
    console.warn('[portal] Records could not be searched:', error);
    return { kind: 'failed' };
  }
}
