import { type Dispatch, type SetStateAction, useEffect, useRef } from 'react';
import type { Text } from '../../../i18n/define-texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import { nameOf } from '../column-name.ts';
import type { GridColumn } from '../grid-column.ts';
import type { CellPosition, GridRow, GridState } from '../model/grid-model.ts';
import { indexOf } from '../model/row-list.ts';
import { texts } from '../texts/index.ts';
import { type GridProblems, isError, type Problem } from './problems.ts';

const NONE: readonly Problem[] = [];

const isSame = (one: Problem, other: Problem): boolean =>
  one.column === other.column && one.message.id === other.message.id;

interface Left {
  readonly at: CellPosition;
  readonly errors: readonly Problem[];
  wasTyped: boolean;
}

/**
 * Announces what became wrong with a row by what was typed in it, once the cell is left: whoever doesn't see the marks
 * would go on and learn of it only from a refused save. Once it is put right nothing of it is left to be read.
 */
export function useNewErrors<Row extends GridRow>(
  columns: readonly GridColumn<Row>[],
  { rows, focus, typing }: GridState<Row>,
  problems: GridProblems<Row> | undefined,
  announce: Dispatch<SetStateAction<Text | null>>,
): void {
  const text = useText(texts);
  /** The cell with the focus, the errors of its row before it was typed in, and whether it was. */
  const left = useRef<Left>(null);
  const announced = useRef<Text>(null);
  const errorsOf = (key: string): readonly Problem[] => {
    const row = rows[indexOf(rows, key)];
    return row ? (problems?.of(row).filter(isError) ?? NONE) : NONE;
  };

  const messageOf = ({ at, errors }: Left): Text | null => {
    // The cell that the focus came to is read with its error.
    const isRead = ({ column }: Problem) =>
      focus?.row === at.row && focus.column === column && focus.column !== at.column;
    const found = errorsOf(at.row).filter((one) => !isRead(one) && !errors.some((old) => isSame(old, one)));
    const [first] = found;
    if (!first) return null;
    // A text: a number would be grouped, as in `row 1,000`.
    const n = String(indexOf(rows, at.row) + 1);
    const column = columns.find(({ id }) => id === first.column);
    if (found.length > 1)
      return texts('grid.error.row', { n, message: text('grid.errors', { count: found.length }) });
    const message = text(first.message);
    return column
      ? texts('grid.error', { n, column: nameOf(column), message })
      : texts('grid.error.row', { n, message });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed, and where the focus went, decides
  useEffect(() => {
    const before = left.current;
    if (typing && before && before.at.row === focus?.row) {
      before.wasTyped = true;
      return;
    }
    left.current = focus && { at: focus, errors: errorsOf(focus.row), wasTyped: typing !== null };
    if (!before?.wasTyped) return;
    const message = messageOf(before);
    const last = announced.current;
    announced.current = message;
    announce((present) => message ?? (present === last ? null : present));
  }, [rows, focus, typing]);
}
