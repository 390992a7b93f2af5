import { numberOf } from '../rows/cell-number.ts';
import { cellOf, digitsOf, levelColumn, type RateRow } from '../rows/rate-row.ts';

const SEPARATOR = '\n';

const keyOf = (parts: readonly string[]): string | undefined =>
  parts.includes('') ? undefined : parts.join(SEPARATOR);

const partsOf = (row: RateRow, columns: readonly string[]): string[] =>
  columns.map((column) => cellOf(row, column).trim().toUpperCase());

/** The same for rows of the same lane; undefined as long as one of the airports is missing. */
export const laneOf = (row: RateRow): string | undefined => keyOf(partsOf(row, ['from', 'to']));

/** The same for rows of the same lane and airline; undefined as long as one of the three is missing. */
export const laneAndAirlineOf = (row: RateRow): string | undefined =>
  keyOf(partsOf(row, ['from', 'to', 'airline']));

/** The number in a cell as canonical decimal text; undefined where there is none, or none that can be read. */
export function numberAt(row: RateRow, column: string): string | undefined {
  const number = numberOf(cellOf(row, column), digitsOf(column));
  return 'value' in number ? number.value : undefined;
}

/** A weight level of a row that has a price, as canonical decimal text. */
export interface PricedLevel {
  readonly level: string;
  readonly price: string;
}

/** The levels that have a price that can be read, in the order given. */
export const pricedLevels = (row: RateRow, levels: readonly string[]): PricedLevel[] =>
  levels.flatMap((level) => {
    const price = numberAt(row, levelColumn(level));
    return price === undefined ? [] : [{ level, price }];
  });
