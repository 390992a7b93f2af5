import { type RefObject, useEffect } from 'react';

/** Gives each cell whose text is cut off the whole text as a tooltip, after each render and each change of its size. */
export function useCutTexts(table: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const { current } = table;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      for (const cell of current.querySelectorAll('tbody th, tbody td')) {
        // What is shortened already has its own.
        const isCut = cell.scrollWidth > cell.clientWidth && !cell.querySelector('[title]');
        if (isCut) cell.setAttribute('title', cell.textContent ?? '');
        else cell.removeAttribute('title');
      }
    });
    // Reports once at the start, when the layout is there.
    observer.observe(current);
    return () => observer.disconnect();
  });
}
