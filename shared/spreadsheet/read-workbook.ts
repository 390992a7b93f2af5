import type { Cell } from 'hucre/xlsx';
import { unmistakable } from '../trade/number-notation.ts';
import type { Block } from '../ui/grid/model/grid-model.ts';
import { numberText } from './number-text.ts';
import { FileRefusal } from './refusal.ts';
import { checkZipSize } from './zip-size.ts';

/** A sheet by its name. */
export interface SheetBlock {
  readonly name: string;
  readonly block: Block;
  /**
   * The columns of each line whose cells have numbers with decimals, by their indexes: their texts (`2.345`) have a decimal point,
   * and say nothing about how the texts beside them are written. Left out where there are none, as in a text file.
   */
  readonly numbers?: ReadonlyMap<number, ReadonlySet<number>>;
}

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
  checkZipSize(bytes);
  const { readXlsx } = await import('hucre/xlsx');
  try {
    const { sheets } = await readXlsx(bytes, {
      range: READ_RANGE,
      sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
    });
    return sheets.map(({ name, rows, cells }) => {
      const numbers = new Map<number, Set<number>>();
      const block = filledRows(rows, mostLines).map((row, r) =>
        Array.from(row, (value, c) => {
          const text = textOf(value ?? uncalculated(cells?.get(`${r},${c}`)), withTimes);
          if (typeof value === 'number' && !Number.isInteger(value))
            numbers.set(r, (numbers.get(r) ?? new Set()).add(c));
          return text;
        }),
      );
      return { name, block, ...(numbers.size > 0 && { numbers }) };
    });
  } catch (cause) {
    throw new FileRefusal('damaged', { cause });
  }
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
  return block.map((line, r) =>
    line.map((text, c) => (numbers.get(r)?.has(c) && isNumber(c) ? unmistakable(text) : text)),
  );
}

/** Without the blank rows at the end, of which a sheet may have a million, and no more than show that there are too many. */
function filledRows<Value>(
  rows: readonly (readonly Value[])[],
  mostLines: number,
): readonly (readonly Value[])[] {
  const last = rows.findLastIndex((row) => row.some((cell) => cell !== null));
  return rows.slice(0, Math.min(last, mostLines) + 1);
}

/** The formula where the program that wrote the file left it without a result, so that it isn't taken for a blank cell. */
const uncalculated = (cell: Cell | undefined): string | undefined =>
  cell?.type === 'formula' ? `=${cell.formula ?? ''}` : undefined;

/** YYYY-MM-DD of a date, with its time if that is wanted; what an error of a formula leaves is a text. */
function textOf(value: unknown, withTimes: boolean): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return numberText(value);
  if (!(value instanceof Date)) return String(value);
  if (Number.isNaN(value.getTime())) return '';
  // A workbook has a fraction of the day, which is often a little less than the second that it shows.
  const time = new Date(withTimes ? Math.round(value.getTime() / 1000) * 1000 : value);
  const hasTime = withTimes && time.getTime() % 86_400_000 !== 0;
  return time.toISOString().slice(0, hasTime ? 16 : 10);
}
