import { type RefObject, useLayoutEffect, useState } from 'react';

/** In pixels; a small laptop has more beside the whole menu, the smallest desktop window has less beside the rail. */
const ROOM_FOR_ALL = 940;

/** Whether the place of a list has no room for all of its usual columns. */
export function useNarrow(place: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return;
    const measure = () => setNarrow(current.clientWidth < ROOM_FOR_ALL);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => observer.disconnect();
  }, [place]);
  return isNarrow;
}
