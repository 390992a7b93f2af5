import type { GridColumn } from '../grid-column.ts';
import type { GridRow } from '../model/grid-model.ts';
import { ACTIONS_WIDTH, NUMBER_WIDTH } from './sizes.ts';

/** The widths of the columns, and where the sticky ones stay, as CSS lengths. `cqi` is a share of the grid's width. */
export function layoutOf<Row extends GridRow>(columns: readonly GridColumn<Row>[]) {
  // Sticky columns never take more than two fifths, so that there is room for a cell beside them.
  const most = 40 / columns.filter((column) => column.sticky).length;
  const widths = columns.map(({ width, sticky }) => (sticky ? `min(${width}px, ${most}cqi)` : `${width}px`));
  const minWidth = sum([NUMBER_WIDTH, ...widths, ACTIONS_WIDTH]);
  const stuck = [NUMBER_WIDTH];
  const offsets = columns.map(({ sticky }, columnIndex) => {
    if (!sticky) return undefined;
    const offset = sum(stuck);
    stuck.push(widths[columnIndex]!);
    return offset;
  });
  // What is left over goes to the last column of texts; without one, to all.
  const growing = columns.findLastIndex((column) => column.kind === 'text' && !column.sticky);
  return {
    offsets,
    minWidth,
    sticky: sum(stuck),
    widths: widths.map((width, columnIndex) => (columnIndex === growing ? undefined : width)),
  };
}

const sum = (lengths: readonly string[]): string => `calc(${lengths.join(' + ')})`;
