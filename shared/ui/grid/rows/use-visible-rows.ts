import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '../../../when-idle.ts';
import { useStable } from '../../hooks/use-stable.ts';
import { boxHeightIn } from './sizes.ts';
import { MAX_UNWINDOWED_ROWS, rowsInSight } from './visible-rows.ts';

/** Milliseconds that the rows to spare wait at most, where the browser has no pause. */
const LONGEST_WAIT = 100;

/** As in the styles; measured as soon as there is a row. */
const ROW_HEIGHT = 36;

/** Which rows of a long table are in sight, and how high one is. A short table, and a printed one, has all of them. */
export function useVisibleRows(box: RefObject<HTMLElement | null>, count: number) {
  const [rowHeight, setRowHeight] = useState(ROW_HEIGHT);
  // At first no more than the box shows at its highest; those to spare follow in a pause.
  const [[start, end], setWindow] = useState<[number, number]>(() => [
    0,
    Math.ceil(boxHeightIn(innerHeight) / ROW_HEIGHT),
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
    show();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first row may be there only now, and be higher on paper
  useLayoutEffect(() => {
    const height = box.current!.querySelector('[data-row]')?.getBoundingClientRect().height;
    if (height) setRowHeight(height);
  }, [isWindowed, count]);

  const measureAgain = useStable(measure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height, or another number of them, fill the box otherwise
  useEffect(() => whenIdle(measureAgain, LONGEST_WAIT), [rowHeight, count, measureAgain]);
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
    onScroll: show,
    /** Of all rows in pixels, where only those in sight are drawn. */
    extent: isWindowed ? count * rowHeight : undefined,
    start: isWindowed ? start : 0,
    end: isWindowed ? end : count,
    /** Paper is narrower than a screen and can't be scrolled: cells show their texts whole, as high as they get. */
    isPrinted,
  };
}
