import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { clearSession, readSession } from '../../../shared/client/session.ts';
import { send } from '../client.ts';
import { PATHS } from '../paths.ts';
import { reloadProfile } from './reload-profile.ts';
import { revoke } from './sign-in.ts';
import { useProfile } from './use-profile.ts';
import { useSession } from './use-session.ts';

/**
 * Loads the profile of a session that has none yet (AUTH-13). A person without a first name is signed out and told
 * why at the sign-in page, once the load has ended and not before (SHELL-18, D-51). Mounted once, by the App.
 */
export function ProfileLoader() {
  const token = useSession()?.authToken;
  const isMissing = useProfile() === undefined;
  const [, navigate] = useLocation();

  useEffect(() => {
    if (!token || !isMissing) return;
    let left = false;
    reloadProfile().then((mayStay) => {
      if (left || mayStay || readSession()?.authToken !== token) return;
      clearSession();
      revoke(send, token);
      navigate(PATHS.signIn, { replace: true, state: { notice: 'no-first-name' } });
    });
    return () => {
      left = true;
    };
  }, [token, isMissing, navigate]);

  return null;
}
