import { overlap, type Validity } from '../../../shared/trade/validity.ts';
import type { AcrossCheck, Problem } from '../../../shared/ui/grid/problems/problems.ts';
import type { RateRow } from '../rows/rate-row.ts';
import { laneAndAirlineOf } from './lane.ts';
import { texts } from './texts/index.ts';
import { validityOf } from './validity-of.ts';

const OVERLAP: Problem = {
  severity: 'warning',
  column: 'validityFrom',
  message: texts('air.warning.overlap'),
};

/** What is compared of a row; read once, since rows never change. */
interface Entry {
  readonly lane: string;
  readonly validity: Validity;
}

/**
 * Rates of the same lane and airline that are valid on the same days (AIR-02): only one of them can be meant. A changed
 * row is compared with the rows of its lane and airline alone.
 */
export const overlapCheck = (locale: string) => (): AcrossCheck<RateRow> => {
  const entries = new WeakMap<RateRow, Entry | null>();
  const lanes = new Map<string, Set<RateRow>>();
  /** With how many others each row overlaps. */
  const counts = new Map<RateRow, number>();

  const entryOf = (row: RateRow): Entry | null => {
    const known = entries.get(row);
    if (known !== undefined) return known;
    const [lane, validity] = [laneAndAirlineOf(row), validityOf(row, locale)];
    const entry = lane !== undefined && validity ? { lane, validity } : null;
    entries.set(row, entry);
    return entry;
  };
  const overlapping = (row: RateRow, { lane, validity }: Entry): RateRow[] =>
    [...(lanes.get(lane) ?? [])].filter(
      (other) => other !== row && overlap(entryOf(other)!.validity, validity),
    );
  /** Counts the others up or down; gives those that have now got, or lost, their only one. */
  const count = (others: readonly RateRow[], by: 1 | -1): RateRow[] =>
    others.filter((other) => {
      const before = counts.get(other) ?? 0;
      counts.set(other, before + by);
      return before === 0 || before + by === 0;
    });

  return {
    problem: OVERLAP,
    has: (row) => (counts.get(row) ?? 0) > 0,
    add(row) {
      const entry = entryOf(row);
      if (!entry || counts.has(row)) return [];
      const others = overlapping(row, entry);
      lanes.set(entry.lane, (lanes.get(entry.lane) ?? new Set()).add(row));
      counts.set(row, others.length);
      return count(others, 1);
    },
    remove(row) {
      const entry = entryOf(row);
      if (!entry || !counts.delete(row)) return [];
      const rows = lanes.get(entry.lane)!;
      rows.delete(row);
      if (rows.size === 0) lanes.delete(entry.lane);
      return count(overlapping(row, entry), -1);
    },
  };
};
