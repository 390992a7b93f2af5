import { type PointerEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { isSamePosition } from '../model/cells.ts';
import { grownRange } from '../model/fill-to.ts';
import type { CellPosition, GridRow, GridState } from '../model/grid-model.ts';
import { type Direction, neighbour } from '../model/move.ts';
import { cellAt, positionOf, revealCell } from './cell-lookup.ts';
import type { GridInput } from './grid-input.ts';

/** On the square at the corner of the range. */
export const isFillHandle = (node: EventTarget | null): boolean =>
  node instanceof Element && node.matches('[data-fill-handle]');

/**
 * The drag of the range's corner, by mouse, finger or pen. `filling` is what the range would cover if it ended now.
 * Where the browser takes the pointer for itself, nothing is filled.
 */
export function useFill<Row extends GridRow>(
  { read, rules, perform }: GridInput<Row>,
  /** As it was drawn. */
  { state, box }: { state: GridState<Row>; box: RefObject<HTMLElement | null> },
) {
  const [target, setTarget] = useState<CellPosition | null>(null);
  const filling = target && grownRange(rules, state, target);

  function onPointerDown({ target: node, currentTarget, button, pointerId }: PointerEvent<HTMLElement>) {
    const { focus } = read();
    if (button !== 0 || !focus || !isFillHandle(node)) return;
    // The table, not the square: that is drawn anew in another cell when the range changes.
    currentTarget.setPointerCapture(pointerId);
    setTarget(focus);
  }

  function onPointerMove({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    if (!target) return;
    const { left, right, top, bottom } = box.current!.getBoundingClientRect();
    const [x, y] = [between(left, clientX, right), between(top, clientY, bottom)];
    const root = currentTarget.getRootNode() as ShadowRoot;
    const nearest = positionOf(root.elementFromPoint(x, y)) ?? target;
    // Beside the box every move goes one cell on, which comes into sight.
    const beyond = directionTo(clientX - x, clientY - y);
    const position = (beyond && neighbour(rules, read(), nearest, beyond)) ?? nearest;
    if (isSamePosition(position, target)) return;
    // At once, so that letting go fills what was shown last.
    flushSync(() => setTarget(position));
    revealCell(cellAt(currentTarget, position));
  }

  function onPointerUp() {
    if (!target) return;
    setTarget(null);
    if (filling) perform({ type: 'filledTo', position: target });
  }

  return {
    filling,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onLostPointerCapture: () => setTarget(null) },
  };
}

const directionTo = (x: number, y: number): Direction | undefined => {
  if (y !== 0) return y > 0 ? 'down' : 'up';
  return x === 0 ? undefined : x > 0 ? 'right' : 'left';
};

const between = (from: number, value: number, to: number): number =>
  Math.min(Math.max(value, from + 2), to - 2);
