import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { readSession } from '../../../../shared/client/session.ts';
import { PATHS } from '../../paths.ts';
import { leaveSession } from '../leave-session.ts';
import { profileOf } from '../presence.ts';
import { reloadProfile } from '../reload-profile.ts';
import { useSession } from '../use-session.ts';

/**
 * Loads the profile of a session that has none yet (AUTH-13), or whose has no first name. A person without one is
 * signed out and told why at the sign-in page, once the load has ended and not before (SHELL-18, D-51).
 */
export function ProfileLoader() {
  const session = useSession();
  const token = session?.authToken;
  const isMissing = !profileOf(session?.user)?.firstname?.trim();
  const [, navigate] = useLocation();

  useEffect(() => {
    if (!token || !isMissing) return;
    let left = false;
    reloadProfile().then((mayStay) => {
      if (left || mayStay || readSession()?.authToken !== token) return;
      leaveSession();
      navigate(PATHS.signIn, { replace: true, state: { notice: 'no-first-name' } });
    });
    return () => {
      left = true;
    };
  }, [token, isMissing, navigate]);

  return null;
}
