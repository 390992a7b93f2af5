import type { Cell, Sheet } from 'hucre/xlsx';
import { unmistakable } from '../trade/number-notation.ts';
import type { Block } from '../ui/grid/model/grid-model.ts';
import { numberText, shownLong } from './number-text.ts';
import { plainText } from './plain-text.ts';
import { FileRefusal } from './refusal.ts';
import { isWhollyStruck, richTextOf } from './rich-text.ts';
import { type Hidden, type Merged, type SheetBlock, struckIn } from './sheet-block.ts';
import { bareWorkbook } from './workbook/bare-workbook.ts';
import type { CellLook } from './workbook/cell-looks.ts';
import { momentText } from './workbook/moment-format.ts';
import { shownNumber } from './workbook/number-format.ts';
import { MOST_COLUMNS, type SheetLook, sheetLook } from './workbook/sheet-looks.ts';
import { unpack } from './workbook/unpack.ts';
import { workbookParts } from './workbook/workbook-parts.ts';
import { checkedParts } from './zip-size.ts';

/** 500 columns: a single cell far to the right makes every row as wide. */
const READ_RANGE = 'A1:SF1048576';

interface Limits {
  readonly mostLines: number;
  /** Days keep their times. */
  readonly withTimes?: boolean | undefined;
}

/**
 * The sheets of a workbook that are not hidden, as texts; of a formula its last result. Macros are never looked at. Of a
 * sheet with more than `mostLines` one line more is read, and of each line the first 500 cells.
 */
export async function readWorkbook(
  bytes: Uint8Array,
  { mostLines, withTimes = false }: Limits,
): Promise<readonly SheetBlock[]> {
  const parts = checkedParts(bytes);
  const { readXlsx } = await import('hucre/xlsx');
  try {
    const { sheets, sharedStrings, looks, is1904 } = await workbookParts(bytes, parts);
    const shown = sheets.filter(({ isHidden }) => !isHidden);
    // Each is unpacked once, and its looks are read from the same bytes as its cells.
    const unpacked = await Promise.all(shown.map(({ part }) => unpack(bytes, part)));
    const read = await readXlsx(
      bareWorkbook({
        sheets: unpacked,
        sharedStrings: sharedStrings && (await unpack(bytes, sharedStrings)),
      }),
      { range: READ_RANGE },
    );
    return shown.map(({ name }, n) => {
      const look = sheetLook(unpacked[n]!, { looks, mostLines });
      return sheetBlock({ ...read.sheets[n]!, name }, look, { mostLines, withTimes, is1904 });
    });
  } catch (cause) {
    throw new FileRefusal('damaged', { cause });
  }
}

function sheetBlock(
  { name, rows, cells, merges }: Sheet,
  look: SheetLook,
  { mostLines, ...days }: { mostLines: number; withTimes: boolean; is1904: boolean },
): SheetBlock {
  const numbers = new Map<number, Map<number, string>>();
  const struck = new Map<number, Set<number>>();
  const readNumberCell = (value: number, own: CellLook | undefined, r: number, c: number): string => {
    if (own?.moment) return momentText(value, own.moment, days);
    const plain = numberText(value);
    const { text, number } = (own?.code !== undefined && shownNumber(value, own.code)) || {
      text: shownLong(value) ?? plain,
      number: unmistakable(plain),
    };
    // What has no decimals is written alike in every notation.
    if (text !== number || !Number.isInteger(value)) {
      if (!numbers.has(r)) numbers.set(r, new Map());
      numbers.get(r)!.set(c, number);
    }
    return text;
  };
  const readCell = (value: unknown, own: CellLook | undefined, r: number, c: number): string => {
    const cell = typeof value === 'number' ? undefined : cells?.get(`${r},${c}`);
    const isCellStruck = own?.isStruck === true;
    if (cell?.richText ? isWhollyStruck(cell.richText, isCellStruck) : isCellStruck) {
      if (!struck.has(r)) struck.set(r, new Set());
      struck.get(r)!.add(c);
    }
    return typeof value === 'number' ? readNumberCell(value, own, r, c) : textOf(value, cell, isCellStruck);
  };
  const block = readLines(filledRows(rows, cells), mostLines).map((r) => {
    const looks = look.cells[r];
    return (rows[r] ?? []).map((value, c) =>
      // What most cells of a large sheet are.
      typeof value === 'string' && !cells && !looks
        ? plainText(value)
        : readCell(value ?? null, looks?.[c], r, c),
    );
  });
  const hidden = hiddenIn(block, look);
  const out = struckIn(block, struck);
  return {
    name,
    block,
    ...(numbers.size > 0 && { numbers }),
    ...(hidden && { hidden }),
    ...(out && { struck: out }),
    ...mergedIn(block, merges ?? []),
  };
}

/** Rows and columns that hold something and are hidden. */
function hiddenIn(block: Block, { hiddenRows, hiddenColumns }: SheetLook): Hidden | undefined {
  if (hiddenRows.size === 0 && hiddenColumns.size === 0) return undefined;
  const holds = (line: readonly string[] | undefined) => line?.some((text) => text.trim()) ?? false;
  const rows = new Set([...hiddenRows].filter((row) => holds(block[row])));
  const columns = new Set([...hiddenColumns].filter((column) => block.some((line) => line[column]?.trim())));
  return rows.size + columns.size > 0 ? { rows, columns } : undefined;
}

/** Of all cells beneath merged ones; more are no table. */
const MOST_COVERED = 200_000;

/** Which cell stands for the cells that it covers, downwards and to the right. */
function mergedIn(block: Block, merges: NonNullable<Sheet['merges']>): Merged {
  const covered = new Map<number, Map<number, number>>();
  const across = new Map<number, Map<number, number>>();
  let count = 0;
  const put = (cells: typeof covered, row: number, column: number, by: number) => {
    count += 1;
    if (!cells.has(row)) cells.set(row, new Map());
    cells.get(row)!.set(column, by);
  };
  for (const { startRow, endRow, startCol, endCol } of merges) {
    if (!block[startRow]?.[startCol]?.trim()) continue;
    for (let row = startRow; row <= Math.min(endRow, block.length - 1); row += 1) {
      if (row > startRow) put(covered, row, startCol, startRow);
      for (let column = startCol + 1; column <= Math.min(endCol, MOST_COLUMNS - 1); column += 1)
        put(across, row, column, startCol);
      if (count > MOST_COVERED) return { covered, across };
    }
  }
  return { ...(covered.size > 0 && { covered }), ...(across.size > 0 && { across }) };
}

const isFilled = (value: unknown): boolean => value !== null && !(typeof value === 'string' && !value.trim());

/**
 * How many rows there are without the blank ones at the end, of which a sheet may have a million. A formula without a result is not
 * blank.
 */
function filledRows(rows: Sheet['rows'], cells: Sheet['cells']): number {
  let count = rows.findLastIndex((row) => row.some(isFilled)) + 1;
  for (const [at, cell] of cells ?? [])
    if (isUncalculated(cell)) count = Math.max(count, Number.parseInt(at, 10) + 1);
  return count;
}

/** The indexes of the rows that are read: where there are too many, the last of all in place of the others. */
const readLines = (count: number, mostLines: number): readonly number[] =>
  Array.from({ length: Math.min(count, mostLines + 1) }, (_, n) => (n < mostLines ? n : count - 1));

/** Whether the program that wrote the file left a formula without a result, so that it isn't taken for a blank cell. */
const isUncalculated = ({ formula, value }: Cell): boolean => formula !== undefined && value === null;

/** The text of a cell that isn't a number; what an error of a formula leaves is a text. */
function textOf(value: unknown, cell: Cell | undefined, isStruck: boolean): string {
  // Those that share the formula of another cell have no text of their own.
  if (value === null) return cell && isUncalculated(cell) ? `=${cell.formula || '?'}` : '';
  if (cell?.richText) return richTextOf(cell.richText, isStruck);
  return plainText(String(value));
}
