import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import type { RecordType } from '../../../shared/contract/order-manager.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { visuallyHidden } from '../../../shared/ui/visually-hidden/visually-hidden.css.ts';
import { Layout } from '../layout/layout.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { PortalLink } from '../layout/portal-link.tsx';
import { PATHS } from '../paths.ts';
import { signInPath, withoutToken } from '../return-to.ts';
import { useSession } from '../session/use-session.ts';
import * as styles from './order-manager-page.css.ts';

/** What the element says when the server or the session check refused the caller. */
const REFUSALS = ['unauthorized', 'forbidden', 'session-expired'];

/**
 * NAV-42 and NAV-43: the element for the record and link token of the address. Open to visitors; one who is refused
 * gets a way to sign in and come back (D-01).
 */
export function OrderManagerPage({ recordType }: { recordType: RecordType }) {
  const text = useText();
  const search = useSearch();
  const query = new URLSearchParams(search);
  const address = usePathname() + (search && `?${search}`);
  const [refusal, setRefusal] = useState<{ address: string; code: string }>();

  return (
    <Layout>
      <PageTitle of={text('orders.heading')} />
      <h1 className={visuallyHidden}>{text('portal.name')}</h1>
      {refusal?.address === address && (
        <SignInAgain address={address} hasToken={query.has('token')} code={refusal.code} />
      )}
      <div className={styles.card}>
        <OrderManager
          key={address}
          recordType={recordType}
          recordId={query.get('record_id')}
          token={query.get('token')}
          onRefused={(code) => setRefusal({ address, code })}
          onReady={() => setRefusal(undefined)}
        />
      </div>
    </Layout>
  );
}

/**
 * A refused token leads back to the same page without it. A signed-in person who may not see the record can only
 * come back as somebody else, and so signs out on the way.
 */
function SignInAgain({ address, hasToken, code }: { address: string; hasToken: boolean; code: string }) {
  const text = useText();
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

interface OrderManagerProps {
  recordType: RecordType;
  recordId: string | null;
  token: string | null;
  onRefused: (code: string) => void;
  onReady: () => void;
}

/** The element itself; attributes stay as the address wrote them, because it judges them. */
function OrderManager({ recordType, recordId, token, onRefused, onReady }: OrderManagerProps) {
  const listeners = useRef({ onRefused, onReady });
  useEffect(() => {
    listeners.current = { onRefused, onReady };
  });
  const listen = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const onError = (event: Event) => {
      const { code } = (event as CustomEvent<{ code: string }>).detail;
      if (REFUSALS.includes(code)) listeners.current.onRefused(code);
    };
    const onLoaded = () => listeners.current.onReady();
    element.addEventListener('fp-error', onError);
    element.addEventListener('fp-ready', onLoaded);
    return () => {
      element.removeEventListener('fp-error', onError);
      element.removeEventListener('fp-ready', onLoaded);
    };
  }, []);
  return (
    <po-style-manager
      ref={listen}
      record-type={recordType}
      record-id={recordId ?? undefined}
      {...(token !== null && { token })}
      full-screen=""
    />
  );
}
