import { useText } from '../../../../shared/i18n/use-text.ts';
import type { Taken } from '../../../../shared/spreadsheet/sheet-block.ts';
import { checkbox } from '../../../../shared/ui/field/checkbox.css.ts';
import { texts } from '../texts/index.ts';
import { lettersOf } from './column-label.ts';
import * as s from './import-dialog.css.ts';
import type { Review } from './use-review.ts';

/** What the sheet hides and strikes out, which is left out unless the user wants it: each by itself. */
export function HiddenChoice({ review: { hidden, struck, taken, setTaken } }: { review: Review }) {
  const text = useText(texts);
  const columns = [...(hidden?.columns ?? [])];
  const cells = [...(struck?.cells.values() ?? [])].reduce((sum, { size }) => sum + size, 0);
  const rowsAndCells = [
    struck && struck.rows.size > 0 && text('import.hidden.rows', { count: struck.rows.size }),
    cells > 0 && text('import.hidden.cells', { count: cells }),
  ];
  const choices: readonly (readonly [keyof Taken, string | false | undefined])[] = [
    [
      'rows',
      hidden &&
        hidden.rows.size > 0 &&
        text('import.hidden.take', { hidden: text('import.hidden.rows', { count: hidden.rows.size }) }),
    ],
    [
      'columns',
      columns.length > 0 &&
        text('import.hidden.take', {
          hidden: text('import.hidden.columns', {
            count: columns.length,
            columns: columns.map(lettersOf).join(', '),
          }),
        }),
    ],
    ['struck', struck && text('import.struck.take', { struck: rowsAndCells.filter(Boolean).join(', ') })],
  ];
  return choices.map(
    ([part, label]) =>
      label && (
        <label key={part} className={s.choice}>
          <input
            type="checkbox"
            className={checkbox}
            checked={taken[part] === true}
            onChange={({ currentTarget }) => setTaken(part, currentTarget.checked)}
          />
          {label}
        </label>
      ),
  );
}
