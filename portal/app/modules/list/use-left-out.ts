import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * How many columns have to be left out for the table to be no wider than its place, as far as there are so many that may. It is
 * measured, since words and days take more room in some languages.
 *
 * @param columns those that may, by their ids, the first one first: where others give way now, it is measured anew
 */
export function useLeftOut(
  place: RefObject<HTMLElement | null>,
  { columns, locale }: { columns: readonly string[]; locale: string },
): number {
  const most = columns.length;
  const order = columns.join();
  const [leftOut, setLeftOut] = useState(0);
  const observer = useRef<ResizeObserver>(undefined);
  const drawn = useRef({ leftOut, most });
  drawn.current = { leftOut, most };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has other widths, and so have other columns
  useLayoutEffect(() => {
    const { current: list } = place;
    if (!list) return;
    let width = list.clientWidth;
    drawn.current = { ...drawn.current, leftOut: 0 };
    setLeftOut(0);
    observer.current = new ResizeObserver(() => {
      // There may be room for what was left out.
      if (list.clientWidth !== width) setLeftOut(0);
      else setLeftOut(next(list, drawn.current));
      width = list.clientWidth;
    });
    observer.current.observe(list);
    return () => observer.current?.disconnect();
  }, [place, locale, order]);

  // After each drawing, before it is seen: what was loaded may be wider than what was there.
  useLayoutEffect(() => {
    const { current: list } = place;
    const table = list && tableIn(list);
    if (!table) return;
    // A font that comes later changes its width.
    observer.current?.observe(table);
    setLeftOut(next(list, drawn.current));
  });
  return Math.min(leftOut, most);
}

const tableIn = (list: HTMLElement): HTMLTableElement | null => list.querySelector('table');

function next(list: HTMLElement, { leftOut, most }: { leftOut: number; most: number }): number {
  const table = tableIn(list);
  const room = table?.parentElement?.clientWidth ?? 0;
  return table && table.offsetWidth > room && leftOut < most ? leftOut + 1 : leftOut;
}
