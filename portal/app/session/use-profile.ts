import type { Profile } from './current-user.ts';
import { useSession } from './use-session.ts';

/** The profile of the signed-in person; undefined while it is on its way, and for visitors (AUTH-48, D-51). */
export function useProfile(): Profile | undefined {
  return profileOf(useSession()?.user);
}

/** The session is shared by everything on this origin: what somebody else put there may be less than a profile. */
export function profileOf(user: unknown): Profile | undefined {
  const { id, firstname } = (user ?? {}) as Partial<Profile>;
  return id !== undefined && firstname !== undefined ? (user as Profile) : undefined;
}
