import { useEffect, useState } from 'react';
import {
  clearSession,
  isSessionOver,
  readSession,
  type Session,
  sessionEnd,
} from '../../../../shared/client/session.ts';

/** How long before its end a session says so. */
const NOTICE = 5 * 60_000;
/** A computer that slept, or a clock that was set, is noticed this soon. */
const LOOK = 30_000;

/**
 * Ends the stored session at its end, whether or not a call would find out (AUTH-51). The answer is whether that end is
 * minutes away.
 */
export function useEnding(session: Session | undefined): boolean {
  const end = session && sessionEnd(session);
  const [near, setNear] = useState<number>();

  useEffect(() => {
    if (end === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const stored = readSession();
      if (!stored) return;
      if (isSessionOver(stored, Date.now())) return clearSession();
      const left = end - Date.now();
      if (left <= NOTICE) setNear(end);
      timer = setTimeout(look, Math.min(left, LOOK));
    };
    look();
    // A page that is being left is hidden, too, and the next one has to find what the session was.
    const onVisible = () => document.visibilityState === 'visible' && look();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [end]);

  return near !== undefined && near === end;
}
