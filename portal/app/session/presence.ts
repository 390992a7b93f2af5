import { useSyncExternalStore } from 'react';
import {
  isSessionOver,
  readSession,
  type Session,
  subscribeSession,
} from '../../../shared/client/session.ts';
import type { Profile } from './profile/profile.ts';

/**
 * Who sits at this page. `visitor`: nobody was signed in since it was loaded, or they left on purpose. `present`: a
 * session is alive. `lost`: there was one, and it ended; the page stays as it is until somebody signs in again.
 */
export type Presence = 'visitor' | 'present' | 'lost';

let last: Session | undefined;
let owner: Profile | undefined;

/** Reading it is what keeps it up to date: whoever asks first after a change learns the new state. */
export function presence(): Presence {
  const session = readSession();
  if (!session || isSessionOver(session, Date.now())) return last ? 'lost' : 'visitor';
  last = session;
  const profile = profileOf(session.user);
  if (profile && (!owner || owner.id === profile.id)) owner = profile;
  return 'present';
}

export const usePresence = (): Presence => useSyncExternalStore(subscribeSession, presence);

/** The last session of this page that was seen alive. */
export const lastSession = (): Session | undefined => last;

/** Whose page this is, as last known: the first person on it. Another one gets a page of their own. */
export const pageOwner = (): Profile | undefined => owner;

/** The person leaves: the page is nobody's any more. */
export function forgetPerson(): void {
  last = undefined;
  owner = undefined;
}

/** The session is shared by everything on this origin: what somebody else put there may be less than a profile. */
export function profileOf(user: unknown): Profile | undefined {
  const { id, firstname } = (user ?? {}) as Partial<Profile>;
  return id !== undefined && firstname !== undefined ? (user as Profile) : undefined;
}
