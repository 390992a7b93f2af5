import { useInsertionEffect, useRef } from 'react';
import { type DrawnRow, elementsOf } from './visible-rows.ts';

/**
 * The elements that these rows are drawn in: a number for the key of each row.
 *
 * @param held the key of a row whose element no other row gets, as it has the focus
 */
export function useRowElements(
  rows: readonly string[],
  held: string | undefined,
): ReadonlyMap<string, number> {
  const drawn = useRef<readonly DrawnRow[]>([]);
  const now = elementsOf(drawn.current, rows, held);
  useInsertionEffect(() => {
    drawn.current = now;
  });
  return new Map(now.map(({ row, element }) => [row, element]));
}
