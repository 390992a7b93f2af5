import { useAtomValue } from 'jotai';
import type { KeyboardEvent } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { isComposing } from '../../../shared/keys/is-composing.ts';
import { letterOfKey } from '../../../shared/keys/letter-of-key.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { editorAtom, stepsAtom, undoingAtom } from '../state.ts';
import { texts } from '../texts/index.ts';
import { lastStep } from '../undo/steps.ts';
import * as s from './undo-button.css.ts';

/** Takes back what was done last, and says what that was. */
export function UndoButton({ disabled }: { disabled: boolean }) {
  const text = useText(texts);
  const editor = useAtomValue(editorAtom);
  const step = lastStep(useAtomValue(stepsAtom));
  const isUndoing = useAtomValue(undoingAtom);
  if (!step && !isUndoing) return null;
  return (
    <div className={s.undo}>
      <Button busy={isUndoing} disabled={disabled} onClick={() => editor?.undo()}>
        {text('orders.undo')}
      </Button>
      {step && <p className={s.what}>{text(step.text)}</p>}
    </div>
  );
}

/** Whether a key asks for the last step to be taken back, and is no matter of a text that is being typed. */
export function isUndo(event: KeyboardEvent): boolean {
  if (isComposing(event)) return false;
  const { target } = event;
  const isTyping =
    (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.value !== '';
  const isKey = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  return (
    isKey && letterOfKey(event).toLowerCase() === 'z' && !isTyping && !(target as Element).closest('dialog')
  );
}
