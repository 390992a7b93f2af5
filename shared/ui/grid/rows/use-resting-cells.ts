import { type RefObject, useEffect } from 'react';
import { LEFT_VAR, RIGHT_VAR } from './sizes.ts';

/** Milliseconds without a move sideways after which the table is at rest. */
const PAUSE = 250;

/**
 * Each sticky cell is a layer of its own, which the browser puts together with all others at every key and in every frame of a
 * scroll. So cells are sticky only while the table moves sideways. At rest (`data-resting`) they are shifted by as much, and no
 * layers.
 */
export function useRestingCells(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const grid = box.current!;
    const table = grid.querySelector('table')!;
    // There the table grows to the left, and shifts by other edges.
    if (grid.matches(':dir(rtl)')) return undefined;
    let { scrollLeft } = grid;
    let timer: ReturnType<typeof setTimeout>;

    const rest = () => {
      const [inner, outer] = [table.getBoundingClientRect(), grid.getBoundingClientRect()];
      const left = outer.left + grid.clientLeft;
      const right = outer.right - (grid.offsetWidth - grid.clientWidth - grid.clientLeft);
      table.style.setProperty(LEFT_VAR, `${left - inner.left}px`);
      table.style.setProperty(RIGHT_VAR, `${Math.max(0, inner.right - right)}px`);
      table.dataset.resting = '';
    };
    const move = () => {
      delete table.dataset.resting;
      clearTimeout(timer);
      timer = setTimeout(rest, PAUSE);
    };
    const unmounted = new AbortController();
    const options = { signal: unmounted.signal, passive: true };
    // Ahead of the scroll, which may be drawn before its event comes.
    grid.addEventListener('touchstart', move, options);
    // A finger that lay still for longer begins to drag.
    grid.addEventListener('touchmove', move, options);
    grid.addEventListener('wheel', ({ deltaX, shiftKey }) => (deltaX !== 0 || shiftKey) && move(), options);
    grid.addEventListener('pointerdown', ({ target }) => target === grid && move(), options);
    const onScroll = () => {
      if (grid.scrollLeft === scrollLeft) return;
      scrollLeft = grid.scrollLeft;
      move();
    };
    grid.addEventListener('scroll', onScroll, options);
    let width = '';
    // It is told of the sizes when it begins, too; rows that come or go change none.
    const sizes = new ResizeObserver(() => {
      const now = `${grid.clientWidth} ${table.offsetWidth}`;
      if (now !== width) move();
      width = now;
    });
    sizes.observe(grid);
    sizes.observe(table);
    return () => {
      unmounted.abort();
      sizes.disconnect();
      clearTimeout(timer);
    };
  }, [box]);
}
