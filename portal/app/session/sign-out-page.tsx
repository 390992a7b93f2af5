import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { clearSession, readSession } from '../../../shared/client/session.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { SpinnerOverlay } from '../../../shared/ui/spinner/spinner-overlay.tsx';
import { send } from '../client.ts';
import { safeReturnTo, signInPath } from '../return-to.ts';
import { revoke } from './sign-in.ts';

/** `/logout`: revokes the token, clears the session, and goes to the sign-in page (AUTH-53, D-12). */
export function SignOutPage() {
  const text = useText();
  const [, navigate] = useLocation();
  const search = useSearch();
  useEffect(() => {
    const next = signInPath(safeReturnTo(new URLSearchParams(search).get('returnTo'), location.origin));
    const session = readSession();
    clearSession();
    if (session) revoke(send, session.authToken).then(() => navigate(next, { replace: true }));
    else navigate(next, { replace: true });
  }, [navigate, search]);
  return <SpinnerOverlay busy fullScreen label={text('auth.signingOut')} />;
}
