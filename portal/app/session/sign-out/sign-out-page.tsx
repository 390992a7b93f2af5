import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { SpinnerOverlay } from '../../../../shared/ui/spinner/spinner-overlay.tsx';
import { texts } from '../../auth/texts/index.ts';
import { safeReturnTo, signInPath } from '../../routes/return-to.ts';
import { signOut } from './sign-out.ts';

/** `/logout`: clears the session, revokes its token, and goes to the sign-in page (NAV-06, AUTH-53, D-12). */
export function SignOutPage() {
  const text = useText(texts);
  const [, navigate] = useLocation();
  const search = useSearch();
  useEffect(() => {
    const next = signInPath(safeReturnTo(new URLSearchParams(search).get('returnTo'), location.origin));
    signOut().then(() => navigate(next, { replace: true }));
  }, [navigate, search]);
  return <SpinnerOverlay busy fullScreen label={text('auth.signingOut')} />;
}
