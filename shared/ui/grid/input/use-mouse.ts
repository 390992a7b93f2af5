import { type MouseEvent, useRef } from 'react';
import { isSamePosition } from '../model/cells.ts';
import type { GridRow } from '../model/grid-model.ts';
import { neighbour } from '../model/move.ts';
import { ARROW_WIDTH } from '../rows/cell.css.ts';
import { cellOf, inputIn, positionOf, revealCell } from './cell-lookup.ts';
import type { GridInput } from './grid-input.ts';
import { isFillHandle } from './use-fill.ts';

/** Clicks and drags in the table: carets, ranges, rows by their number, and the arrows of cells that have a list or a calendar. */
export function useMouse<Row extends GridRow>({
  read,
  hasFocus,
  rules,
  perform,
  enter,
  extend,
  dispatch,
  toggleEditor,
}: GridInput<Row>) {
  const isDragging = useRef(false);

  function onMouseDown(event: MouseEvent<HTMLElement>) {
    const { target, button, shiftKey } = event;
    if (button !== 0 || !(target instanceof Element)) return;
    if (isFillHandle(target)) {
      // The focus stays in its cell, and no range begins here.
      event.preventDefault();
      return;
    }
    const state = read();
    const head = target.closest<HTMLElement>('tbody th');
    const position = positionOf(head?.nextElementSibling ?? target);
    if (!position) return;
    isDragging.current = true;
    const end = (head && neighbour(rules, state, position, 'rowEnd')) ?? position;
    if (shiftKey && state.focus) {
      extend(end);
    } else if (head) {
      perform({ type: 'focused', position });
      extend(end);
    } else if (target instanceof HTMLInputElement) {
      // The browser puts the caret where the click was.
      if (state.anchor) dispatch({ type: 'extended', position });
      return;
    } else {
      // A click goes into another cell: what is typed then replaces its text, as in a spreadsheet.
      enter(position);
    }
    event.preventDefault();
  }

  function onMouseMove({ buttons, clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) {
    if (!(buttons & 1)) isDragging.current = false;
    if (!isDragging.current || !hasFocus()) return;
    // Not the event's target: where the drag begins in a text, that stays the target in Firefox.
    const root = currentTarget.getRootNode() as Document | ShadowRoot;
    const over = root.elementFromPoint(clientX, clientY);
    const position = currentTarget.contains(over) ? positionOf(over) : undefined;
    const { focus, anchor } = read();
    if (position && focus && !isSamePosition(position, anchor ?? focus))
      dispatch({ type: 'extended', position });
  }

  function onClick({ target, clientX }: MouseEvent) {
    const cell = cellOf(target);
    if (!cell || isFillHandle(target) || (target as Element).closest('button')) return;
    const input = inputIn(cell);
    const isOnArrow = clientX >= cell.getBoundingClientRect().right - ARROW_WIDTH;
    // Only now: a table that scrolls beneath a pressed button would be taken for a drag.
    revealCell(cell);
    if (input && isOnArrow) toggleEditor(input);
  }

  return { onMouseDown, onMouseMove, onClick };
}
