import type { Block } from '../ui/grid/model/grid-model.ts';

/** What nobody sees of a sheet: indexes of rows and columns that hold something and are hidden. */
export interface Hidden {
  readonly rows: ReadonlySet<number>;
  readonly columns: ReadonlySet<number>;
}

/** What a sheet strikes out: whole rows by their indexes, and cells of other rows by row and column. */
export interface Struck {
  readonly rows: ReadonlySet<number>;
  readonly cells: ReadonlyMap<number, ReadonlySet<number>>;
}

/** The row of the merged cell that covers a cell beneath it, by row and column of that cell. */
type Covered = ReadonlyMap<number, ReadonlyMap<number, number>>;

/** The first column of the merged cell that a cell right of it lies in, by row and column of that cell. */
type Across = ReadonlyMap<number, ReadonlyMap<number, number>>;

/** A sheet by its name. */
export interface SheetBlock {
  readonly name: string;
  /** All of its cells as they are seen, also those that are hidden. */
  readonly block: Block;
  /**
   * The numbers of a workbook that nothing may take for others where numbers are read, by line and column: `2.3450` of what is
   * seen as `2.345`, `4500` of `00004500`. They have a decimal point, and say nothing about how the texts beside them are
   * written. Left out where there are none, as in a text file.
   */
  readonly numbers?: ReadonlyMap<number, ReadonlyMap<number, string>>;
  /** A text whose cells are divided by a sign: one within a cell makes a line too long, and moves what stands behind it. */
  readonly isSeparated?: true;
  readonly hidden?: Hidden;
  readonly struck?: Struck;
  readonly covered?: Covered;
  readonly across?: Across;
}

/** How the cells of a sheet are merged. */
export type Merged = Pick<SheetBlock, 'covered' | 'across'>;

/**
 * The block with its numbers as nobody takes them for others (`2.3450`), where they are read as numbers.
 *
 * @param isNumber whether a column has numbers; by default each has
 */
export function withPlainNumbers(
  { block, numbers }: Pick<SheetBlock, 'block' | 'numbers'>,
  isNumber: (column: number) => boolean = () => true,
): Block {
  if (!numbers) return block;
  return block.map((line, r) => {
    const own = numbers.get(r);
    return own ? line.map((text, c) => (isNumber(c) ? (own.get(c) ?? text) : text)) : line;
  });
}

/** How many cells a line has, up to the last one that holds something. */
export const widthOf = (line: readonly string[]): number => line.findLastIndex((text) => text.trim()) + 1;

/** What a sheet strikes out, by its cells that are struck out; undefined where those hold nothing. */
export function struckIn(block: Block, struck: ReadonlyMap<number, ReadonlySet<number>>): Struck | undefined {
  const rows = new Set<number>();
  const cells = new Map<number, ReadonlySet<number>>();
  for (const [row, columns] of struck) {
    const filled = (block[row] ?? []).flatMap((text, column) => (text.trim() ? [column] : []));
    const out = filled.filter((column) => columns.has(column));
    if (out.length === 0) continue;
    if (out.length === filled.length) rows.add(row);
    else cells.set(row, new Set(out));
  }
  return rows.size + cells.size > 0 ? { rows, cells } : undefined;
}

/** What is taken of a sheet although it hides it, or strikes it out. */
export interface Taken {
  readonly rows?: boolean | undefined;
  readonly columns?: boolean | undefined;
  readonly struck?: boolean | undefined;
}

/** The sheet as if it hid and struck out less. */
export function withTaken({ hidden, struck, ...sheet }: SheetBlock, taken: Taken): SheetBlock {
  const rows = taken.rows ? new Set<number>() : hidden?.rows;
  const columns = taken.columns ? new Set<number>() : hidden?.columns;
  const isSomethingHidden = rows && columns && rows.size + columns.size > 0;
  return {
    ...sheet,
    ...(isSomethingHidden && { hidden: { rows, columns } }),
    ...(struck && !taken.struck && { struck }),
  };
}

/** A sheet as it is seen: what is hidden or struck out is blank, and every line stays where it is. */
export function seenSheet(sheet: SheetBlock): SheetBlock {
  const { block, hidden, struck, numbers, covered, across } = sheet;
  if (!hidden && !struck) return sheet;
  const isHiddenRow = (r: number) => hidden?.rows.has(r) === true;
  const isStruckRow = (r: number) => struck?.rows.has(r) === true;
  const isStruck = (r: number, c: number) => isStruckRow(r) || struck?.cells.get(r)?.has(c) === true;
  const isOut = (r: number, c: number) => isHiddenRow(r) || hidden?.columns.has(c) === true || isStruck(r, c);
  const hasColumns = hidden !== undefined && hidden.columns.size > 0;
  const seen = block.map((line, r) => {
    if (isHiddenRow(r) || isStruckRow(r)) return [];
    return hasColumns || struck?.cells.has(r) ? line.map((text, c) => (isOut(r, c) ? '' : text)) : [...line];
  });
  const seenNumbers = mapCells(numbers, (text, r, c) => (isOut(r, c) ? undefined : text));
  // A merged cell shows its text in the first of its rows that is seen.
  const shownIn = new Map<string, number>();
  const seenCovered = mapCells(covered, (top, r, c) => {
    if (isOut(r, c) || isStruck(top, c)) return undefined;
    if (!isHiddenRow(top)) return top;
    const first = shownIn.get(`${top} ${c}`);
    if (first !== undefined) return first;
    shownIn.set(`${top} ${c}`, r);
    seen[r]![c] = block[top]?.[c] ?? '';
    return undefined;
  });
  const seenAcross = mapCells(across, (first, r, c) => (isOut(r, c) || isOut(r, first) ? undefined : first));
  return {
    ...sheet,
    block: seen,
    ...(seenNumbers && { numbers: seenNumbers }),
    ...(seenCovered && { covered: seenCovered }),
    ...(seenAcross && { across: seenAcross }),
  };
}

/** The block with the texts of merged cells in those that they cover downwards, from a line on. */
export function uncovered(block: Block, covered: Covered | undefined, from: number): Block {
  if (!covered) return block;
  return block.map((line, r) => {
    const own = r < from ? undefined : covered.get(r);
    if (!own) return line;
    const filled = [...line];
    for (const [c, top] of own) if (top >= from && !filled[c]?.trim()) filled[c] = block[top]?.[c] ?? '';
    return Array.from(filled, (text) => text ?? '');
  });
}

/** The block with the texts of merged cells in those that they cover to the right, in some columns and from a line on. */
export function spreadAcross(
  block: Block,
  across: Across | undefined,
  from: number,
  isSpread: (column: number) => boolean,
): Block {
  if (!across) return block;
  return block.map((line, r) => {
    const own = r < from ? undefined : across.get(r);
    if (!own) return line;
    const filled = [...line];
    for (const [c, first] of own)
      if (isSpread(c) && isSpread(first) && !filled[c]?.trim()) filled[c] = line[first] ?? '';
    return Array.from(filled, (text) => text ?? '');
  });
}

type CellMap<Value> = ReadonlyMap<number, ReadonlyMap<number, Value>>;

/** A map by row and column without those that become undefined. */
function mapCells<Value>(
  cells: CellMap<Value> | undefined,
  to: (value: Value, row: number, column: number) => Value | undefined,
): CellMap<Value> | undefined {
  if (!cells) return undefined;
  return new Map(
    Array.from(cells, ([r, line]) => [
      r,
      new Map(
        [...line].flatMap(([c, value]): [number, Value][] => {
          const mapped = to(value, r, c);
          return mapped === undefined ? [] : [[c, mapped]];
        }),
      ),
    ]),
  );
}
