import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStable } from '../../hooks/use-stable.ts';
import { MAX_UNWINDOWED_ROWS, rowsInSight } from './visible-rows.ts';

/** As in the styles; measured as soon as there is a row. */
const ROW_HEIGHT = 36;

/** Which rows of a long table are in sight, and how high one is. A short table, and a printed one, has all of them. */
export function useWindow(box: RefObject<HTMLElement | null>, count: number) {
  const [rowHeight, setRowHeight] = useState(ROW_HEIGHT);
  const [[start, end], setWindow] = useState<[number, number]>([0, 32]);
  const [isPrinted, setPrinted] = useState(false);
  const isWindowed = count > MAX_UNWINDOWED_ROWS && !isPrinted;

  const look = () => {
    // A size may still be told after the table has gone.
    if (!box.current) return;
    const { scrollTop, clientHeight } = box.current;
    const next = rowsInSight(rowHeight, scrollTop, clientHeight);
    setWindow((last) => (last[0] === next[0] && last[1] === next[1] ? last : next));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new size of the table is a new look at it
  useLayoutEffect(() => {
    const height = box.current!.querySelector('[data-row]')?.getBoundingClientRect().height;
    if (height) setRowHeight(height);
    look();
  }, [isWindowed, count, rowHeight]);

  const measureAgain = useStable(look);
  useEffect(() => {
    const sizes = new ResizeObserver(measureAgain);
    sizes.observe(box.current!);
    return () => sizes.disconnect();
  }, [box, measureAgain]);

  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    addEventListener('beforeprint', () => flushSync(() => setPrinted(true)), { signal });
    addEventListener('afterprint', () => setPrinted(false), { signal });
    return () => gone.abort();
  }, []);

  return {
    rowHeight,
    onScroll: look,
    start: isWindowed ? start : 0,
    end: isWindowed ? end : count,
    /** Paper is narrower than a screen and can't be scrolled: cells show their texts whole, as high as they get. */
    isPrinted,
  };
}
