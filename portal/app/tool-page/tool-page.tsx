import { type ReactNode, useCallback, useRef, useState } from 'react';
import { readSession } from '../../../shared/client/session.ts';
import { useStable } from '../../../shared/ui/hooks/use-stable.ts';
import { visuallyHidden } from '../../../shared/ui/visually-hidden/visually-hidden.css.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { RefusedCaller } from '../refusal/refused-caller.tsx';
import { useAddress } from '../routes/use-address.ts';
import { usePresence } from '../session/presence.ts';
import { useSession } from '../session/use-session.ts';
import * as styles from './tool-page.css.ts';
import { useSaveKeyOfPage } from './use-save-key-of-page.ts';

/** Codes of `fp-error` when the server or the session check refused the caller. */
const REFUSALS = ['unauthorized', 'forbidden', 'session-expired'];

interface Refusal {
  address: string;
  code: string;
  /** Token of the refused session: another session may have the right. */
  caller: string | null | undefined;
}

interface ToolPageProps {
  /** Title of the browser's tab. */
  title: string;
  /**
   * The page's `h1`, announced when it opens: a text is hidden, because the tool itself draws the visible one; else the
   * header that holds it, with what leads from this page to others.
   */
  heading: ReactNode;
  /** The record's name, where the tool doesn't show it; takes its space before it is loaded. */
  record?: ReactNode;
  /** The tool's element, keyed by the address. */
  children: ReactNode;
}

/**
 * The page of one tool (NAV-42 to NAV-47). Open to visitors; when the element reports a refusal, the page offers to
 * sign in and return (D-01).
 */
export function ToolPage({ title, heading, record, children }: ToolPageProps) {
  const { address, query } = useAddress();
  const caller = useSession()?.authToken;
  // The sign-in form is open over the page already.
  const hasEnded = usePresence() === 'ended';
  const [refusal, setRefusal] = useState<Refusal>();
  const card = useRef<HTMLDivElement>(null);
  useSaveKeyOfPage(useStable(() => [...(card.current?.children ?? [])].find(isElement)));

  const listen = useCallback(
    (place: HTMLDivElement | null) => {
      card.current = place;
      if (!place) return;
      const onError = (event: Event) => {
        const { code } = (event as CustomEvent<{ code: string }>).detail;
        if (REFUSALS.includes(code)) setRefusal({ address, code, caller: readSession()?.authToken });
      };
      const onLoaded = () => setRefusal(undefined);
      place.addEventListener('fp-error', onError);
      place.addEventListener('fp-ready', onLoaded);
      return () => {
        card.current = null;
        place.removeEventListener('fp-error', onError);
        place.removeEventListener('fp-ready', onLoaded);
      };
    },
    [address],
  );

  return (
    <>
      <PageTitle of={title} />
      {typeof heading === 'string' ? <h1 className={visuallyHidden}>{heading}</h1> : heading}
      {record && <div className={styles.record}>{record}</div>}
      {refusal?.address === address && refusal.caller === caller && !hasEnded && (
        <RefusedCaller address={address} hasToken={query.has('token')} code={refusal.code} />
      )}
      <div className={styles.card} ref={listen}>
        {children}
      </div>
    </>
  );
}

const isElement = (child: Element): child is HTMLElement => child.localName.includes('-');
