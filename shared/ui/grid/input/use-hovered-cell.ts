import { type MouseEvent, useState } from 'react';
import { isSamePosition } from '../model/cells.ts';
import type { CellPosition } from '../model/grid-model.ts';
import { positionOf } from './cell-lookup.ts';

const FAULTY = '[data-severity]:not([data-quiet])';

/** The faulty cell under the mouse: only there, and in the cell with the focus, are the messages in the page. */
export function useHoveredCell() {
  const [position, setPosition] = useState<CellPosition | null>(null);
  const hover = (node: Element | null) => {
    const now = positionOf(node?.closest(FAULTY) ?? null) ?? null;
    if (!isSamePosition(now, position)) setPosition(now);
  };
  return {
    position,
    handlers: {
      onMouseOver: ({ target }: MouseEvent) => hover(target as Element),
      onMouseLeave: () => hover(null),
    },
  };
}
