import { useCallback, useEffect, useState } from 'react';
import { isAborted } from '../../../../shared/client/client-error.ts';
import { Markups } from '../../../../shared/contract/markups.ts';
import { client } from '../../client/client.ts';

/** Loads the mark-ups of a customer; after a failed reload the former ones stay. */
export function useMarkups(entityId: number) {
  const [markups, setMarkups] = useState<Markups>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const request = new AbortController();
    client
      .action('getMarkups', { entityId }, Markups, { signal: request.signal })
      .then(setMarkups, (failure) => {
        if (isAborted(failure)) return;
        console.warn('[portal] The mark-ups could not be loaded:', failure);
        setError(failure);
      });
    return () => request.abort();
  }, [entityId, attempt]);

  /** Loads them again; the present ones stay on the screen meanwhile. */
  const reload = useCallback(() => {
    setError(undefined);
    setAttempt((n) => n + 1);
  }, []);
  return { markups, error, reload };
}
