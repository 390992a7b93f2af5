import { useAtomValue } from 'jotai';
import { memo, useId } from 'react';
import { CHUNK_SIZE } from '../../../shared/contract/air-rates.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { texts as gridTexts } from '../../../shared/ui/grid/texts/index.ts';
import * as s from '../air-rates.css.ts';
import { recordState } from '../state/element-state.ts';
import { draftProblemAtom, droppedAtom, rateCountAtom } from '../state/form-state.ts';
import { texts } from '../texts/index.ts';

interface SubmitBarProps {
  onSubmit(): void;
  /** Number of cells that a submit would be refused for, as far as they are listed. */
  errors: number;
  /** Number of things in the tables that are worth a look. */
  warnings: number;
}

/** AIR-26, that the entries are kept meanwhile, and how far a submit is, in rates. Few keys in the tables draw it again. */
export const SubmitBar = memo(function SubmitBar({ onSubmit, errors, warnings }: SubmitBarProps) {
  const text = useText(texts);
  const isBusy = useAtomValue(recordState.savingAtom);
  const save = useAtomValue(recordState.saveAtom);
  const count = useAtomValue(rateCountAtom);
  const total = save.step === 'sending' ? Math.min(count, (save.total ?? 0) * CHUNK_SIZE) : 0;
  const done = save.step === 'sending' ? Math.min(total, save.done * CHUNK_SIZE) : 0;
  const isKept = useAtomValue(draftProblemAtom) === undefined && save.step !== 'sending';
  const dropped = useAtomValue(droppedAtom).length;
  const countsId = useId();
  const counts = [
    errors > 0 && text(gridTexts('grid.errors', { count: errors })),
    warnings > 0 && text('air.warnings', { count: warnings }),
    dropped > 0 && text('air.dropped', { count: dropped }),
  ].filter(Boolean);
  const isCounted = counts.length > 0 && save.step !== 'sending';
  return (
    <div className={s.submitBar}>
      <Button
        variant="primary"
        busy={isBusy}
        onClick={onSubmit}
        aria-describedby={isCounted ? countsId : undefined}
      >
        {text('air.submit')}
      </Button>
      <div className={s.says}>
        {/* No status: their number changes with the typing, and is read with the button. */}
        {isCounted && (
          <p id={countsId} className={s.quiet}>
            {counts.join(' · ')}
          </p>
        )}
        {isKept && <p className={s.quiet}>{text('air.draft.kept')}</p>}
        <p role="status" className={s.quiet}>
          {save.step === 'sending' && text('air.progress', { done, total })}
        </p>
      </div>
    </div>
  );
});
