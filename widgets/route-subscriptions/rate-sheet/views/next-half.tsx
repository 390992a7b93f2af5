import { useAtomValue, useSetAtom } from 'jotai';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import * as s from '../rate-sheet-form.css.ts';
import { entriesAtom, nextHalfAtom } from '../state/form-state.ts';
import { texts } from '../texts/index.ts';

interface NextHalfProps {
  isDisabled: boolean;
  /** Its days are entered, and the button is about to go: the focus needs another place. */
  onTaken(): void;
}

/** Says that few days of the proposed half month are left, and offers the next one. */
export function NextHalf({ isDisabled, onTaken }: NextHalfProps) {
  const text = useText(texts);
  const half = useAtomValue(nextHalfAtom);
  const change = useSetAtom(entriesAtom);
  if (!half) return null;
  return (
    <p className={s.few}>
      {text('sheetForm.few', { count: half.count })}
      <Button
        size="sm"
        disabled={isDisabled}
        onClick={() => {
          onTaken();
          change({ validityFrom: half.from, validityTo: half.to });
        }}
      >
        {text('sheetForm.next')}
      </Button>
    </p>
  );
}
