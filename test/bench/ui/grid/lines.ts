import type { GridRow } from '../../../../shared/ui/grid/model/grid-model.ts';

const search = new URLSearchParams(location.search);

/** How many rows and columns the page's address asks for. */
export const COUNT = Number(search.get('rows') ?? 300);
export const IDS = Array.from({ length: Number(search.get('columns') ?? 8) }, (_, n) => `c${n}`);

export const textOf = (row: number, column: number) => `${((row * 7919 + column * 31) % 100_000) / 100}`;

export const linesOf = (length: number, name: string): GridRow[] =>
  Array.from({ length }, (_, n) => ({
    key: `${name} ${n}`,
    cells: Object.fromEntries(IDS.map((id, column) => [id, textOf(n, column)])),
  }));

/** The last column is the product of the first two, as in a table of charges. */
export const derive = <Row extends GridRow>(row: Row): Row => {
  const total = (Number(row.cells.c0) * Number(row.cells.c1)).toFixed(2);
  return { ...row, cells: { ...row.cells, [IDS.at(-1)!]: total } };
};

/** The line with another text in one cell. */
export const withText = (line: GridRow, id: string, text: string): GridRow =>
  derive({ ...line, cells: { ...line.cells, [id]: text } });
