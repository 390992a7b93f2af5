import { useCallback, useEffect, useState } from 'react';
import { isAborted } from '../../../shared/client/client-error.ts';
import { CompanyProfile } from '../../../shared/contract/profile.ts';
import { client } from '../client.ts';

type Load = { is: 'loading' } | { is: 'failed' } | { is: 'ready'; company: CompanyProfile };

/** The company that the person acts for, as the server has it now (MOD-21). */
export function useCompany() {
  const [load, setLoad] = useState<Load>({ is: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const leaving = new AbortController();
    client.action('loadCompany', {}, CompanyProfile, { signal: leaving.signal }).then(
      (company) => setLoad({ is: 'ready', company }),
      (error: unknown) => {
        if (isAborted(error)) return;
        console.warn('[portal] The company could not be loaded:', error);
        setLoad((now) => (now.is === 'ready' ? now : { is: 'failed' }));
      },
    );
    return () => leaving.abort();
  }, [attempt]);

  /** Asks again; what is on the screen stays there meanwhile. */
  const reload = useCallback(() => {
    setLoad((now) => (now.is === 'ready' ? now : { is: 'loading' }));
    setAttempt((n) => n + 1);
  }, []);
  const take = useCallback((company: CompanyProfile) => setLoad({ is: 'ready', company }), []);
  return { load, reload, take };
}
