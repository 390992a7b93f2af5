import { useCallback, useEffect, useState } from 'react';
import { isAborted } from '../../../../shared/client/client-error.ts';
import { CompanyProfile } from '../../../../shared/contract/profile.ts';
import { client } from '../../client/client.ts';

/** Loads the company that the person acts for (MOD-21); after a failed reload the former data stay. */
export function useCompany() {
  const [company, setCompany] = useState<CompanyProfile>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const leaving = new AbortController();
    client
      .action('loadCompany', {}, CompanyProfile, { signal: leaving.signal })
      .then(setCompany, (error: unknown) => {
        if (isAborted(error)) return;
        console.warn('[portal] The company could not be loaded:', error);
        setFailed(true);
      });
    return () => leaving.abort();
  }, [attempt]);

  /** Loads it again; the present data stay on the screen meanwhile. */
  const reload = useCallback(() => {
    setFailed(false);
    setAttempt((n) => n + 1);
  }, []);
  return { company, hasFailed, reload, take: setCompany };
}
