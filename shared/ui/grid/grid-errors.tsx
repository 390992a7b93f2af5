import { type RefObject, useMemo } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { GridRow } from './core/grid.ts';
import type { GridColumn, GridHandle, RowErrors } from './grid-column.ts';
import * as s from './grid-errors.css.ts';

interface GridErrorsProps<Row extends GridRow> {
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  /** Keep the function while it doesn't change: then only rows that changed are asked again. */
  errors(row: Row): RowErrors;
  grid: RefObject<GridHandle | null>;
}

/** A longer list helps nobody; the rest moves up as cells are put right. */
const MOST = 100;

/** Every faulty cell as `Row 3, Unit Cost: …`, a button that takes the focus there. Nothing when all is well. */
export function GridErrors<Row extends GridRow>({ columns, rows, errors, grid }: GridErrorsProps<Row>) {
  const text = useText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rules of what is wrong make other answers
  const known = useMemo(() => new WeakMap<Row, RowErrors>(), [errors]);
  const messagesOf = (row: Row) => {
    if (row.isRemoved) return {};
    const messages = known.get(row) ?? errors(row);
    known.set(row, messages);
    return messages;
  };
  const faults = rows.flatMap((row, index) => {
    const messages = messagesOf(row);
    return columns.flatMap((column) => {
      const message = messages[column.id];
      return message ? [{ row: row.key, n: String(index + 1), column, message }] : [];
    });
  });
  if (faults.length === 0) return null;

  const heading = text('grid.errors', { count: faults.length });
  return (
    <section className={s.errors} aria-label={heading}>
      <p className={s.heading}>{heading}</p>
      <ul>
        {faults.slice(0, MOST).map(({ row, n, column, message }) => (
          <li key={`${row} ${column.id}`}>
            <button type="button" className={s.jump} onClick={() => grid.current?.focusCell(row, column.id)}>
              {text('grid.error', { n, column: column.label, message })}
            </button>
          </li>
        ))}
      </ul>
      {faults.length > MOST && <p>{text('grid.errors.more', { count: faults.length - MOST })}</p>}
    </section>
  );
}
