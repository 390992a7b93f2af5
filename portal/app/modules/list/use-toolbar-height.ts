import { type RefObject, useLayoutEffect } from 'react';
import { useMedia } from '../../shell/use-media.ts';
import { STAYS, TOOLBAR_HEIGHT } from './sticky.ts';

/** Tells the styles of a list how high its toolbar is while that stays above the rows: it may be one line of filters or three. */
export function useToolbarHeight(
  list: RefObject<HTMLElement | null>,
  toolbar: RefObject<HTMLElement | null>,
): void {
  const stays = useMedia(STAYS);
  useLayoutEffect(() => {
    const { current: whole } = list;
    const { current: bar } = toolbar;
    if (!stays || !whole || !bar) return;
    const measure = () => whole.style.setProperty(TOOLBAR_HEIGHT, `${bar.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    measure();
    return () => {
      observer.disconnect();
      whole.style.removeProperty(TOOLBAR_HEIGHT);
    };
  }, [list, toolbar, stays]);
}
