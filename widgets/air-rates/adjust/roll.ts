import { addDays, addMonths, isDay } from '../../../shared/ui/grid/date/calendar-days.ts';
import { cellOf, type RateRow } from '../rows/rate-row.ts';
import { type CellEdit, withEdits } from './selected.ts';

/** Days as YYYY-MM-DD, both inclusive. */
export interface Validity {
  readonly from: string;
  readonly to: string;
}

/** Longer than any validity; a span of months beyond it is one of days. */
const MOST_MONTHS = 36;

/** The day of a month that every month has, so that months from it never end early. */
const LAST_COMMON_DAY = 28;

/** How many whole months a validity is long: 1 for all of February, or for 15 March to 14 April. undefined for any other. */
function monthsIn({ from, to }: Validity): number | undefined {
  if (Number(from.slice(8)) > LAST_COMMON_DAY) return undefined;
  const end = addDays(to, 1);
  for (let months = 1; months <= MOST_MONTHS; months += 1) {
    const day = addMonths(from, months);
    if (day >= end) return day === end ? months : undefined;
  }
  return undefined;
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/**
 * The validity that follows: as long as this one, from the day after it, or from `start`. Whole months stay whole months,
 * whatever days they have.
 */
export function nextValidity({ from, to }: Validity, start = addDays(to, 1)): Validity {
  const months = monthsIn({ from, to });
  const end = months ? addDays(addMonths(start, months), -1) : addDays(start, daysBetween(from, to));
  return { from: start, to: end };
}

export interface Rolled {
  readonly rows: readonly RateRow[];
  /** In the order on the screen. */
  readonly edits: readonly CellEdit[];
  /** Rows that got another validity. */
  readonly count: number;
  /** Rows without a readable validity, or with one that ends before it begins; they stay as they are. */
  readonly skipped: number;
}

/** The rows of these keys with their next validity; `start` as in {@link nextValidity}. */
export function rolled(rows: readonly RateRow[], keys: readonly string[], start?: string): Rolled {
  const chosen = new Set(keys);
  const edits: CellEdit[] = [];
  let [count, skipped] = [0, 0];
  for (const row of rows) {
    if (!chosen.has(row.key) || row.isRemoved) continue;
    const validity = { from: cellOf(row, 'validityFrom'), to: cellOf(row, 'validityTo') };
    if (!isDay(validity.from) || !isDay(validity.to) || validity.from > validity.to) {
      skipped += 1;
      continue;
    }
    const next = nextValidity(validity, start);
    const own = [
      { row, column: 'validityFrom', before: validity.from, after: next.from },
      { row, column: 'validityTo', before: validity.to, after: next.to },
    ].filter(({ before, after }) => before !== after);
    if (own.length > 0) count += 1;
    edits.push(...own);
  }
  return { rows: withEdits(rows, edits), edits, count, skipped };
}
