import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '../../../when-idle.ts';
import { useStable } from '../../hooks/use-stable.ts';
import { boxHeightIn, COARSE, MOUSE_ROW, TOUCH_ROW } from './sizes.ts';
import { MAX_UNWINDOWED_ROWS, rowsInSight } from './visible-rows.ts';

/** Milliseconds that the rows to spare wait at most, where the browser has no pause. */
const LONGEST_WAIT = 100;

/** As in the styles; measured in a pause, as letters may be larger than they take them for. */
const heightInStyles = () => Number.parseInt(matchMedia(COARSE).matches ? TOUCH_ROW : MOUSE_ROW, 10);

/** Which rows of a long table are in sight, and how high one is. A short table, and a printed one, has all of them. */
export function useVisibleRows(box: RefObject<HTMLElement | null>, count: number) {
  const [rowHeight, setRowHeight] = useState(heightInStyles);
  // At first no more than the box shows at its highest; those to spare follow in a pause.
  const [[start, end], setWindow] = useState<[number, number]>(() => [
    0,
    Math.ceil(boxHeightIn(innerHeight) / rowHeight),
  ]);
  const [isPrinted, setPrinted] = useState(false);
  const isWindowed = count > MAX_UNWINDOWED_ROWS && !isPrinted;
  /** Measured in pauses only: a frame of a scroll must not wait for it. */
  const boxHeight = useRef(boxHeightIn(innerHeight));

  const show = () => {
    const next = rowsInSight(rowHeight, box.current!.scrollTop, boxHeight.current);
    setWindow((last) => (last[0] === next[0] && last[1] === next[1] ? last : next));
  };
  const measure = () => {
    // A size may still be observed after the table was removed.
    if (!box.current) return;
    boxHeight.current = box.current.clientHeight;
    const height = box.current.querySelector('[data-row]')?.getBoundingClientRect().height;
    // They are higher on paper.
    if (height && isWindowed) setRowHeight(height);
    show();
  };

  const measureAgain = useStable(measure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height, or another number of them, fill the box otherwise
  useEffect(() => whenIdle(measureAgain, LONGEST_WAIT), [rowHeight, count, isWindowed, measureAgain]);
  useEffect(() => {
    let callOff: (() => void) | undefined;
    const sizes = new ResizeObserver(() => {
      callOff?.();
      callOff = whenIdle(measureAgain, LONGEST_WAIT);
    });
    sizes.observe(box.current!);
    return () => {
      sizes.disconnect();
      callOff?.();
    };
  }, [box, measureAgain]);

  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    addEventListener('beforeprint', () => flushSync(() => setPrinted(true)), { signal });
    addEventListener('afterprint', () => setPrinted(false), { signal });
    return () => unmounted.abort();
  }, []);

  return {
    rowHeight,
    /** At once: the rows are there in the frame that shows the place. */
    onScroll: () => flushSync(show),
    /** Of all rows in pixels, where only those in sight are drawn. */
    extent: isWindowed ? count * rowHeight : undefined,
    start: isWindowed ? start : 0,
    end: isWindowed ? end : count,
    /** Paper is narrower than a screen and can't be scrolled: cells show their texts whole, as high as they get. */
    isPrinted,
  };
}
