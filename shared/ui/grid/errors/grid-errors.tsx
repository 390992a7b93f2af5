import { type RefObject, useInsertionEffect, useMemo, useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import type { GridColumn, GridHandle, RowErrors } from '../grid-column.ts';
import { textIn } from '../model/cells.ts';
import type { GridRow, GridState } from '../model/grid-model.ts';
import { texts } from '../texts/index.ts';
import * as s from './grid-errors.css.ts';

/** A cell that has to be put right. */
interface ListedError {
  readonly row: string;
  readonly n: string;
  readonly column: string;
  readonly label: string;
  readonly message: string;
}

/**
 * What is wrong, top down. A row that the user is in may still be filled: its blank cells don't count before it is
 * left, nor does what only the typing of this moment makes wrong. What is listed stays until it is put right, so that
 * a click into the row moves nothing. Keep `errors` while it doesn't change: then only rows that changed are asked
 * again.
 */
export function useListedErrors<Row extends GridRow>(
  columns: readonly GridColumn<Row>[],
  { rows, focus, typing }: GridState<Row>,
  errors: (row: Row) => RowErrors,
): readonly ListedError[] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rules of what is wrong make other answers
  const known = useMemo(() => new WeakMap<Row, RowErrors>(), [errors]);
  const messagesOf = (row: Row) => {
    if (row.isRemoved) return {};
    const messages = known.get(row) ?? errors(row);
    known.set(row, messages);
    return messages;
  };
  const listed = useRef<readonly ListedError[]>([]);
  const listedErrors = rows.flatMap((row, index) => {
    const messages = messagesOf(row);
    const isHere = row.key === focus?.row;
    const before = (isHere && typing?.[index]) || row;
    return columns.flatMap(({ id, label }) => {
      const message = messages[id];
      if (!message) return [];
      const isOpen = isHere && [row, before].some((at) => !textIn(at, id).trim() || !messagesOf(at)[id]);
      if (isOpen && !listed.current.some((one) => one.row === row.key && one.column === id)) return [];
      return [{ row: row.key, n: String(index + 1), column: id, label, message }];
    });
  });
  useInsertionEffect(() => {
    listed.current = listedErrors;
  });
  return listedErrors;
}

/** A longer list helps nobody; the rest moves up as cells are put right. */
const MOST = 100;

interface GridErrorsProps {
  listedErrors: readonly ListedError[];
  grid: RefObject<GridHandle | null>;
}

/** Every faulty cell as `Row 3, Unit Cost: …`, a button that takes the focus there. Nothing when all is well. */
export function GridErrors({ listedErrors, grid }: GridErrorsProps) {
  const text = useText(texts);
  if (listedErrors.length === 0) return null;
  return (
    <section className={s.errors} aria-label={text('grid.errors', { count: listedErrors.length })}>
      <ul>
        {listedErrors.slice(0, MOST).map(({ row, n, column, label, message }) => (
          <li key={`${row} ${column}`}>
            <button type="button" className={s.jump} onClick={() => grid.current?.focusCell(row, column)}>
              {text('grid.error', { n, column: label, message })}
            </button>
          </li>
        ))}
      </ul>
      {listedErrors.length > MOST && <p>{text('grid.errors.more', { count: listedErrors.length - MOST })}</p>}
    </section>
  );
}
