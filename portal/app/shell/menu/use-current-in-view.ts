import { type RefObject, useEffect } from 'react';

/** In px, between the entry and the edge of the menu. */
const GAP = 8;

/**
 * Scrolls a menu that is longer than its box to the entry of the open page, once there is another one or other entries around it.
 * Neither the page nor the focus moves, which `scrollIntoView` doesn't promise.
 */
export function useCurrentInView(
  box: RefObject<HTMLElement | null> | undefined,
  current: string | undefined,
  entries: number,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `current` and `entries` stand for what is drawn
  useEffect(() => {
    const menu = box?.current;
    // The entry above a page whose own one is hidden stands before it.
    const entry = menu?.querySelector('[data-holds], [aria-current]');
    if (!menu || !entry) return;
    const [frame, place] = [menu.getBoundingClientRect(), entry.getBoundingClientRect()];
    if (place.bottom > frame.bottom) menu.scrollTop += place.bottom - frame.bottom + GAP;
    else if (place.top < frame.top) menu.scrollTop -= frame.top - place.top + GAP;
  }, [box, current, entries]);
}
