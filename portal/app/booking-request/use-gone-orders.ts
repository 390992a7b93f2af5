import { useEffect, useRef, useState } from 'react';
import { isAborted } from '../../../shared/client/client-error.ts';
import { loadOrders } from './api.ts';
import type { Named } from './entry.ts';

/**
 * Those of the entered orders that are not there any more, or not for the caller. It is asked when `round` has changed and
 * isn't 0: a draft may be days old, and a refused request may name an order that was removed meanwhile.
 */
export function useGoneOrders(orders: readonly Named[], round: number): readonly Named[] {
  const [missing, setMissing] = useState<ReadonlySet<number>>(new Set());
  const entered = useRef(orders);
  entered.current = orders;
  useEffect(() => {
    const ids = entered.current.map(({ id }) => id);
    if (round === 0 || ids.length === 0) return;
    const request = new AbortController();
    loadOrders(ids, request.signal).then(
      (found) => {
        const there = new Set(found.map(({ id }) => id));
        setMissing(new Set(ids.filter((id) => !there.has(id))));
      },
      (error: unknown) => {
        // The server refuses what is gone.
        if (!isAborted(error)) console.warn('[portal] The orders of the draft can’t be checked:', error);
      },
    );
    return () => request.abort();
  }, [round]);
  return orders.filter(({ id }) => missing.has(id));
}
