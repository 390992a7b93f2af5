import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { DiscardQuestion } from './discard-question.tsx';
import { hasUnsavedWork } from './unsaved-work.ts';

interface Closing {
  /** What is in the form is no unsaved work any more: for {@link useUnsavedWork}. */
  readonly isLeaving: boolean;
  /** Closes, after a question where that would lose unsaved work (D-31). */
  close(): void;
  /** Closes without asking, as after a save. */
  leave(): void;
  /** Belongs inside the dialog or drawer: what is outside of it can't be reached. */
  readonly question: ReactNode;
}

/** How a dialog or drawer with a form closes. */
export function useClosing(onClose: () => void): Closing {
  const [isAsked, setAsked] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    // First, because a step back in the history would ask about unsaved work, too.
    flushSync(() => {
      setAsked(false);
      setLeaving(true);
    });
    onClose();
  };
  return {
    isLeaving,
    close: () => (hasUnsavedWork() ? setAsked(true) : onClose()),
    leave,
    question: <DiscardQuestion open={isAsked} onStay={() => setAsked(false)} onDiscard={leave} />,
  };
}
