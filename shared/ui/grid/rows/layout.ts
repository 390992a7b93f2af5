import type { GridColumn } from '../grid-column.ts';
import type { GridRow } from '../model/grid-model.ts';
import { NARROW_GRID, NUMBER_WIDTH } from './sizes.ts';

/** Left and right of the box that the table scrolls in. */
const BORDERS = '2px';

/** The widths of the columns, and where the sticky ones stay, as CSS lengths. `cqi` is a share of the grid's width. */
export function layoutOf<Row extends GridRow>(columns: readonly GridColumn<Row>[], actionsWidth: string) {
  // Sticky columns never take more than two fifths, so that there is room for a cell beside them. In a narrow grid, where
  // only the first one stays, each keeps the width that it may have in the narrowest grid where all do.
  const share = 0.4 / columns.filter((column) => column.sticky).length;
  const most = `max(${share * 100}cqi, min(40cqi, ${share * NARROW_GRID}px))`;
  const least = columns.map(({ width, sticky }) => (sticky ? `min(${width}px, ${most})` : `${width}px`));
  const minWidth = sum([NUMBER_WIDTH, ...least, actionsWidth]);
  // Room beyond the least is shared out by how much of it each column could use.
  const wanted = columns.map(({ width, roomyWidth = width }) => roomyWidth - width);
  const all = wanted.reduce((one, other) => one + other, 0);
  const widths = least.map((width, columnIndex) => {
    const more = wanted[columnIndex]!;
    return more === 0
      ? width
      : sum([width, `clamp(0px, (100cqi - ${BORDERS} - ${minWidth}) * ${more} / ${all}, ${more}px)`]);
  });
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
