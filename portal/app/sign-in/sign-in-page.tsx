import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { clearSession } from '../../../shared/client/session.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { needsPageLoad, safeReturnTo } from '../return-to.ts';
import { useConfig } from '../session/use-config.ts';
import { useSession, useStoredSession } from '../session/use-session.ts';
import { SignInForm } from './sign-in-form.tsx';
import * as styles from './sign-in-page.css.ts';

/** Why somebody was sent here: their session ended (AUTH-51), or their profile lacks a first name (D-51). */
export type Notice = 'session-expired' | 'no-first-name';

/** `/auth/login`: the form, and for those who are signed in the way on (D-92). */
export function SignInPage() {
  const text = useText();
  const config = useConfig();
  const stored = useStoredSession();
  const session = useSession();
  const search = useSearch();
  const [, navigate] = useLocation();
  const notice = useHistoryState<{ notice?: Notice } | null>()?.notice;
  const isSignedIn = session !== undefined;
  const [cameSignedIn] = useState(isSignedIn);
  const next = safeReturnTo(new URLSearchParams(search).get('returnTo'), location.origin);

  // A session that is over ends here (AUTH-51).
  useEffect(() => {
    if (stored && !isSignedIn) clearSession();
  }, [stored, isSignedIn]);

  useEffect(() => {
    if (!isSignedIn) return;
    if (needsPageLoad(next, location.origin)) location.replace(next);
    else navigate(next, { replace: true });
  }, [isSignedIn, next, navigate]);

  // They are on their way already: a form would only flash.
  if (cameSignedIn) return null;

  return (
    <div className={styles.page}>
      <PageTitle of={text('auth.signIn')} />
      <main className={styles.card}>
        <p className={styles.brand}>
          <img src="/favicon.svg" alt="" width="28" height="28" />
          {config?.providerName || text('portal.name')}
        </p>
        <h1 className={styles.title}>{text('auth.signIn')}</h1>
        {notice === 'session-expired' && <Banner kind="warning">{text('error.sessionExpired')}</Banner>}
        {notice === 'no-first-name' && (
          <Banner kind="warning">
            {text('auth.noFirstName', { provider: config?.providerName || text('common.theProvider') })}
          </Banner>
        )}
        <SignInForm />
        {config?.signupUrl && (
          <p className={styles.signUp}>
            {text('auth.newHere')}{' '}
            <a href={config.signupUrl} target="_blank" rel="noopener noreferrer">
              {text('auth.signUp')}
            </a>
          </p>
        )}
      </main>
    </div>
  );
}
