import { useCallback, useEffect, useState } from 'react';
import { isAborted } from '../../../../shared/client/client-error.ts';
import { CompanyProfile } from '../../../../shared/contract/profile.ts';
import { client } from '../../client/client.ts';

/** The company that the person acts for, as the server has it now (MOD-21); one that is there outlives a failed reload. */
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

  /** Asks again; what is on the screen stays there meanwhile. */
  const reload = useCallback(() => {
    setFailed(false);
    setAttempt((n) => n + 1);
  }, []);
  return { company, hasFailed, reload, take: setCompany };
}
