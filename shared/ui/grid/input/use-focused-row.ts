import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { isSamePosition, nearestFocus, positionIn } from '../model/cells.ts';
import type { GridAction, GridRow, GridRules, GridState } from '../model/grid-model.ts';
import { indexOf } from '../model/row-list.ts';
import { inputAt, positionOf } from './cell-lookup.ts';

interface FocusedRowOptions<Row extends GridRow> {
  rules: GridRules<Row>;
  /** As it was drawn. */
  state: GridState<Row>;
  box: RefObject<HTMLElement | null>;
  /** The state as it is by now, also within an event that changed it. */
  read(): GridState<Row>;
  dispatch(action: GridAction<Row>): void;
  closeMenu(): void;
  /** Where the focus goes when no cell is left. */
  onFocusLost(): void;
}

/** What in the table has the focus: a cell or a button of a row. */
export function useFocusedRow<Row extends GridRow>(options: FocusedRowOptions<Row>) {
  const { rules, box, read, dispatch, closeMenu } = options;
  const focusedNode = useRef<HTMLElement>(null);

  function onFocus({ target }: FocusEvent) {
    focusedNode.current = target as HTMLElement;
    const position = positionOf(target);
    if (position && !isSamePosition(position, read().focus)) {
      closeMenu();
      dispatch({ type: 'focused', position });
    }
  }

  function onBlur({ target, relatedTarget, currentTarget }: FocusEvent) {
    // Another window came to the front: here nothing has changed.
    if ((target.getRootNode() as ShadowRoot).activeElement === target) return;
    if (!currentTarget.contains(relatedTarget)) focusedNode.current = null;
    if (focusedNode.current && positionOf(relatedTarget)) return;
    closeMenu();
    const { focus } = read();
    // From a button of a row one comes back to the column that one was in.
    dispatch(focusedNode.current && focus ? { type: 'focused', position: focus } : { type: 'left' });
  }

  // Rows that were loaded anew may have taken away what had the focus, which then goes to the nearest.
  const { rows } = options.state;
  const focusedRow = () => focusedNode.current?.closest('tr')?.dataset.row;
  const focusedIndex = useRef(0);
  useLayoutEffect(() => {
    if (focusedNode.current?.isConnected !== false) {
      focusedIndex.current = indexOf(rows, focusedRow());
      return;
    }
    focusedNode.current = null;
    const position =
      nearestFocus(rules, options.state, rows) ??
      positionIn(rows[focusedIndex.current] ?? rows.at(-1), rules.columns[0]);
    const input = position && inputAt(box.current, position);
    if (input) input.focus({ preventScroll: true });
    else options.onFocusLost();
  });

  return {
    hasFocus: () => focusedNode.current !== null,
    /** The row that has the focus, be it on a button. */
    focusedRow,
    onFocus,
    onBlur,
  };
}
