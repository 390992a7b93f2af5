import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStable } from '../../hooks/use-stable.ts';
import { isSamePosition, nearestFocus, positionIn } from '../model/cells.ts';
import type { CellPosition, GridAction, GridRow, GridRules, GridState } from '../model/grid-model.ts';
import { indexOf } from '../model/row-list.ts';
import { cellAt, cellOf, focusAndSelect, inputIn, positionOf, revealCell } from './cell-lookup.ts';

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

/**
 * What in the table has the focus: the control of a cell or a button of a row. A cell that the focus comes to, by Tab, by a
 * screen reader or by a script, hands it on to its control.
 */
export function useFocusedRow<Row extends GridRow>(options: FocusedRowOptions<Row>) {
  const { rules, box, read, dispatch, closeMenu } = options;
  const focusedNode = useRef<HTMLElement>(null);
  /** Whether that is something; the state may have a focus without, as after an undo by its button. */
  const [isIn, setIn] = useState(false);
  const isScrolling = useRef(true);

  /**
   * Takes the focus to a cell, which hands it on. So it never is on a control while that goes: an input method ends what it composes,
   * and React doesn't look for another place. False where the cell is not drawn, or has the focus.
   */
  function enter(position: CellPosition, scrolls = true): boolean {
    const cell = cellAt(box.current, position);
    if (!cell || inputIn(cell)) return false;
    isScrolling.current = scrolls;
    cell.focus({ preventScroll: true });
    isScrolling.current = true;
    return inputIn(cell) !== null;
  }

  /** The cell that the focus came to hands it on. */
  const handOn = useStable((cell: HTMLElement) => {
    focusedNode.current = cell;
    const position = positionOf(cell);
    if (position) arrive(position);
    const input = inputIn(cell);
    if (!input) return;
    focusAndSelect(input);
    if (isScrolling.current) revealCell(cell);
  });
  function arrive(position: CellPosition) {
    const isMoved = !isSamePosition(position, read().focus);
    if (!isMoved && isIn) return;
    flushSync(() => {
      setIn(true);
      if (!isMoved) return;
      closeMenu();
      dispatch({ type: 'focused', position });
    });
  }

  function onFocus({ target }: FocusEvent) {
    focusedNode.current = target as HTMLElement;
    const cell = cellOf(target);
    const position = positionOf(cell);
    if (cell && cell === target) handOn(cell);
    else if (position) arrive(position);
    else setIn(true);
  }

  // React hears nothing of a focus that is set while it draws, as by a dialog that closes.
  useEffect(() => {
    const grid = box.current!;
    const onFocusIn = ({ target }: globalThis.FocusEvent) => {
      const cell = cellOf(target);
      if (!cell || cell !== target) return;
      queueMicrotask(() => {
        if ((cell.getRootNode() as ShadowRoot).activeElement === cell) handOn(cell);
      });
    };
    grid.addEventListener('focusin', onFocusIn);
    return () => grid.removeEventListener('focusin', onFocusIn);
  }, [box, handOn]);

  function onBlur({ target, relatedTarget, currentTarget }: FocusEvent) {
    // Another window came to the front: here nothing has changed.
    if ((target.getRootNode() as ShadowRoot).activeElement === target) return;
    const isStaying = currentTarget.contains(relatedTarget);
    if (isStaying && positionOf(relatedTarget)) return;
    if (!isStaying) {
      focusedNode.current = null;
      setIn(false);
    }
    closeMenu();
    const { focus } = read();
    // From a button of a row one comes back to the column that one was in.
    dispatch(isStaying && focus ? { type: 'focused', position: focus } : { type: 'left' });
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
    const { focus } = options.state;
    const position =
      nearestFocus(rules, options.state, rows) ??
      positionIn(rows[focusedIndex.current] ?? rows.at(-1), rules.columns[0]);
    const cell = position && cellAt(box.current, position);
    const input = inputIn(cell);
    // Its control comes with the next drawing, which ends here again.
    if (cell && !input && !isSamePosition(position, focus)) return dispatch({ type: 'focused', position });
    focusedNode.current = null;
    if (input) input.focus({ preventScroll: true });
    else options.onFocusLost();
  });

  return {
    isIn,
    setIn,
    enter,
    hasFocus: () => focusedNode.current !== null,
    /** The row that has the focus, be it on a button. */
    focusedRow,
    onFocus,
    onBlur,
  };
}
