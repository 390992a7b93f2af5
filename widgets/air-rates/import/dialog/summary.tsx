import { MAX_RATES } from '../../../../shared/contract/air-rates.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { isError } from '../../../../shared/ui/grid/problems/problems.ts';
import { levelColumn } from '../../rows/rate-row.ts';
import { hasNoRouting } from '../direct-flights.ts';
import type { LaneProblem } from '../preview.ts';
import { texts } from '../texts/index.ts';
import { lettersOf, useTargetLabel } from './column-label.ts';
import { Entries } from './entries.tsx';
import * as s from './import-dialog.css.ts';
import { problemTexts } from './problem-texts.ts';
import { RowSum } from './row-sum.tsx';
import type { Review } from './use-review.ts';

/** What the import will do: rows, and columns that are left out. */
export function Summary({ review, isFile }: { review: Review; isFile: boolean }) {
  const text = useText(texts);
  const labelOf = useTargetLabel();
  const { lanes, fates, newLevels, ownUnits, recognised, hiddenRoutings } = review;
  const columns = recognised.columns
    .filter(({ target }) => target === null)
    .map(({ index, heading }) => heading || text('import.columnLetter', { letters: lettersOf(index) }));
  const isDirect = hasNoRouting(recognised.columns) && lanes.some(({ cells }) => cells.routing);
  const isWarning = (problem: LaneProblem) => !isError(problem);
  const warnings = problemTexts(lanes, isWarning, { text, labelOf });
  const count = lanes.reduce((sum, { problems }) => sum + problems.filter(isWarning).length, 0);
  const levels = newLevels.map((level) => labelOf(levelColumn(level)));
  return (
    <>
      <div aria-live="polite" className={s.counts}>
        <p>
          <strong>
            {text(fates.toCorrect.length > 0 ? 'import.lanes.toCorrect' : 'import.lanes', {
              count: fates.taken.length,
              toCorrect: fates.toCorrect.length,
            })}
          </strong>
        </p>
        {isDirect && <p>{text('import.direct')}</p>}
        {hiddenRoutings.length > 0 && (
          <p>{text('import.hiddenRouting', { columns: hiddenRoutings.map(lettersOf).join(', ') })}</p>
        )}
        {levels.length > 0 && <p>{text('import.newLevels', { levels: levels.join(', ') })}</p>}
        {ownUnits.length > 0 && (
          <p>
            {text('import.converted', {
              units: ownUnits.map((unit) => text(`import.unit.${unit}`)).join(', '),
            })}
          </p>
        )}
        {columns.length > 0 && <p>{text('import.columnsLeftOut', { columns: columns.join(', ') })}</p>}
      </div>
      {lanes.length > MAX_RATES && (
        <Banner kind="error">{text('import.tooManyLanes', { most: MAX_RATES })}</Banner>
      )}
      <RowSum review={review} isFile={isFile} />
      {warnings.length > 0 && (
        <details className={s.details} open>
          <summary className={s.detailsLabel}>{text('import.warnings', { count })}</summary>
          <Entries entries={warnings} />
        </details>
      )}
    </>
  );
}
