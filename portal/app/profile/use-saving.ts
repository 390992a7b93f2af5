import { useRef, useState } from 'react';
import { ClientError } from '../../../shared/client/client-error.ts';
import { profileResult } from '../../../shared/client/results.ts';
import type { Text } from '../../../shared/i18n/text.ts';

/** How the last save went. */
export type Saved =
  | { is: 'nothing' | 'busy' }
  | { is: 'done'; text: Text }
  | { is: 'failed'; text: Text; error: unknown };

/** One save at a time; a success says `done` (API-12). */
export function useSaving() {
  const [saved, setSaved] = useState<Saved>({ is: 'nothing' });
  const isRunning = useRef(false);

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

  return { saved, isBusy: saved.is === 'busy', save, forget: () => setSaved({ is: 'nothing' }) };
}

export type Saving = ReturnType<typeof useSaving>;

/** What to tell of a failure: the server's own words where it has some, and what is to be done. */
function failureText(error: unknown): Text {
  if (!(error instanceof ClientError)) return { id: 'profile.error.save' };
  if (error.code === 'session-expired' || error.code === 'unauthorized')
    return { id: 'error.sessionExpired' };
  if (error.code === 'network' || error.code === 'timeout') return { id: 'profile.error.unreachable' };
  const reason = error.detail ?? '';
  const isRefusal = (error.status ?? 500) < 500 && reason !== '';
  return isRefusal ? { id: 'profile.error.refused', values: { reason } } : { id: 'profile.error.save' };
}
