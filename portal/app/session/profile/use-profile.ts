import { pageOwner, profileOf } from '../presence.ts';
import { useSession } from '../use-session.ts';
import type { Profile } from './profile.ts';

/**
 * The profile of the signed-in person; undefined while it is loading, and for visitors (AUTH-48, D-51). After the end
 * of the session it is still the last person's profile, so that the page keeps its state.
 */
export function useProfile(): Profile | undefined {
  return profileOf(useSession()?.user) ?? pageOwner();
}
