import { useMemo } from 'react';
import { isAborted } from '../../../shared/client/client-error.ts';
import { statusList } from '../../../shared/client/results.ts';
import {
  FoundRecord,
  isShortPlaceName,
  SHORTEST_SEARCH,
  StatusAnswer,
} from '../../../shared/contract/search.ts';
import { useSearch } from '../../../shared/ui/search/use-search.ts';
import { client } from '../client/client.ts';

const REQUEST = 'action searchRecords';

/** State of the search for records; `problem` is the server's message, where it gave one. */
export type Records =
  | { kind: 'short' }
  | { kind: 'searching' }
  | { kind: 'found'; list: FoundRecord[]; problem: string | undefined }
  | { kind: 'failed' };

const isLongEnough = (query: string) =>
  query.length >= SHORTEST_SEARCH || isShortPlaceName(query) || /^\d+$/.test(query);

/** Records by a part of their reference or number, or by their id (API-41, D-13). */
export function useRecords(query: string): { records: Records; retry(): void } {
  const term = query.trim();
  const isAsked = isLongEnough(term);
  const { state, found, retry } = useSearch(ask, isAsked ? term : undefined);
  const records = useMemo<Records>(() => {
    if (!isAsked) return { kind: 'short' };
    return state === 'found' ? { kind: state, ...found! } : { kind: state };
  }, [isAsked, state, found]);
  return { records, retry };
}

type Found = Omit<Extract<Records, { kind: 'found' }>, 'kind'>;

async function ask(query: string, signal: AbortSignal): Promise<Found> {
  try {
    const answer = await client.action('searchRecords', { query }, StatusAnswer, { signal });
    return statusList(FoundRecord, answer, REQUEST);
  } catch (error) {
    if (!isAborted(error)) console.warn('[portal] Records could not be searched:', error);
    throw error;
  }
}
