import { type ReactNode, useEffect, useState } from 'react';
import { isAborted } from '../../../shared/client/client-error.ts';
import type { RequestEntry } from './entry.ts';
import { lastParties } from './last-parties.ts';
import { Loading } from './with-record.tsx';

interface WithLastPartiesProps {
  /** What is known so far. */
  entry: RequestEntry;
  children(entry: RequestEntry): ReactNode;
}

/** The entries with the parties and terms of the customer's last booking, which is the likeliest to be right (MOD-04). */
export function WithLastParties({ entry, children }: WithLastPartiesProps) {
  const [begun] = useState(entry);
  const [filled, setFilled] = useState<RequestEntry>();
  useEffect(() => {
    const { customer } = begun;
    if (!customer) return setFilled(begun);
    const request = new AbortController();
    lastParties({ ...begun, customer: customer.id }, request.signal).then(
      (parties) => setFilled({ ...begun, ...parties }),
      (error: unknown) => {
        if (isAborted(error)) return;
        // They can be typed.
        console.warn('[portal] No parties of earlier bookings:', error);
        setFilled(begun);
      },
    );
    return () => request.abort();
  }, [begun]);
  return filled ? children(filled) : <Loading />;
}
