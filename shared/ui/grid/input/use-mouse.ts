import { type MouseEvent, useRef } from 'react';
import { isSamePosition } from '../model/cells.ts';
import type { GridRow } from '../model/grid-model.ts';
import { neighbour } from '../model/move.ts';
import { ARROW_WIDTH } from '../rows/cell.css.ts';
import { positionOf, revealCell } from './cell-lookup.ts';
import type { GridInput } from './grid-input.ts';
import { isFillHandle } from './use-fill.ts';

/** Clicks and drags in the table: carets, ranges, rows by their number, and the arrows of cells that have a list or a calendar. */
export function useMouse<Row extends GridRow>({
  read,
  hasFocus,
  rules,
  perform,
  extend,
  dispatch,
  toggleEditor,
}: GridInput<Row>) {
  const isDragging = useRef(false);
  /** A click goes into another cell: what is typed then replaces its text, as in a spreadsheet. */
  const isEntering = useRef(false);

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
    } else if (head || !(target instanceof HTMLInputElement)) {
      perform({ type: 'focused', position });
      if (head) extend(end);
    } else {
      if (state.anchor && isSamePosition(position, state.focus)) dispatch({ type: 'extended', position });
      // The browser puts the caret where the click was.
      isEntering.current = !target.matches(':focus');
      return;
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
    if (!(target instanceof HTMLInputElement)) return;
    // Only now: a table that scrolls beneath a pressed button would be taken for a drag.
    revealCell(target);
    if (isEntering.current && target.selectionStart === target.selectionEnd) target.select();
    isEntering.current = false;
    if (clientX >= target.getBoundingClientRect().right - ARROW_WIDTH) toggleEditor(target);
  }

  return { onMouseDown, onMouseMove, onClick };
}
