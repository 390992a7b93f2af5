import { type HTMLAttributes, type RefObject, useRef, useState } from 'react';

interface ColumnDrag {
  list: RefObject<HTMLOListElement | null>;
  /** Id of the column that is dragged. */
  dragged: string | undefined;
  /** What makes an element drag a column; `onDrop` is called at its new place. */
  handleOf(id: string, onDrop: () => void): HTMLAttributes<HTMLElement>;
}

/** Drags the entries of a list by mouse, pen or finger: `onMove` is told of each place that one comes to. */
export function useColumnDrag(onMove: (id: string, place: number) => void): ColumnDrag {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string>();

  const placeAt = (y: number) =>
    [...(list.current?.children ?? [])].findIndex((entry) => y < entry.getBoundingClientRect().bottom);

  return {
    list,
    dragged,
    handleOf: (id, onDrop) => ({
      onPointerDown(event) {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(id);
      },
      onPointerMove({ clientY }) {
        if (dragged !== id) return;
        const place = placeAt(clientY);
        onMove(id, place < 0 ? Number.POSITIVE_INFINITY : place);
      },
      onLostPointerCapture() {
        setDragged(undefined);
        onDrop();
      },
    }),
  };
}
