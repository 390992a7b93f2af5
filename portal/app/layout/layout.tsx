import { type ReactNode, useCallback } from 'react';
import { useLocation } from 'wouter';
import { clearSession, readSession } from '../../../shared/client/session.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { send } from '../client.ts';
import { PATHS } from '../paths.ts';
import { revoke } from '../session/sign-in.ts';
import { useConfig } from '../session/use-config.ts';
import { useProfile } from '../session/use-profile.ts';
import { useSession } from '../session/use-session.ts';
import * as styles from './layout.css.ts';
import { PortalLink } from './portal-link.tsx';

interface LayoutProps {
  /** Leaves a table more of a large screen. */
  wide?: boolean;
  children: ReactNode;
}

/** A page with the slim header of signed-in people; visitors of a public page see the page alone. */
export function Layout({ wide = false, children }: LayoutProps) {
  const session = useSession();
  return (
    <div className={styles.page}>
      {session && <Header />}
      <main className={wide ? styles.wideMain : styles.main}>{children}</main>
    </div>
  );
}

function Header() {
  const text = useText();
  const config = useConfig();
  const [, navigate] = useLocation();
  const signOutNameless = useCallback(() => {
    const session = readSession();
    clearSession();
    if (session) revoke(send, session.authToken);
    navigate(PATHS.signIn, { replace: true, state: { notice: 'no-first-name' } });
  }, [navigate]);
  const profile = useProfile(signOutNameless);
  const name = profile && [profile.firstname, profile.lastname].filter(Boolean).join(' ');
  return (
    <header className={styles.header}>
      <PortalLink href={PATHS.home} className={styles.brand}>
        {config?.providerName || text('portal.name')}
      </PortalLink>
      <div className={styles.person}>
        {name && <span>{text('auth.signedInAs', { name })}</span>}
        <PortalLink href={PATHS.signOut}>{text('auth.signOut')}</PortalLink>
      </div>
    </header>
  );
}
