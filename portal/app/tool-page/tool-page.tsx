import { type ReactNode, useCallback, useState } from 'react';
import { readSession } from '../../../shared/client/session.ts';
import { visuallyHidden } from '../../../shared/ui/visually-hidden/visually-hidden.css.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { useAddress } from '../routes/use-address.ts';
import { usePresence } from '../session/presence.ts';
import { useSession } from '../session/use-session.ts';
import { SignInAgain } from './sign-in-again.tsx';
import * as styles from './tool-page.css.ts';

/** What an element says when the server or the session check refused the caller. */
const REFUSALS = ['unauthorized', 'forbidden', 'session-expired'];

interface Refusal {
  address: string;
  code: string;
  /** The session that was refused: another one has another right. */
  caller: string | null | undefined;
}

interface ToolPageProps {
  /** What the tab says. */
  title: string;
  /** What a screen reader says when the page opens; the tool itself has the heading that is seen. */
  heading: string;
  /** Which record it is about, where the tool doesn't say it; has its room before it is known. */
  record?: ReactNode;
  /** The tool's element; its key is the address. */
  children: ReactNode;
}

/**
 * The page of one tool (NAV-42 to NAV-47). Open to visitors; one whom the element tells that the record is refused gets
 * a way to sign in and come back (D-01).
 */
export function ToolPage({ title, heading, record, children }: ToolPageProps) {
  const { address, query } = useAddress();
  const caller = useSession()?.authToken;
  // Then the form to sign in lies over the page already.
  const isLost = usePresence() === 'lost';
  const [refusal, setRefusal] = useState<Refusal>();

  const listen = useCallback(
    (place: HTMLDivElement | null) => {
      if (!place) return;
      const onError = (event: Event) => {
        const { code } = (event as CustomEvent<{ code: string }>).detail;
        if (REFUSALS.includes(code)) setRefusal({ address, code, caller: readSession()?.authToken });
      };
      const onLoaded = () => setRefusal(undefined);
      place.addEventListener('fp-error', onError);
      place.addEventListener('fp-ready', onLoaded);
      return () => {
        place.removeEventListener('fp-error', onError);
        place.removeEventListener('fp-ready', onLoaded);
      };
    },
    [address],
  );

  return (
    <>
      <PageTitle of={title} />
      <h1 className={visuallyHidden}>{heading}</h1>
      {record && <p className={styles.record}>{record}</p>}
      <div className={styles.card} ref={listen}>
        {children}
      </div>
      {/* Below the tool, which so stays where it is. */}
      {refusal?.address === address && refusal.caller === caller && !isLost && (
        <SignInAgain address={address} hasToken={query.has('token')} code={refusal.code} />
      )}
    </>
  );
}
