import { useEffect, useRef, useState } from 'react';
import { profileResult } from '../../../shared/client/results.ts';
import type { Text } from '../../../shared/i18n/define-texts.ts';
import { useSession } from '../session/use-session.ts';

/** How the last save went. */
export type Saved =
  | { is: 'nothing' | 'busy' }
  | { is: 'done'; text: Text }
  | { is: 'failed'; text: Text; error: unknown };

/** One save at a time; a success says `done` (API-12), a failure what `failureText` makes of its error. */
export function useSaving(failureText: (error: unknown) => Text) {
  const [saved, setSaved] = useState<Saved>({ is: 'nothing' });
  const isRunning = useRef(false);
  const token = useSession()?.authToken;

  // Whoever has signed in again over the page is not told to do so any longer.
  useEffect(() => {
    if (token) setSaved((now) => (isSessionEnd(now) ? { is: 'nothing' } : now));
  }, [token]);

  /** Answers whether it was saved. */
  const save = async (work: () => Promise<unknown>, done: Text): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setSaved({ is: 'busy' });
    const [status, , error] = await profileResult(work());
    isRunning.current = false;
    setSaved(status === 200 ? { is: 'done', text: done } : { is: 'failed', text: failureText(error), error });
    return status === 200;
  };

  return {
    saved,
    isBusy: saved.is === 'busy',
    save,
    /** The result has been read, or is no longer true of what is typed. A save that still runs stays visible. */
    forget: () => setSaved((now) => (now.is === 'busy' ? now : { is: 'nothing' })),
  };
}

const isSessionEnd = (saved: Saved) => saved.is === 'failed' && saved.text.id === 'error.sessionExpired';

export type Saving = ReturnType<typeof useSaving>;
