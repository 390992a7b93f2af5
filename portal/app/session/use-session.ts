import { useSyncExternalStore } from 'react';
import {
  isSessionOver,
  readSession,
  type Session,
  subscribeSession,
} from '../../../shared/client/session.ts';

let last: { text: string; session: Session | undefined } = { text: '', session: undefined };

/** The same object as long as the stored session says the same: React compares by identity. */
function snapshot(): Session | undefined {
  const session = readSession();
  const text = JSON.stringify(session) ?? '';
  if (text !== last.text) last = { text, session };
  return last.session;
}

/** The stored session, whether or not it is over; also when another tab changes it (AUTH-49). */
export const useStoredSession = (): Session | undefined => useSyncExternalStore(subscribeSession, snapshot);

/** The session of a signed-in person; one that is over counts as none (AUTH-51). */
export function useSession(): Session | undefined {
  const session = useStoredSession();
  return session && !isSessionOver(session, Date.now()) ? session : undefined;
}
