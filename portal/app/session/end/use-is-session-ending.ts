import { useEffect, useState } from 'react';
import {
  clearSession,
  isSessionOver,
  readSession,
  type Session,
  sessionEnd,
} from '../../../../shared/client/session.ts';

/** How long before the end the notice is shown, in milliseconds. */
const NOTICE = 5 * 60_000;
/** Interval of the checks, in milliseconds: a timer alone would miss a computer that slept or a changed clock. */
const CHECK_INTERVAL = 30_000;

/**
 * Clears the stored session when it expires, also without any call (AUTH-51). Answers whether it expires within
 * minutes.
 */
export function useIsSessionEnding(session: Session | undefined): boolean {
  const end = session && sessionEnd(session);
  const [near, setNear] = useState<number>();

  useEffect(() => {
    if (end === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      clearTimeout(timer);
      const stored = readSession();
      if (!stored) return;
      if (isSessionOver(stored, Date.now())) return clearSession();
      const left = end - Date.now();
      if (left <= NOTICE) setNear(end);
      timer = setTimeout(check, Math.min(left, CHECK_INTERVAL));
    };
    check();
    // Not when the page gets hidden: a page that is being left is hidden, too, and must not clear the session.
    const onVisible = () => document.visibilityState === 'visible' && check();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [end]);

  return near !== undefined && near === end;
}
