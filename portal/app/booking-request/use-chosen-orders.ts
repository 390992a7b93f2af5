import { useEffect, useState } from 'react';
import { ClientError, isAborted } from '../../../shared/client/client-error.ts';
import { loadOrders } from './api.ts';
import { type ChosenOrders, chooseOrders } from './chosen-orders.ts';

type Loaded =
  | { name: 'loading' }
  | { name: 'found'; chosen: ChosenOrders }
  | { name: 'failed'; cause: ClientError };

/** Loads the orders that a request is to begin with; `ids` as the address has them, `17,18`. */
export function useChosenOrders(ids: string): { loaded: Loaded; retry(): void } {
  const [loaded, setLoaded] = useState<Loaded>({ name: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    const request = new AbortController();
    const wanted = ids.split(',').map(Number);
    setLoaded({ name: 'loading' });
    loadOrders(wanted, request.signal).then(
      (found) => setLoaded({ name: 'found', chosen: chooseOrders(wanted, found) }),
      (cause: unknown) => {
        if (isAborted(cause)) return;
        if (!(cause instanceof ClientError)) throw cause;
        setLoaded({ name: 'failed', cause });
      },
    );
    return () => request.abort();
  }, [ids, attempt]);

  return { loaded, retry: () => setAttempt(attempt + 1) };
}
