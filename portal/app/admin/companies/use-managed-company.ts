import { useCallback, useEffect, useState } from 'react';
import type * as v from 'valibot';
import { isAborted } from '../../../../shared/client/client-error.ts';
import { CompanyAnswer } from '../../../../shared/contract/managed-companies.ts';
import { client } from '../../client/client.ts';

type Answer = v.InferOutput<typeof CompanyAnswer>;

/** Loads a company, or for null what the form of a new one needs; after a failed reload the former data stay. */
export function useManagedCompany(id: number | null) {
  const [answer, setAnswer] = useState<Answer>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const request = new AbortController();
    const ask = id === null ? {} : { id };
    client.action('getCompany', ask, CompanyAnswer, { signal: request.signal }).then(setAnswer, (failure) => {
      if (isAborted(failure)) return;
      console.warn('[portal] The company could not be loaded:', failure);
      setError(failure);
    });
    return () => request.abort();
  }, [id, attempt]);

  /** Loads it again; the present data stay on the screen meanwhile. */
  const reload = useCallback(() => {
    setError(undefined);
    setAttempt((n) => n + 1);
  }, []);
  return { answer, error, reload };
}
