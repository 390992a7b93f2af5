import { useAtomValue } from 'jotai';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { texts as gridTexts } from '../../../shared/ui/grid/texts/index.ts';
import * as s from '../charges.css.ts';
import type { ChargesEditor } from '../state/editor.ts';
import { readOnlyAtom, recordState, unsavedAtom } from '../state/element-state.ts';
import { texts } from '../texts/index.ts';

interface SaveBarProps {
  editor: ChargesEditor;
  onSave(): void;
  /** Number of cells that have to be put right first. */
  faults: number;
  /** Goes to the first of them. */
  onShowFault(): void;
}

/** CHG-18 to CHG-21 */
export function SaveBar({ editor, onSave, faults, onShowFault }: SaveBarProps) {
  const text = useText(texts);
  const isBusy = useAtomValue(readOnlyAtom);
  const unsaved = useAtomValue(unsavedAtom);
  const isInvalid = useAtomValue(editor.invalidAtom);
  const isReady = useAtomValue(recordState.phaseAtom) === 'ready';
  return (
    <div className={s.saveBar}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: clicked, the disabled button can't show why */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Ctrl+S */}
      <span className={s.saveButton} onClick={() => isInvalid && onSave()}>
        <Button variant="primary" busy={isBusy} disabled={!isReady || isInvalid} onClick={onSave}>
          {text('charges.save')}
        </Button>
      </span>
      <div>
        <p role="status" className={s.quiet}>
          {unsaved > 0 && text('charges.unsaved', { count: unsaved })}
        </p>
        <div aria-live="polite">
          {faults > 0 && (
            <button type="button" className={s.faults} onClick={onShowFault}>
              {text(gridTexts('grid.errors', { count: faults }))}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
