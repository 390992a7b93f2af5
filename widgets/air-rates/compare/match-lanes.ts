import { cellOf, type RateRow } from '../rows/rate-row.ts';

const folded = (row: RateRow, columns: readonly string[]): string =>
  columns.map((column) => cellOf(row, column).trim().replace(/\s+/g, ' ').toUpperCase()).join('\n');

/**
 * What two rows must have in common to be the same lane, from the most to the least. Airports and airline always; where
 * several rows share these, those with the same routing and validity belong together, then those with the same routing,
 * then those with the same validity, and what is left in the order in which it stands.
 */
const LANE = ['from', 'to', 'airline'];
const VALIDITY = ['validityFrom', 'validityTo'];
const PASSES: readonly (readonly string[])[] = [
  [...LANE, 'routing', ...VALIDITY],
  [...LANE, 'routing'],
  [...LANE, ...VALIDITY],
  LANE,
];

/** The row of the earlier list for each row that has one. Each row is in one pair at most; the same lists give the same pairs. */
export function matchLanes(
  rows: readonly RateRow[],
  earlier: readonly RateRow[],
): ReadonlyMap<RateRow, RateRow> {
  const pairs = new Map<RateRow, RateRow>();
  const taken = new Set<RateRow>();
  for (const columns of PASSES) {
    const free = Map.groupBy(
      earlier.filter((row) => !taken.has(row)),
      (row) => folded(row, columns),
    );
    for (const row of rows) {
      if (pairs.has(row)) continue;
      const partner = free.get(folded(row, columns))?.shift();
      if (!partner) continue;
      pairs.set(row, partner);
      taken.add(partner);
    }
  }
  return pairs;
}
