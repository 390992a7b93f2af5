import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { indexOf, isSamePlace, placeIn } from './core/cells.ts';
import type { GridAction, GridRow, GridRules, GridState } from './core/grid.ts';
import { inputAt, placeOf } from './places.ts';

interface HeldOptions<Row extends GridRow> {
  rules: GridRules<Row>;
  /** As it was drawn. */
  state: GridState<Row>;
  box: RefObject<HTMLElement | null>;
  /** The state as it is by now, also within an event that changed it. */
  read(): GridState<Row>;
  dispatch(action: GridAction<Row>): void;
  closeMenu(): void;
  /** Where the focus goes when no cell is left. */
  onNoCell(): void;
}

/** What in the table has the focus: a cell or a button of a row. */
export function useHeld<Row extends GridRow>(options: HeldOptions<Row>) {
  const { rules, box, read, dispatch, closeMenu } = options;
  const held = useRef<HTMLElement>(null);

  function onFocus({ target }: FocusEvent) {
    held.current = target as HTMLElement;
    const place = placeOf(target);
    if (place && !isSamePlace(place, read().focus)) {
      closeMenu();
      dispatch({ type: 'focused', place });
    }
  }

  function onBlur({ target, relatedTarget, currentTarget }: FocusEvent) {
    // Another window came to the front: here nothing has changed.
    if ((target.getRootNode() as ShadowRoot).activeElement === target) return;
    if (!currentTarget.contains(relatedTarget)) held.current = null;
    if (held.current && placeOf(relatedTarget)) return;
    closeMenu();
    const { focus } = read();
    // From a button of a row one comes back to the column that one was in.
    dispatch(held.current && focus ? { type: 'focused', place: focus } : { type: 'left' });
  }

  // Rows that were loaded anew may have taken away what had the focus, which then goes to the nearest.
  const { focus, rows } = options.state;
  const heldRow = () => held.current?.closest('tr')?.dataset.row;
  const heldAt = useRef(0);
  useLayoutEffect(() => {
    if (held.current?.isConnected !== false) {
      heldAt.current = indexOf(rows, heldRow());
      return;
    }
    held.current = null;
    const place = focus ?? placeIn(rows[heldAt.current] ?? rows.at(-1), rules.columns[0]);
    const input = place && inputAt(box.current, place);
    if (input) input.focus({ preventScroll: true });
    else options.onNoCell();
  });

  return {
    isHeld: () => held.current !== null,
    /** The row that has the focus, be it on a button. */
    heldRow,
    onFocus,
    onBlur,
  };
}
