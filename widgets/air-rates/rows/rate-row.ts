import { CAPACITY_DIGITS, type Digits, PRICE_DIGITS, TRANSIT_DIGITS } from '../../../shared/trade/digits.ts';
import type { GridRow } from '../../../shared/ui/grid/model/grid-model.ts';

/**
 * One lane as it stands in the table: a text for each column, as typed or normalized. Airports and routing are IATA codes
 * (`YYZ`, `YYZ / LHR`), the airline is its company name, dates are YYYY-MM-DD, numbers are those of `NumberCells`.
 */
export type RateRow = GridRow;

/** The columns beside those of the weight levels (AIR-27). */
const BEFORE_LEVELS = ['from', 'to', 'airline'] as const;
const AFTER_LEVELS = [
  'minTime',
  'maxTime',
  'maxCapacity',
  'routing',
  'validityFrom',
  'validityTo',
  'comment',
] as const;
export type FixedColumn = (typeof BEFORE_LEVELS)[number] | (typeof AFTER_LEVELS)[number];

const LEVEL_PREFIX = 'level ';

/** The id of the column of a weight level: `level minimum`, `level 100`. */
export const levelColumn = (level: string): string => LEVEL_PREFIX + level;

/** The weight level of a column; undefined for any other column. */
export const levelOf = (column: string): string | undefined =>
  column.startsWith(LEVEL_PREFIX) ? column.slice(LEVEL_PREFIX.length) : undefined;

/** Ids of the columns in their order (AIR-27); the levels in the order given. */
export const columnsOf = (levels: readonly string[]): readonly string[] => [
  ...BEFORE_LEVELS,
  ...levels.map(levelColumn),
  ...AFTER_LEVELS,
];

const NUMBERS: ReadonlySet<string> = new Set(['minTime', 'maxTime', 'maxCapacity']);

/** Whether a column holds numbers: prices, times, capacity (AIR-43). */
export const isNumeric = (column: string): boolean => NUMBERS.has(column) || levelOf(column) !== undefined;

/** The digits that a number of the column may have. */
export function digitsOf(column: string): Digits {
  if (column === 'maxCapacity') return CAPACITY_DIGITS;
  return levelOf(column) === undefined ? TRANSIT_DIGITS : PRICE_DIGITS;
}

export const cellOf = (row: RateRow, column: string): string => row.cells[column] ?? '';

let keys = 0;

/** A row with a key that no row had before. */
export function newRow(cells: Readonly<Record<string, string>>): RateRow {
  keys += 1;
  return { key: `lane ${keys}`, cells };
}
