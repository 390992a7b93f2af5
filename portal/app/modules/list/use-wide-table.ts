import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { ROWS_HEIGHT } from './list-table.css.ts';

interface WideTable {
  box: RefObject<HTMLDivElement | null>;
  table: RefObject<HTMLTableElement | null>;
  /** Width of a table that has to scroll sideways in its box. */
  width: number | undefined;
}

/** Whether a table is wider than its box, and the height of its rows for the style of its headings. */
export function useWideTable(): WideTable {
  const box = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const { current: place } = box;
    const { current: content } = table;
    if (!place || !content) return;
    const measure = () => {
      setWidth(content.offsetWidth > place.clientWidth ? content.offsetWidth : undefined);
      place.style.setProperty(ROWS_HEIGHT, `${content.tBodies[0]?.offsetHeight ?? 0}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    observer.observe(content);
    measure();
    return () => observer.disconnect();
  }, []);
  return { box, table, width };
}
