import { useEffect } from 'react';
import { isAborted } from '../../../shared/client/client-error.ts';
import { readSession, writeSession } from '../../../shared/client/session.ts';
import { client } from '../client.ts';
import { loadProfile, type Profile } from './current-user.ts';
import { useSession } from './use-session.ts';

/**
 * The profile of the signed-in person, loaded once a session and kept in it (AUTH-48, AUTH-13). `onNameless` is
 * called when the load has ended and there is no user or no first name (D-51).
 */
export function useProfile(onNameless: () => void): Profile | undefined {
  const session = useSession();
  const token = session?.authToken;
  const profile = profileOf(session?.user);
  const isMissing = token !== undefined && !profile;

  useEffect(() => {
    if (!isMissing) return;
    let left = false;
    loadProfile(client).then(
      (loaded) => {
        const current = readSession();
        // Someone may have signed out, or in as somebody else, meanwhile.
        if (left || current?.authToken !== token) return;
        const isNamed = loaded !== false && Boolean(loaded.firstname?.trim());
        if (isNamed) writeSession({ ...current, user: loaded });
        else onNameless();
      },
      (error: unknown) => {
        if (!isAborted(error)) console.warn('[portal] The profile could not be loaded:', error);
      },
    );
    return () => {
      left = true;
    };
  }, [isMissing, token, onNameless]);

  return profile;
}

/** The session is shared by everything on this origin: what somebody else put there may be less than a profile. */
function profileOf(user: unknown): Profile | undefined {
  const { id, firstname } = (user ?? {}) as Partial<Profile>;
  return id !== undefined && firstname !== undefined ? (user as Profile) : undefined;
}
