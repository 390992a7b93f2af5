import { useSyncExternalStore } from 'react';
import {
  isSessionOver,
  readSession,
  type Session,
  subscribeSession,
} from '../../../shared/client/session.ts';

let last: { text: string; session: Session | undefined } = { text: '', session: undefined };

/** The same object for the same stored session, because React compares by identity. */
function snapshot(): Session | undefined {
  const session = readSession();
  const text = JSON.stringify(session) ?? '';
  if (text !== last.text) last = { text, session };
  return last.session;
}

/** The stored session, also an expired one; follows changes by other tabs (AUTH-49). */
export const useStoredSession = (): Session | undefined => useSyncExternalStore(subscribeSession, snapshot);

/** The valid session of a signed-in person; undefined for an expired one (AUTH-51). */
export function useSession(): Session | undefined {
  const session = useStoredSession();
  return session && !isSessionOver(session, Date.now()) ? session : undefined;
}
