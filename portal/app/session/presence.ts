import { useSyncExternalStore } from 'react';
import {
  isSessionOver,
  readSession,
  type Session,
  subscribeSession,
} from '../../../shared/client/session.ts';
import type { Profile } from './profile/profile.ts';

/**
 * State of the person at this page. `visitor`: nobody was signed in since it was loaded, or they signed out. `present`:
 * there is a valid session. `ended`: the session has ended; the page stays as it is until somebody signs in again.
 */
export type Presence = 'visitor' | 'present' | 'ended';

let last: Session | undefined;
let owner: Profile | undefined;

/** The state is updated when it is read. */
export function presence(): Presence {
  const session = readSession();
  if (!session || isSessionOver(session, Date.now())) return last ? 'ended' : 'visitor';
  last = session;
  const profile = profileOf(session.user);
  if (profile && (!owner || owner.id === profile.id)) owner = profile;
  return 'present';
}

export const usePresence = (): Presence => useSyncExternalStore(subscribeSession, presence);

/** The last valid session of this page. */
export const lastSession = (): Session | undefined => last;

/** The profile of the first person signed in on this page. For another person the page is reloaded. */
export const pageOwner = (): Profile | undefined => owner;

/** Forgets the person, as after signing out. */
export function forgetPerson(): void {
  last = undefined;
  owner = undefined;
}

/**
 * The profile in a stored session; undefined for anything else, because every script of this origin can write the
 * session.
 */
export function profileOf(user: unknown): Profile | undefined {
  const { id, firstname } = (user ?? {}) as Partial<Profile>;
  return id !== undefined && firstname !== undefined ? (user as Profile) : undefined;
}
