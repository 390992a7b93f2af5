import { useEffect, useState } from 'react';
import { isAborted } from '../../../shared/client/client-error.ts';
import { findParties, type Party } from './party-offers.ts';

const NONE: readonly Party[] = [];

/** Who is offered as a party of a company's booking; none while they load, or where that fails: one can be typed. */
export function useParties(companyId: number | undefined): {
  offers: readonly Party[];
  /** One was added or changed. */
  reload(): void;
} {
  const [offers, setOffers] = useState(NONE);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks again
  useEffect(() => {
    if (companyId === undefined) return setOffers(NONE);
    const request = new AbortController();
    findParties(companyId, request.signal).then(setOffers, (error: unknown) => {
      if (!isAborted(error)) console.warn('[portal] No parties can be offered:', error);
    });
    return () => request.abort();
  }, [companyId, round]);
  return { offers, reload: () => setRound((last) => last + 1) };
}
