import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { Named, Text } from '../../lists/definitions/common.ts';
import { loadRecord, type RecordSource } from '../../lists/request/request.ts';
import { client } from '../client/client.ts';
import { useListViewer } from '../modules/page/use-list-viewer.ts';
import { isToIssue } from '../records/quote/may-issue.ts';
import { useAreElsewhere } from '../records-elsewhere/use-are-elsewhere.ts';

const Quote = v.object({ id: v.number(), status: Text, agent: Named });
type Quote = v.InferOutput<typeof Quote>;
const QUOTES: RecordSource<Quote> = { model: 'Quote', schema: Quote };

/**
 * Whether the quote waits for the viewer to issue it; false until that is known, and where it can't be found out.
 *
 * @param id undefined as long as nothing is to be asked, and of another record
 */
export function useIsToIssue(id: number | undefined): boolean {
  const viewer = useListViewer();
  const areElsewhere = useAreElsewhere();
  const [quote, setQuote] = useState<Quote>();
  useEffect(() => {
    if (id === undefined || areElsewhere) return;
    const request = new AbortController();
    loadRecord(client, QUOTES, { id, signal: request.signal }).then(setQuote, () => undefined);
    return () => {
      request.abort();
      setQuote(undefined);
    };
  }, [id, areElsewhere]);
  return quote !== undefined && isToIssue(quote, viewer);
}
