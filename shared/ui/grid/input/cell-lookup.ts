import type { CellPosition } from '../model/grid-model.ts';

/** The cell that a node of the table lies in, unless it is one that nobody can be in. */
export const cellOf = (node: EventTarget | null): HTMLElement | null =>
  node instanceof Element ? node.closest<HTMLElement>('[data-column]:not([data-output])') : null;

/** Which one that is. */
export function positionOf(node: EventTarget | null): CellPosition | undefined {
  const cell = cellOf(node);
  const row = cell?.closest<HTMLElement>('[data-row]')?.dataset.row;
  const column = cell?.dataset.column;
  return row === undefined || column === undefined ? undefined : { row, column };
}

/** A cell that is drawn. */
export function cellAt(table: Element | null, { row, column }: CellPosition): HTMLElement | null {
  const [inRow, inColumn] = [CSS.escape(row), CSS.escape(column)];
  return table?.querySelector(`[data-row="${inRow}"] > [data-column="${inColumn}"]`) ?? null;
}

/** The control of a cell, which only the one with the focus has. */
export const inputIn = (cell: Element | null | undefined): HTMLInputElement | null =>
  cell?.querySelector<HTMLInputElement>(':scope > input') ?? null;

export const inputAt = (table: Element | null, position: CellPosition): HTMLInputElement | null =>
  inputIn(cellAt(table, position));

/** The whole text of the control is selected, so that what is typed takes its place. */
export function focusAndSelect(input: HTMLInputElement): void {
  input.focus({ preventScroll: true });
  input.select();
}

/** A sticky cell is always in sight sideways, which the browser doesn't know. */
export function revealCell(cell: HTMLElement | null): void {
  const box = cell?.closest('table')?.parentElement;
  const left = box?.scrollLeft;
  cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  if (box && left !== undefined && cell?.dataset.sticky) box.scrollLeft = left;
}
