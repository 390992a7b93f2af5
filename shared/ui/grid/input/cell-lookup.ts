import type { CellPosition } from '../model/grid-model.ts';

/** The cell that a node of the table lies in, unless it is one that nobody can be in. */
export function positionOf(node: EventTarget | null): CellPosition | undefined {
  const cell = node instanceof Element ? node.closest<HTMLElement>('[data-column]') : null;
  const row = cell?.closest<HTMLElement>('[data-row]')?.dataset.row;
  const column = cell?.dataset.column;
  if (row === undefined || column === undefined || !cell?.querySelector('input')) return undefined;
  return { row, column };
}

/** The input of a cell that is drawn. */
export function inputAt(table: Element | null, { row, column }: CellPosition): HTMLInputElement | null {
  const [inRow, inColumn] = [CSS.escape(row), CSS.escape(column)];
  return table?.querySelector(`[data-row="${inRow}"] > [data-column="${inColumn}"] > input`) ?? null;
}

/** Into a cell by keyboard: its whole text is selected, so that what is typed takes its place. */
export function focusAndSelect(input: HTMLInputElement): void {
  input.focus({ preventScroll: true });
  input.select();
  revealCell(input);
}

/** A sticky cell is always in sight sideways, which the browser doesn't know. */
export function revealCell(input: HTMLInputElement): void {
  const box = input.closest('table')?.parentElement;
  const left = box?.scrollLeft;
  input.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  if (box && left !== undefined && input.parentElement?.dataset.sticky) box.scrollLeft = left;
}
