import { useEffect, useState } from 'react';
import { ClientError } from '../../../shared/client/client-error.ts';
import type { Text } from '../../../shared/i18n/define-texts.ts';
import { IDLE, isSaving, type SaveState } from '../../../shared/save/save-state.ts';
import { createSaver, type SaveTask } from '../../../shared/save/saver.ts';
import { useSession } from '../session/use-session.ts';

export interface Save {
  readonly state: SaveState;
  /** It runs: the form is read-only (D-123), and another save does nothing. */
  readonly isBusy: boolean;
  readonly isSaved: boolean;
  /** What the last save has to say of its success; undefined for nothing, and for any other state. */
  readonly success: Text | undefined;
  /**
   * Runs a save to its end and answers how it ended: `idle` when an entry was wrong and nothing was sent. Undefined while
   * another one runs.
   */
  run<Part extends object>(task: SaveTask<Part>, success?: Text): Promise<SaveState['step'] | undefined>;
  /** The result has been read, or is no longer true of what is entered. A save that still runs stays visible. */
  dismiss(): void;
}

/** The one way in which a form of the portal saves or sends. */
export function useSave(): Save {
  const [state, setState] = useState<SaveState>(IDLE);
  const [success, setSuccess] = useState<Text>();
  const [saver] = useState(() => createSaver(setState));
  const token = useSession()?.authToken;

  // A sign-in over the page ends what the failed save says of the session.
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
