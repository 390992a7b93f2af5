import { isAborted } from '../../../../shared/client/client-error.ts';
import { readSession, writeSession } from '../../../../shared/client/session.ts';
import { client } from '../../client/client.ts';
import { profileOf } from '../presence.ts';
import { loadProfile, type Profile, toProfile } from './profile.ts';

let newest = 0;

/** Stores what was just saved, because the load that follows may fail. */
export function amendProfile(part: Partial<Profile>): void {
  const session = readSession();
  const profile = profileOf(session?.user);
  if (session && profile) writeSession({ ...session, user: toProfile({ ...profile, ...part }) });
}

/**
 * Loads the profile into the stored session, where `useProfile()` reads it. Call it after a change of the person's own
 * data or company. It never throws: after a failure the former profile stays.
 *
 * @returns false when the server has no user or no first name, so that the person must be signed out (D-51)
 */
export async function reloadProfile(): Promise<boolean> {
  newest += 1;
  const mine = newest;
  const token = readSession()?.authToken;
  try {
    const profile = await loadProfile(client);
    const session = readSession();
    // Somebody may have signed out or in while the profile was loading.
    if (!session || session.authToken !== token) return true;
    if (profile === false || !profile.firstname?.trim()) return false;
    // Answers may arrive out of order, and an older one may lack the change that the newer load was made for.
    if (mine === newest) writeSession({ ...session, user: profile });
  } catch (error) {
    if (!isAborted(error)) console.warn('[portal] The profile could not be loaded:', error);
  }
  return true;
}
