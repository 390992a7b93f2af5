import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState, useSearch } from 'wouter/use-browser-location';
import { clearSession } from '../../../../shared/client/session.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { withBase } from '../../routes/base-path.ts';
import { needsPageLoad, safeReturnTo } from '../../routes/return-to.ts';
import { forgetPerson } from '../../session/presence.ts';
import { useConfig } from '../../session/use-config.ts';
import { useSession, useStoredSession } from '../../session/use-session.ts';
import { aside } from '../frame/auth-frame.css.ts';
import { AuthFrame } from '../frame/auth-frame.tsx';
import { texts } from '../texts/index.ts';
import { SignInForm } from './sign-in-form.tsx';
import { storesSession } from './stores-session.ts';

/**
 * Why the sign-in page was opened: the session ended (AUTH-51), another tab signed out, or the profile has no first
 * name (D-51).
 */
const NOTICES = {
  'session-expired': 'error.sessionExpired',
  'ended-elsewhere': 'auth.endedElsewhere',
  'no-first-name': 'auth.noFirstName',
} as const;

/** `/auth/login`: the form; signed-in people are led on (D-92). */
export function SignInPage() {
  const text = useText(texts);
  const config = useConfig();
  const stored = useStoredSession();
  const session = useSession();
  const search = useSearch();
  const [, navigate] = useLocation();
  const from = useHistoryState<{ notice?: keyof typeof NOTICES; email?: string } | null>();
  const notice = from?.notice && NOTICES[from.notice];
  const isSignedIn = session !== undefined;
  const [cameSignedIn] = useState(isSignedIn);
  const [isStored] = useState(storesSession);
  const next = safeReturnTo(new URLSearchParams(search).get('returnTo'), location.origin);

  // Removes an expired session (AUTH-51): the page that it belonged to has been left.
  useEffect(() => {
    if (isSignedIn) return;
    forgetPerson();
    if (stored) clearSession();
  }, [stored, isSignedIn]);

  useEffect(() => {
    if (!isSignedIn) return;
    if (needsPageLoad(next, location.origin)) location.replace(withBase(next));
    else navigate(next, { replace: true });
  }, [isSignedIn, next, navigate]);

  // The redirect runs already, and a form would only flash.
  if (cameSignedIn) return null;

  const provider = config?.providerName || text('common.theProvider');
  return (
    <AuthFrame title={text('auth.signIn')}>
      {notice && <Banner kind="warning">{text(notice, { provider })}</Banner>}
      {!isStored && <Banner kind="info">{text('auth.notStored')}</Banner>}
      <SignInForm email={from?.email} />
      {/* Takes its space before the link is known, so that the form doesn't move. */}
      <p className={aside}>
        {config?.signupUrl && (
          <>
            {text('auth.newHere')}{' '}
            <a href={config.signupUrl} target="_blank" rel="noopener noreferrer">
              {text('auth.signUp')}
            </a>
          </>
        )}
      </p>
    </AuthFrame>
  );
}
