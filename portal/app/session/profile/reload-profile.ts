import { isAborted } from '../../../../shared/client/client-error.ts';
import { readSession, writeSession } from '../../../../shared/client/session.ts';
import { client } from '../../client/client.ts';
import { profileOf } from '../presence.ts';
import { loadProfile, type Profile, toProfile } from './profile.ts';

let newest = 0;

/** Keeps at once what was just saved: the load that follows may get no answer. */
export function amendProfile(part: Partial<Profile>): void {
  const session = readSession();
  const profile = profileOf(session?.user);
  if (session && profile) writeSession({ ...session, user: toProfile({ ...profile, ...part }) });
}

/**
 * Loads the profile of the stored session and keeps it there, where `useProfile()` finds it. Call it after a change
 * of the person's own data or company. It never throws: without an answer the former profile stays.
 *
 * @returns whether the person may stay: false once it is certain that there is no user or no first name (D-51)
 */
export async function reloadProfile(): Promise<boolean> {
  newest += 1;
  const mine = newest;
  const token = readSession()?.authToken;
  try {
    const profile = await loadProfile(client);
    const session = readSession();
    // Someone may have signed out, or in as somebody else, meanwhile.
    if (!session || session.authToken !== token) return true;
    if (profile === false || !profile.firstname?.trim()) return false;
    // Two loads may answer out of order: the older one may not know of a change that the newer one was made for.
    if (mine === newest) writeSession({ ...session, user: profile });
  } catch (error) {
    if (!isAborted(error)) console.warn('[portal] The profile could not be loaded:', error);
  }
  return true;
}
