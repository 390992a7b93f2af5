import { type ReactNode, useEffect, useState } from 'react';
import { isAborted } from '../../../shared/client/client-error.ts';
import { useListViewer } from '../modules/page/use-list-viewer.ts';
import type { RequestEntry } from './entry.ts';
import { type LastParties, lastParties } from './last-parties.ts';
import { Loading } from './with-record.tsx';

interface WithLastPartiesProps {
  /** What is known so far. */
  entry: RequestEntry;
  /** `last`: where the parties are from; null: there are none. */
  children(entry: RequestEntry, last: LastParties | null): ReactNode;
}

/**
 * The entries with the parties and terms of the last booking of the customer, or of the company that somebody works for alone,
 * which is the likeliest to be right (MOD-04).
 */
export function WithLastParties({ entry, children }: WithLastPartiesProps) {
  const [begun] = useState(entry);
  const [filled, setFilled] = useState<{ entry: RequestEntry; last?: LastParties | undefined }>();
  const { role, companyId } = useListViewer();
  const customer = begun.customer?.id ?? (role === undefined ? companyId : undefined);
  useEffect(() => {
    if (customer === undefined) return setFilled({ entry: begun });
    const request = new AbortController();
    lastParties({ ...begun, customer }, request.signal).then(
      (last) => setFilled({ entry: { ...begun, ...last?.parties }, last }),
      (error: unknown) => {
        if (isAborted(error)) return;
        // They can be typed.
        console.warn('[portal] No parties of earlier bookings:', error);
        setFilled({ entry: begun });
      },
    );
    return () => request.abort();
  }, [begun, customer]);
  return filled ? children(filled.entry, filled.last ?? null) : <Loading />;
}
