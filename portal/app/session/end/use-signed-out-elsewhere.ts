import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { isSessionOver, SESSION_KEY } from '../../../../shared/client/session.ts';
import { currentAddress, signInPath } from '../../routes/return-to.ts';
import { hasUnsavedWork } from '../../unsaved-work/unsaved-work.ts';
import { forgetPerson, lastSession } from '../presence.ts';

/**
 * Signing out in one tab signs out all tabs: one without unsaved work goes to the sign-in page. One with unsaved work
 * keeps it and asks to sign in, as it does when a session expires.
 */
export function useSignedOutElsewhere(): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      const isGone = (key === SESSION_KEY && newValue === null) || key === null;
      const session = lastSession();
      if (!isGone || !session || isSessionOver(session, Date.now()) || hasUnsavedWork()) return;
      forgetPerson();
      navigate(signInPath(currentAddress()), { replace: true, state: { notice: 'ended-elsewhere' } });
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [navigate]);
}
