import { decimalSignOfColumn, readNumber } from '../../../shared/trade/read-number.ts';
import { MINIMUM } from '../../../shared/trade/weight-levels.ts';
import { levelColumn } from '../rows/rate-row.ts';
import { numberCell } from './cells/number-cell.ts';

/** Fewer prices say nothing about their order. */
const FEWEST = 3;

/**
 * The weight levels of columns of prices, as ids of the table's columns. A price per kilogram falls with the weight, and
 * the minimum is the highest: where no lane is so in the order of the table, but all of them are in another one that
 * carriers write (the heaviest weight first, the minimum last), it is that one.
 *
 * @param lanes texts of the columns of prices, by lane
 * @param levels ids of as many columns of the table, from the lowest weight on
 */
export function priceOrder(
  lanes: readonly (readonly string[])[],
  levels: readonly string[],
): readonly string[] {
  const cells = lanes.map((lane) => lane.map(numberCell));
  const sign = decimalSignOfColumn(cells.flat()) ?? '.';
  const priceOf = (text: string): number => {
    const reading = readNumber(text, sign);
    return 'value' in reading
      ? Number(reading.value)
      : Number('readings' in reading ? reading.readings[1] : NaN);
  };
  const prices = cells
    .map((lane) => lane.map(priceOf))
    .filter((lane) => lane.filter((price) => price > 0).length >= FEWEST);
  const falls = (order: readonly string[]) => (lane: readonly number[]) => {
    const known = levels.map((level) => lane[order.indexOf(level)]!).filter((price) => price > 0);
    return known.every((price, n) => n === 0 || price <= known[n - 1]!);
  };
  if (prices.length === 0 || prices.some(falls(levels))) return levels;
  const fitting = otherOrders(levels).filter((order) => prices.every(falls(order)));
  return fitting.length === 1 ? fitting[0]! : levels;
}

function otherOrders(levels: readonly string[]): readonly (readonly string[])[] {
  const heaviestFirst = levels.toReversed();
  const minimum = levelColumn(MINIMUM);
  if (levels[0] !== minimum) return [heaviestFirst];
  const weights = levels.slice(1);
  return [heaviestFirst, [...weights, minimum], [minimum, ...weights.toReversed()]];
}
