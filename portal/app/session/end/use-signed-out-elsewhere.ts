import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { isSessionOver, readSession, SESSION_KEY } from '../../../../shared/client/session.ts';
import { onPageBack } from '../../../../shared/page-back.ts';
import { currentAddress, signInPath } from '../../routes/return-to.ts';
import { hasUnsavedWork } from '../../unsaved-work/unsaved-work.ts';
import { forgetPerson, lastSession } from '../presence.ts';

/**
 * Signing out in one tab signs out all tabs: one without unsaved work goes to the sign-in page. One with unsaved work
 * keeps it and asks to sign in, as it does when a session expires. A page that the browser had put aside is told of nothing
 * meanwhile, and shows what it showed: it looks when it comes back.
 */
export function useSignedOutElsewhere(): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    const leave = () => {
      forgetPerson();
      navigate(signInPath(currentAddress()), { replace: true, state: { notice: 'ended-elsewhere' } });
    };
    const onStorage = ({ key, newValue }: StorageEvent) => {
      const isGone = (key === SESSION_KEY && newValue === null) || key === null;
      const session = lastSession();
      if (isGone && session && !isSessionOver(session, Date.now()) && !hasUnsavedWork()) leave();
    };
    const endPageBack = onPageBack(() => {
      if (!readSession() && lastSession() && !hasUnsavedWork()) leave();
    });
    addEventListener('storage', onStorage);
    return () => {
      removeEventListener('storage', onStorage);
      endPageBack();
    };
  }, [navigate]);
}
