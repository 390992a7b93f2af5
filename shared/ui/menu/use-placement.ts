import { type RefObject, useLayoutEffect } from 'react';
import { placementOf } from './placement.ts';

/** The narrowest that a menu under a narrow field gets, px, unless its styles say otherwise. */
const LEAST_WIDTH = 200;

/**
 * Places an open menu at the node that it is in, its field, for as long as it is open, and hides it while that is
 * scrolled out of sight. By a script: CSS anchors would have the whole page laid out twice at every key press.
 */
export function usePlacement(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const menu = panel.current!;
    const field = menu.parentElement!;

    let placed = '';
    let frame = 0;
    // At every frame: nothing tells of all that moves a field, such as a row above it that grows in a box that scrolls.
    const follow = () => {
      frame = requestAnimationFrame(follow);
      const edges = field.getBoundingClientRect();
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const { left, top, right, bottom } = edges;
      const now = [left, top, right, bottom, menu.offsetWidth, menu.offsetHeight, width, height].join();
      if (now === placed) return;
      placed = now;
      menu.style.width = `${Math.max(edges.width, LEAST_WIDTH)}px`;
      const isRtl = getComputedStyle(menu).direction === 'rtl';
      const placement = placementOf(edges, menu.getBoundingClientRect(), { width, height }, isRtl);
      menu.style.left = `${placement.left}px`;
      menu.style.top = 'top' in placement ? `${placement.top}px` : 'auto';
      menu.style.bottom = 'bottom' in placement ? `${placement.bottom}px` : 'auto';
    };
    follow();
    const visibility = new IntersectionObserver((entries) => {
      menu.style.visibility = entries.at(-1)!.isIntersecting ? '' : 'hidden';
    });
    visibility.observe(field);
    return () => {
      cancelAnimationFrame(frame);
      visibility.disconnect();
    };
  }, [panel, isOpen]);
}
