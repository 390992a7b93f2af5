import type { AcrossCheck, Problem } from '../../../shared/ui/grid/problems/problems.ts';
import type { RateRow } from '../rows/rate-row.ts';
import { laneOf, numberAt } from './lane.ts';
import { texts } from './texts/index.ts';

const OUT_OF_LINE: Problem = {
  severity: 'warning',
  column: 'minTime',
  message: texts('air.warning.transit'),
};

/** Fewer rates of a lane don't say what is usual. */
const LEAST_RATES = 3;
/** Days; between flights of one day and of two there is nothing strange. */
const LEAST_DIFFERENCE = 2;

interface Entry {
  readonly row: RateRow;
  readonly lane: string;
  /** The middle of the range, in days. */
  readonly days: number;
}

interface Usual {
  readonly least: number;
  readonly most: number;
}

const ANY: Usual = { least: 0, most: Number.POSITIVE_INFINITY };

/**
 * A transit time that is out of line with the others of its lane, such as 40 days for 4 (AIR-31): its middle is less than
 * half, or more than twice, the median of the lane, and at least two days away from it. A lane of fewer than three rates
 * has none. A changed row concerns the rows of its lane alone.
 */
export function transitCheck(): AcrossCheck<RateRow> {
  const known = new WeakMap<RateRow, Entry | null>();
  /** Sorted by days. */
  const lanes = new Map<string, Entry[]>();

  const entryOf = (row: RateRow): Entry | null => {
    const before = known.get(row);
    if (before !== undefined) return before;
    const [lane, min, max] = [laneOf(row), numberAt(row, 'minTime'), numberAt(row, 'maxTime')];
    const isWhole = lane !== undefined && min !== undefined && max !== undefined;
    const entry = isWhole ? { row, lane, days: (Number(min) + Number(max)) / 2 } : null;
    known.set(row, entry);
    return entry;
  };
  const usualIn = (lane: string): Usual => {
    const entries = lanes.get(lane) ?? [];
    if (entries.length < LEAST_RATES) return ANY;
    const median = entries[entries.length >> 1]!.days;
    return {
      least: Math.min(median / 2, median - LEAST_DIFFERENCE),
      most: Math.max(median * 2, median + LEAST_DIFFERENCE),
    };
  };
  const isOutside = ({ days }: Entry, { least, most }: Usual): boolean => days < least || days > most;

  /** Changes the entries of a lane; gives the other rows that are judged otherwise by what is usual now. */
  const change = (entry: Entry, entriesOf: (entries: readonly Entry[]) => Entry[]): RateRow[] => {
    const before = usualIn(entry.lane);
    const entries = entriesOf(lanes.get(entry.lane) ?? []);
    if (entries.length > 0) lanes.set(entry.lane, entries);
    else lanes.delete(entry.lane);
    const now = usualIn(entry.lane);
    if (before.least === now.least && before.most === now.most) return [];
    return entries
      .filter((one) => one !== entry && isOutside(one, before) !== isOutside(one, now))
      .map(({ row }) => row);
  };

  return {
    problem: OUT_OF_LINE,
    has(row) {
      const entry = entryOf(row);
      return entry !== null && lanes.has(entry.lane) && isOutside(entry, usualIn(entry.lane));
    },
    add(row) {
      const entry = entryOf(row);
      if (!entry || lanes.get(entry.lane)?.includes(entry)) return [];
      return change(entry, (entries) => {
        const place = entries.findIndex(({ days }) => days > entry.days);
        return entries.toSpliced(place < 0 ? entries.length : place, 0, entry);
      });
    },
    remove(row) {
      const entry = entryOf(row);
      if (!entry || !lanes.get(entry.lane)?.includes(entry)) return [];
      return change(entry, (entries) => entries.filter((one) => one !== entry));
    },
  };
}
