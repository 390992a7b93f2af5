import { useText } from '../../../shared/i18n/use-text.ts';
import { texts } from '../auth/texts/index.ts';
import { PortalLink } from '../layout/portal-link.tsx';
import { PATHS } from '../routes/paths.ts';
import { signInPath, withoutToken } from '../routes/return-to.ts';
import { useSession } from '../session/use-session.ts';
import * as styles from './tool-page.css.ts';

interface SignInAgainProps {
  address: string;
  hasToken: boolean;
  /** Why the caller was refused: the code of `fp-error`. */
  code: string;
}

/**
 * Link to sign in and return. After a refused token it returns to the page without the token. A signed-in person who
 * may not see the record needs another account, and is signed out first.
 */
export function SignInAgain({ address, hasToken, code }: SignInAgainProps) {
  const text = useText(texts);
  const session = useSession();
  const back = withoutToken(address, location.origin);
  const state = code === 'session-expired' ? { notice: code } : null;
  const href =
    session && !hasToken ? `${PATHS.signOut}?returnTo=${encodeURIComponent(back)}` : signInPath(back);
  return (
    <p className={styles.signIn}>
      {text('portal.signInForRecord')}
      <PortalLink href={href} state={state} className={styles.signInLink}>
        {text('auth.signIn')}
      </PortalLink>
    </p>
  );
}
