import { type Ref, useImperativeHandle, useInsertionEffect, useRef } from 'react';
import type { Text } from '../../../i18n/define-texts.ts';
import { useStable } from '../../hooks/use-stable.ts';
import type { GridHandle } from '../grid-column.ts';
import type {
  CellPosition,
  FilledCell,
  GridAction,
  GridRow,
  GridRules,
  GridState,
} from '../model/grid-model.ts';
import { type GridProblems, nextProblem } from '../problems/problems.ts';

interface GridHandleOptions<Row extends GridRow> {
  rules: GridRules<Row>;
  state: GridState<Row>;
  problems: GridProblems<Row> | undefined;
  perform(action: GridAction<Row>): void;
  announce(why: Text): void;
}

/** What the outside may ask of the grid; `enter` also serves the bubbles of its cells. */
export function useGridHandle<Row extends GridRow>(
  handle: Ref<GridHandle> | undefined,
  { rules, state, problems, perform, announce }: GridHandleOptions<Row>,
) {
  /** Where the focus was last: a button that asks for the next problem has taken it away. */
  const lastFocus = useRef(state.focus);
  useInsertionEffect(() => {
    if (state.focus) lastFocus.current = state.focus;
  });
  const enter = useStable((position: CellPosition, typed: string) => {
    // First: the button that was pressed goes, and must not take the focus along.
    perform({ type: 'focused', position });
    perform({ type: 'typed', position, text: typed });
    perform({ type: 'focused', position });
  });
  const fill = useStable((cells: readonly FilledCell[]) => {
    const [first] = cells;
    // First: the button that was pressed goes, and must not take the focus along.
    if (first) perform({ type: 'focused', position: { row: first.row, column: first.column } });
    perform({ type: 'cellsFilled', cells });
  });
  useImperativeHandle(handle, () => ({
    focusCell(row, column, why) {
      perform({ type: 'focused', position: { row, column } });
      if (why) announce(why);
    },
    enter: (row, column, typed) => enter({ row, column }, typed),
    fill,
    paste: (block, range) => perform({ type: 'pasted', block, range }),
    focusNext(severity) {
      const position =
        problems && nextProblem(severity, rules.columns, state.rows, problems, lastFocus.current);
      if (position) perform({ type: 'focused', position });
    },
  }));
  return { enter, lastFocus: () => lastFocus.current };
}
