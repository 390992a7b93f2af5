import { pageOwner, profileOf } from '../presence.ts';
import { useSession } from '../use-session.ts';
import type { Profile } from './profile.ts';

/**
 * The profile of the signed-in person; undefined while it is on its way, and for visitors (AUTH-48, D-51). A page whose
 * session has ended stays its person's until somebody signs in again, so that nothing on it goes.
 */
export function useProfile(): Profile | undefined {
  return profileOf(useSession()?.user) ?? pageOwner();
}
