import { useLocale, useText } from '../../../shared/i18n/use-text.ts';
import { decimalSignOf, writeNumber } from '../../../shared/trade/number-notation.ts';
import { laneName } from '../columns/lane-name.ts';
import { useColumnName } from '../columns/use-column-name.ts';
import { isNumeric } from '../rows/rate-row.ts';
import * as s from './adjust-dialog.css.ts';
import type { CellEdit } from './selected.ts';
import { texts } from './texts/index.ts';

/** So many cells show whether the entries are as they were meant. */
const MOST_SHOWN = 8;
/** A number as a cell holds it, in no language. */
const VALUE = /^\d+(?:\.\d+)?$/;

/** The first cells that change, with what they are before and after. */
export function Preview({ edits }: { edits: readonly CellEdit[] }) {
  const text = useText(texts);
  const sign = decimalSignOf(useLocale());
  const columnName = useColumnName();
  const shown = (column: string, cell: string) =>
    isNumeric(column) && VALUE.test(cell) ? writeNumber(cell, sign) : cell;
  if (edits.length === 0) return null;
  return (
    <div>
      <table className={s.table} aria-label={text('adjust.preview')}>
        <thead>
          <tr>
            <th scope="col" className={s.cell}>
              {text('adjust.cell')}
            </th>
            <th scope="col" className={s.figures}>
              {text('adjust.before')}
            </th>
            <th scope="col" className={s.figures}>
              {text('adjust.after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {edits.slice(0, MOST_SHOWN).map(({ row, column, before, after }) => (
            <tr key={`${row.key} ${column}`}>
              <th scope="row" className={s.cell}>
                <span className={s.whole}>{laneName(row)}</span>{' '}
                <span className={s.column}>{columnName(column)}</span>
              </th>
              <td className={s.figures}>{shown(column, before)}</td>
              <td className={s.after}>{shown(column, after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {edits.length > MOST_SHOWN && (
        <p className={s.quiet}>{text('adjust.more', { count: edits.length - MOST_SHOWN })}</p>
      )}
    </div>
  );
}
