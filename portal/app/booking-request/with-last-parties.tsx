import { type ReactNode, useEffect, useState } from 'react';
import { isAborted } from '../../../shared/client/client-error.ts';
import type { RequestEntry } from './entry.ts';
import { type LastParties, lastParties } from './last-parties.ts';
import { Loading } from './with-record.tsx';

interface WithLastPartiesProps {
  /** What is known so far. */
  entry: RequestEntry;
  /** `last`: where the parties are from. */
  children(entry: RequestEntry, last: LastParties | undefined): ReactNode;
}

/** The entries with the parties and terms of the customer's last booking, which is the likeliest to be right (MOD-04). */
export function WithLastParties({ entry, children }: WithLastPartiesProps) {
  const [begun] = useState(entry);
  const [filled, setFilled] = useState<{ entry: RequestEntry; last?: LastParties | undefined }>();
  useEffect(() => {
    const { customer } = begun;
    if (!customer) return setFilled({ entry: begun });
    const request = new AbortController();
    lastParties({ ...begun, customer: customer.id }, request.signal).then(
      (last) => setFilled({ entry: { ...begun, ...last?.parties }, last }),
      (error: unknown) => {
        if (isAborted(error)) return;
        // They can be typed.
        console.warn('[portal] No parties of earlier bookings:', error);
        setFilled({ entry: begun });
      },
    );
    return () => request.abort();
  }, [begun]);
  return filled ? children(filled.entry, filled.last) : <Loading />;
}
