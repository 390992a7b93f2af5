import { useEffect, useState } from 'react';
import { ClientError } from '../../../shared/client/client-error.ts';
import type { Text } from '../../../shared/i18n/define-texts.ts';
import { IDLE, isSaving, type SaveState } from '../../../shared/save/save-state.ts';
import { createSaver, type SaveTask } from '../../../shared/save/saver.ts';
import { useSession } from '../session/use-session.ts';

export interface Save {
  readonly state: SaveState;
  /** A save runs: the form is read-only (D-123), and another save does nothing. */
  readonly isBusy: boolean;
  readonly isSaved: boolean;
  /** The success message of the last save; undefined in any other state. */
  readonly success: Text | undefined;
  /**
   * Runs a save to its end and answers how it ended: `idle` when an entry was wrong and nothing was sent. Undefined while
   * another one runs.
   */
  run<Part extends object>(task: SaveTask<Part>, success?: Text): Promise<SaveState['step'] | undefined>;
  /** Removes the result, because it was read or the entries have changed. Does nothing while a save runs. */
  dismiss(): void;
}

/** How every form of the portal saves: the state machine of `shared/save`, as a hook. */
export function useSave(): Save {
  const [state, setState] = useState<SaveState>(IDLE);
  const [success, setSuccess] = useState<Text>();
  const [saver] = useState(() => createSaver(setState));
  const token = useSession()?.authToken;

  // After a sign-in over the page the message that the session has ended is outdated.
  useEffect(() => {
    const { state: last } = saver;
    if (token && 'error' in last && isSessionEnd(last.error)) saver.dismiss();
  }, [token, saver]);

  const isSaved = state.step === 'saved';
  return {
    state,
    isBusy: isSaving(state),
    isSaved,
    success: isSaved ? success : undefined,
    async run(task, text) {
      if (!isSaving(saver.state)) setSuccess(text);
      return (await saver.save(task))?.step;
    },
    dismiss: saver.dismiss,
  };
}

const isSessionEnd = (error: unknown): boolean =>
  error instanceof ClientError && (error.code === 'session-expired' || error.code === 'unauthorized');
