import type { Place } from './core/grid.ts';

/** The cell that a node of the table lies in, unless it is one that nobody can be in. */
export function placeOf(node: EventTarget | null): Place | undefined {
  const cell = node instanceof Element ? node.closest<HTMLElement>('[data-column]') : null;
  const row = cell?.closest<HTMLElement>('[data-row]')?.dataset.row;
  const column = cell?.dataset.column;
  if (row === undefined || column === undefined || !cell?.querySelector('input')) return undefined;
  return { row, column };
}

/** The input of a cell that is drawn. */
export function inputAt(table: Element | null, { row, column }: Place): HTMLInputElement | null {
  const [inRow, inColumn] = [CSS.escape(row), CSS.escape(column)];
  return table?.querySelector(`[data-row="${inRow}"] > [data-column="${inColumn}"] > input`) ?? null;
}

/** Into a cell by keyboard: its whole text is selected, so that what is typed takes its place. */
export function arriveAt(input: HTMLInputElement): void {
  input.focus({ preventScroll: true });
  input.select();
  bringIntoSight(input);
}

/** Sticky cells are always in sight sideways, which the browser doesn't know. */
export function bringIntoSight(input: HTMLInputElement): void {
  const box = input.closest('table')?.parentElement;
  const left = box?.scrollLeft;
  input.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  if (box && left !== undefined && input.parentElement?.dataset.sticky) box.scrollLeft = left;
}
