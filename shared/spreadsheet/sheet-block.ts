import type { Block } from '../ui/grid/model/grid-model.ts';

/** What nobody sees of a sheet: indexes of rows and columns that hold something and are hidden. */
export interface Hidden {
  readonly rows: ReadonlySet<number>;
  readonly columns: ReadonlySet<number>;
}

/** The row of the merged cell that covers a cell beneath it, by row and column of that cell. */
export type Covered = ReadonlyMap<number, ReadonlyMap<number, number>>;

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
  readonly covered?: Covered;
}

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

/** A sheet as it is seen: what is hidden is blank, and every line stays where it is. */
export function seenSheet(sheet: SheetBlock): SheetBlock {
  const { block, hidden, numbers, covered } = sheet;
  if (!hidden) return sheet;
  const { rows, columns } = hidden;
  const isHidden = (r: number, c: number) => rows.has(r) || columns.has(c);
  const seen = block.map((line, r) =>
    rows.has(r) ? [] : columns.size > 0 ? line.map((text, c) => (columns.has(c) ? '' : text)) : [...line],
  );
  const seenNumbers = mapCells(numbers, (text, r, c) => (isHidden(r, c) ? undefined : text));
  // A merged cell shows its text in the first of its rows that is seen.
  const shownIn = new Map<string, number>();
  const seenCovered = mapCells(covered, (top, r, c) => {
    if (isHidden(r, c)) return undefined;
    if (!rows.has(top)) return top;
    const first = shownIn.get(`${top} ${c}`);
    if (first !== undefined) return first;
    shownIn.set(`${top} ${c}`, r);
    seen[r]![c] = block[top]?.[c] ?? '';
    return undefined;
  });
  return {
    ...sheet,
    block: seen,
    ...(seenNumbers && { numbers: seenNumbers }),
    ...(seenCovered && { covered: seenCovered }),
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
