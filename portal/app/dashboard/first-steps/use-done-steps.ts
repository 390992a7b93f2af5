import { useEffect, useState } from 'react';
import type { Client } from '../../../../shared/client/client.ts';
import { isAborted } from '../../../../shared/client/client-error.ts';
import { actsForProvider } from '../../session/profile/roles.ts';
import { useProfile } from '../../session/profile/use-profile.ts';
import { loadDoneSteps, STEPS, type Step } from './load-done-steps.ts';

/** For whom there are no steps, or none that is known to be open. */
const ALL: ReadonlySet<Step> = new Set(STEPS);

/** The first steps of the installation that are done, for the provider's admins; undefined until that is known. */
export function useDoneSteps(client: Client): ReadonlySet<Step> | undefined {
  const profile = useProfile();
  const isAsked = profile && actsForProvider(profile);
  const [done, setDone] = useState<ReadonlySet<Step>>();

  useEffect(() => {
    if (!isAsked) return;
    const request = new AbortController();
    loadDoneSteps(client, request.signal).then(setDone, (error) => {
      if (isAborted(error)) return;
      console.warn('[portal] The first steps could not be loaded:', error);
      setDone(ALL);
    });
    return () => request.abort();
  }, [client, isAsked]);

  return isAsked ? done : ALL;
}
