import type { ReactNode } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { PATHS } from '../paths.ts';
import { ProfileLoader } from '../session/profile-loader.tsx';
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
  const profile = useProfile();
  const name = profile && [profile.firstname, profile.lastname].filter(Boolean).join(' ');
  return (
    <header className={styles.header}>
      <ProfileLoader />
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
