import { type MouseEvent, useRef } from 'react';
import { ARROW_WIDTH } from './cell.css.ts';
import { isSamePlace } from './core/cells.ts';
import type { GridRow } from './core/grid.ts';
import { neighbour } from './core/move.ts';
import type { Hands } from './hands.ts';
import { placeOf } from './places.ts';

/** Clicks and drags in the table: carets, ranges, rows by their number, and the arrows of choice cells. */
export function useMouse<Row extends GridRow>({
  read,
  isHeld,
  rules,
  go,
  extend,
  dispatch,
  toggleMenu,
}: Hands<Row>) {
  const isDragging = useRef(false);

  function onMouseDown(event: MouseEvent<HTMLElement>) {
    const { target, button, shiftKey } = event;
    if (button !== 0 || !(target instanceof Element)) return;
    const state = read();
    const head = target.closest<HTMLElement>('tbody th');
    const place = placeOf(head?.nextElementSibling ?? target);
    if (!place) return;
    isDragging.current = true;
    const end = (head && neighbour(rules, state, place, 'rowEnd')) ?? place;
    if (shiftKey && state.focus) {
      extend(end);
    } else if (head || !(target instanceof HTMLInputElement)) {
      go({ type: 'focused', place });
      if (head) extend(end);
    } else {
      if (state.anchor && isSamePlace(place, state.focus)) dispatch({ type: 'focused', place });
      // The browser puts the caret where the click was.
      return;
    }
    event.preventDefault();
  }

  function onMouseOver({ target, buttons }: MouseEvent) {
    if (!(buttons & 1)) isDragging.current = false;
    const { focus, anchor } = read();
    const place = isDragging.current && isHeld() ? placeOf(target) : undefined;
    if (place && focus && !isSamePlace(place, anchor ?? focus)) dispatch({ type: 'extended', place });
  }

  function onClick({ target, clientX }: MouseEvent) {
    if (!(target instanceof HTMLInputElement)) return;
    if (clientX >= target.getBoundingClientRect().right - ARROW_WIDTH) toggleMenu(target);
  }

  return { onMouseDown, onMouseOver, onClick };
}
