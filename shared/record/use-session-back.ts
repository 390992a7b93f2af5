import { useEffect } from 'react';
import { isSessionOver, readSession, subscribeSession } from '../client/session.ts';
import { useStable } from '../ui/hooks/use-stable.ts';

/** Calls back each time that somebody has signed in, such as over the page after a session had ended (MSG-20). */
export function useSessionBack(then: () => void): void {
  const back = useStable(then);
  useEffect(
    () =>
      subscribeSession(() => {
        const session = readSession();
        if (session && !isSessionOver(session, Date.now())) back();
      }),
    [back],
  );
}
