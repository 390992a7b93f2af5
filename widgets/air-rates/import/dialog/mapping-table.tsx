import { useLocale, useText } from '../../../../shared/i18n/use-text.ts';
import { decimalSignOf } from '../../../../shared/trade/number-notation.ts';
import { joinedLevels } from '../../../../shared/trade/weight-levels.ts';
import { frame } from '../../../../shared/ui/field/control.css.ts';
import { isError } from '../../../../shared/ui/grid/problems/problems.ts';
import { ErrorIcon } from '../../../../shared/ui/icons/icons.tsx';
import { levelColumn } from '../../rows/rate-row.ts';
import { rateNumbers } from '../../rules/number-columns.ts';
import { isWrong } from '../fates.ts';
import type { LaneLine, PreviewLine } from '../preview.ts';
import { columnsOfTarget, isDateTarget, isNumberTarget, targetsOf } from '../targets.ts';
import { texts } from '../texts/index.ts';
import { lettersOf, useTargetLabel } from './column-label.ts';
import * as s from './import-dialog.css.ts';
import type { Review } from './use-review.ts';

/** Lines of the block that are shown, and as many again of further ones that have to be corrected. */
const SHOWN = 8;

interface MappingTableProps {
  review: Review;
  levels: readonly string[];
}

/** The first lines beneath the headings and those to correct, whose wrong cells are marked, with a choice of what each column becomes. */
export function MappingTable({ review, levels }: MappingTableProps) {
  const text = useText(texts);
  const targetLabel = useTargetLabel();
  const { block, recognised, lines, foundLevels, isRepeated, repeats } = review;
  const { columns, headings } = recognised;
  const targets = targetsOf(joinedLevels(levels, foundLevels));
  const added = new Set(foundLevels.map(levelColumn));
  const below = lines.filter(
    ({ line, kind }) => line > (headings?.end ?? 0) && !['empty', 'hidden', 'struck'].includes(kind),
  );
  const shownLines = [
    ...below.slice(0, SHOWN),
    ...below
      .slice(SHOWN)
      .filter((one) => one.kind === 'lane' && isWrong(one))
      .slice(0, SHOWN),
  ];
  /** Why what stands in a cell can't be taken as it is. */
  const errorIn = (one: PreviewLine, target: string | null) =>
    one.kind === 'lane' && target !== null
      ? one.problems
          .filter((problem) => isError(problem) && columnsOfTarget(target).includes(problem.column ?? ''))
          .map(({ message }) => text(message))
          .join(' ')
      : '';
  const numbers = rateNumbers(decimalSignOf(useLocale()));
  const shown = ({ cells }: LaneLine, target: string) =>
    numbers.has(target) ? numbers.show(target, cells[target] ?? '') : cells[target];
  const repeatedText = (one: PreviewLine, target: string | null) =>
    one.kind === 'lane' && target !== null && isRepeated && repeats.includes(target) && shown(one, target);
  /** A date or number as it was read, so that day and month, decimals and thousands can be told apart. */
  const readText = (one: PreviewLine, target: string | null) =>
    one.kind === 'lane' &&
    target !== null &&
    (isDateTarget(target) || isNumberTarget(target)) &&
    shown(one, target);
  const labelOf = (target: string) =>
    added.has(target) ? text('import.newLevel', { level: targetLabel(target) }) : targetLabel(target);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to scroll it, too
    <section className={s.scrolled} aria-label={text('import.columns')} tabIndex={0}>
      <table className={s.table}>
        <thead>
          <tr>
            <th scope="col" className={s.lineNumber}>
              {text('import.line')}
            </th>
            {columns.map(({ index, heading, target }) => {
              const name = heading || text('import.columnLetter', { letters: lettersOf(index) });
              return (
                <th key={index} scope="col" className={s.head} data-left-out={target === null || undefined}>
                  <span className={s.sourceName} title={name}>
                    {name}
                  </span>
                  <select
                    className={`${frame} ${s.columnSelect}`}
                    aria-label={text('import.becomes', { name })}
                    value={target ?? ''}
                    onChange={({ currentTarget }) => review.setTarget(index, currentTarget.value || null)}
                  >
                    <option value="">{text('import.leaveOut')}</option>
                    {targets.map((one) => (
                      <option key={one} value={one}>
                        {labelOf(one)}
                      </option>
                    ))}
                  </select>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {shownLines.map((one) => (
            <tr key={one.line} data-left-out={one.kind !== 'lane' || undefined}>
              <th scope="row" className={s.lineNumber}>
                {one.line}
              </th>
              {columns.map(({ index, target }) => {
                const error = errorIn(one, target);
                return (
                  <td
                    key={index}
                    className={target !== null && isNumberTarget(target) ? s.number : s.cell}
                    data-left-out={target === null || undefined}
                    data-wrong={error ? '' : undefined}
                    // As in the table that the lanes come into: no cell outside a grid has `aria-invalid`.
                    aria-description={error || undefined}
                    title={error || undefined}
                  >
                    {error && <ErrorIcon />}
                    {readText(one, target) || block[one.line - 1]![index]?.trim() || (
                      <span className={s.repeated}>{repeatedText(one, target)}</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {below.length > shownLines.length && (
        <p className={s.more}>{text('import.moreLines', { count: below.length - shownLines.length })}</p>
      )}
    </section>
  );
}
