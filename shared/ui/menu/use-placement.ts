import { type RefObject, useLayoutEffect } from 'react';
import { placementOf } from './placement.ts';

/** The narrowest that a menu under a narrow field gets, px, unless its styles say otherwise. */
const LEAST_WIDTH = 200;

/** The document, and each shadow root around a node: a scroll event leaves none of them. */
function rootsAround(node: Node): Node[] {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? [root, ...rootsAround(root.host)] : [root];
}

/**
 * Places an open menu at the node that it is in, its field, for as long as it is open, and hides it while that is
 * scrolled out of sight. By a script: CSS anchors would have the whole page laid out twice at every key press.
 */
export function usePlacement(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const menu = panel.current!;
    const field = menu.parentElement!;

    const move = () => {
      const edges = field.getBoundingClientRect();
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const isRtl = getComputedStyle(menu).direction === 'rtl';
      const placement = placementOf(edges, menu.getBoundingClientRect(), { width, height }, isRtl);
      menu.style.left = `${placement.left}px`;
      menu.style.top = 'top' in placement ? `${placement.top}px` : 'auto';
      menu.style.bottom = 'bottom' in placement ? `${placement.bottom}px` : 'auto';
    };
    const place = () => {
      menu.style.width = `${Math.max(field.getBoundingClientRect().width, LEAST_WIDTH)}px`;
      move();
    };
    const onScroll = ({ target }: Event) => {
      if (!menu.contains(target as Node)) move();
    };
    // A report of the menu's own size must not change that size, or the browser reports a loop: while a drawer slides in,
    // its field is measured some millionths of a pixel wider or narrower.
    const sizes = new ResizeObserver((entries) =>
      entries.every(({ target }) => target === menu) ? move() : place(),
    );
    for (const node of [field, menu, document.documentElement]) sizes.observe(node);
    const visibility = new IntersectionObserver((entries) => {
      menu.style.visibility = entries.at(-1)!.isIntersecting ? '' : 'hidden';
    });
    visibility.observe(field);
    const closing = new AbortController();
    const { signal } = closing;
    for (const root of rootsAround(menu)) {
      root.addEventListener('scroll', onScroll, { capture: true, passive: true, signal });
      // The field has moved along with a dialog or drawer.
      root.addEventListener('animationend', place, { signal });
    }
    addEventListener('resize', place, { signal });
    place();
    return () => {
      sizes.disconnect();
      visibility.disconnect();
      closing.abort();
    };
  }, [panel, isOpen]);
}
