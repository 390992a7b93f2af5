import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { readSession } from '../../../../shared/client/session.ts';
import { PATHS } from '../../routes/paths.ts';
import { profileOf } from '../presence.ts';
import { signOut } from '../sign-out/sign-out.ts';
import { useSession } from '../use-session.ts';
import { reloadProfile } from './reload-profile.ts';

/** How long after a load without an answer the next one begins. */
const AGAIN = 60_000;

/**
 * Loads the profile of a session that has none yet (AUTH-13), or whose lacks the first name or the name of the company
 * (see `storeActingCompany`). A person without a first name is signed out and told why at the sign-in page, once the load has
 * ended and not before (SHELL-18, D-51). Where no answer comes it is asked for again: after a while, and as soon as the
 * network or the person is back.
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
