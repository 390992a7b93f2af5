import type { Cell, Sheet } from 'hucre/xlsx';
import { unmistakable } from '../trade/number-notation.ts';
import type { Block } from '../ui/grid/model/grid-model.ts';
import { numberText, shownLong } from './number-text.ts';
import { plainText } from './plain-text.ts';
import { FileRefusal } from './refusal.ts';
import { richTextOf } from './rich-text.ts';
import type { Covered, Hidden, SheetBlock } from './sheet-block.ts';
import { shownNumber } from './workbook/number-format.ts';
import { type SheetLook, workbookLook } from './workbook/sheet-looks.ts';
import { checkedParts } from './zip-size.ts';

/** 500 columns, far more than any table has: a single cell far to the right makes every row as wide. */
const READ_RANGE = 'A1:SF1048576';

/**
 * The sheets of a workbook that are not hidden, as texts; of a formula its last result. Macros are never looked at. Of a
 * sheet with more than `mostLines` one line more is read, and of each line the first 500 cells.
 */
export async function readWorkbook(
  bytes: Uint8Array,
  { mostLines, withTimes = false }: { mostLines: number; withTimes?: boolean | undefined },
): Promise<readonly SheetBlock[]> {
  const parts = checkedParts(bytes);
  const { readXlsx } = await import('hucre/xlsx');
  try {
    const look = await workbookLook(bytes, parts, mostLines);
    const { sheets } = await readXlsx(bytes, {
      range: READ_RANGE,
      sheets: ({ name, hidden, veryHidden }) => !hidden && !veryHidden && !look.withoutCells.has(name),
    });
    return sheets.map((sheet) => sheetBlock(sheet, look.sheets.get(sheet.name), { mostLines, withTimes }));
  } catch (cause) {
    throw new FileRefusal('damaged', { cause });
  }
}

function sheetBlock(
  { name, rows, cells, merges }: Sheet,
  look: SheetLook | undefined,
  { mostLines, withTimes }: { mostLines: number; withTimes: boolean },
): SheetBlock {
  const numbers = new Map<number, Map<number, string>>();
  const readNumberCell = (value: number, r: number, c: number): string => {
    const code = look?.formats.get(r)?.get(c);
    const plain = numberText(value);
    const { text, number } = (code !== undefined && shownNumber(value, code)) || {
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
  const block = rows
    .slice(0, filledRows(rows, cells, mostLines))
    .map((row, r) =>
      Array.from(row, (value, c) =>
        typeof value === 'number'
          ? readNumberCell(value, r, c)
          : textOf(value ?? null, cells?.get(`${r},${c}`), withTimes),
      ),
    );
  const hidden = hiddenIn(block, look);
  const covered = coveredIn(block, merges ?? []);
  return {
    name,
    block,
    ...(numbers.size > 0 && { numbers }),
    ...(hidden && { hidden }),
    ...(covered.size > 0 && { covered }),
  };
}

/** Rows and columns that hold something and are hidden. */
function hiddenIn(block: Block, look: SheetLook | undefined): Hidden | undefined {
  if (!look || (look.hiddenRows.size === 0 && look.hiddenColumns.size === 0)) return undefined;
  const holds = (line: readonly string[] | undefined) => line?.some((text) => text.trim()) ?? false;
  const rows = new Set([...look.hiddenRows].filter((row) => holds(block[row])));
  const columns = new Set(
    [...look.hiddenColumns].filter((column) => block.some((line) => line[column]?.trim())),
  );
  return rows.size + columns.size > 0 ? { rows, columns } : undefined;
}

/** Of all cells beneath merged ones; more are no table. */
const MOST_COVERED = 200_000;

/** Which cell above stands for the cells that it covers, where cells are merged downwards. */
function coveredIn(block: Block, merges: NonNullable<Sheet['merges']>): Covered {
  const covered = new Map<number, Map<number, number>>();
  let count = 0;
  for (const { startRow, endRow, startCol } of merges) {
    if (!block[startRow]?.[startCol]?.trim()) continue;
    for (let row = startRow + 1; row <= Math.min(endRow, block.length - 1); row += 1) {
      count += 1;
      if (count > MOST_COVERED) return covered;
      if (!covered.has(row)) covered.set(row, new Map());
      covered.get(row)!.set(startCol, startRow);
    }
  }
  return covered;
}

/**
 * How many rows there are without the blank ones at the end, of which a sheet may have a million, and no more than show that
 * there are too many. A formula without a result is not blank.
 */
function filledRows(rows: Sheet['rows'], cells: Sheet['cells'], mostLines: number): number {
  const last = rows.findLastIndex((row) => row.some((cell) => cell !== null));
  let count = last + 1;
  for (const [at, cell] of cells ?? [])
    if (uncalculated(cell)) count = Math.max(count, Number.parseInt(at, 10) + 1);
  return Math.min(count, mostLines + 1);
}

/** The formula where the program that wrote the file left it without a result, so that it isn't taken for a blank cell. */
const uncalculated = (cell: Cell | undefined): string =>
  cell?.type === 'formula' ? `=${cell.formula ?? ''}` : '';

/** YYYY-MM-DD of a date, with its time if that is wanted; what an error of a formula leaves is a text. */
function textOf(value: unknown, cell: Cell | undefined, withTimes: boolean): string {
  if (value === null) return uncalculated(cell);
  if (cell?.richText) return richTextOf(cell.richText);
  if (!(value instanceof Date)) return plainText(String(value));
  if (Number.isNaN(value.getTime())) return '';
  // A workbook has a fraction of the day, which is often a little less than the second that it shows.
  const time = new Date(withTimes ? Math.round(value.getTime() / 1000) * 1000 : value);
  const hasTime = withTimes && time.getTime() % 86_400_000 !== 0;
  return time.toISOString().slice(0, hasTime ? 16 : 10);
}
