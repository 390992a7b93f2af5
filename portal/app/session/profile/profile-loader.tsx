import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { readSession } from '../../../../shared/client/session.ts';
import { PATHS } from '../../routes/paths.ts';
import { profileOf } from '../presence.ts';
import { signOut } from '../sign-out/sign-out.ts';
import { useSession } from '../use-session.ts';
import { reloadProfile } from './reload-profile.ts';

/** Between two attempts, in milliseconds. */
const AGAIN = 60_000;

/**
 * Loads the profile of a session without one (AUTH-13), or whose profile lacks the first name or the company (see
 * `storeActingCompany`). When the load ends without a first name, the person is signed out with a notice on the sign-in
 * page (SHELL-18, D-51). A failed load is repeated every minute, and when the network is back or the page is shown
 * again.
 */
export function ProfileLoader() {
  const session = useSession();
  const token = session?.authToken;
  const profile = profileOf(session?.user);
  const isUnnamed = Boolean(profile?.entity_id && !profile.entity);
  const isMissing = isUnnamed || !profile?.firstname?.trim();
  const [, navigate] = useLocation();

  useEffect(() => {
    if (!token || !isMissing) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const load = async () => {
      const mayStay = await reloadProfile();
      if (signal.aborted || mayStay || readSession()?.authToken !== token) return;
      signOut();
      navigate(PATHS.signIn, { replace: true, state: { notice: 'no-first-name' } });
    };
    const onVisible = () => document.visibilityState === 'visible' && load();
    load();
    const timer = setInterval(load, AGAIN);
    addEventListener('online', load, { signal });
    document.addEventListener('visibilitychange', onVisible, { signal });
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [token, isMissing, navigate]);

  return null;
}
