import { percentChange } from '../../../shared/trade/percent-change.ts';
import { joinedLevels } from '../../../shared/trade/weight-levels.ts';
import { numberIn } from '../rows/cell-number.ts';
import { cellOf, columnsOf, isNumeric, levelOf, type RateRow } from '../rows/rate-row.ts';
import { matchLanes } from './match-lanes.ts';

/** How a number changed: by so many per cent, such as `-4.5`; or it wasn't there, or was zero, before; or is gone. */
export type NumberChange = { readonly percent: string } | 'fromNothing' | 'toNothing';

export interface CellChange {
  readonly before: string;
  readonly after: string;
  /** Only for numbers that can be read. */
  readonly change?: NumberChange;
}

export type LaneKind = 'new' | 'dropped' | 'changed' | 'unchanged';

export interface LaneComparison {
  readonly kind: LaneKind;
  /** That of the form; of a dropped lane that of the submission. */
  readonly row: RateRow;
  /** By the id of the column; empty for a lane that isn't changed. */
  readonly changes: ReadonlyMap<string, CellChange>;
}

export interface Comparison {
  /** The lanes of the form in their order, then those that were dropped. */
  readonly lanes: readonly LaneComparison[];
  readonly counts: Readonly<Record<LaneKind, number>>;
  /** Ids of all columns in their order, those of levels that only the submission has among them. */
  readonly columns: readonly string[];
}

const NO_CHANGES: ReadonlyMap<string, CellChange> = new Map();

/**
 * The rows of the form against those of an earlier submission; {@link matchLanes} tells which belong together. Rows in
 * which nothing was entered are left out.
 */
export function compare(
  rows: readonly RateRow[],
  earlier: readonly RateRow[],
  levels: readonly string[],
): Comparison {
  const columns = columnsOf(joinedLevels(levels, earlier.flatMap(levelsIn)));
  const entered = rows.filter(isEntered);
  const pairs = matchLanes(entered, earlier);
  const matched = new Set(pairs.values());
  const lanes = [
    ...entered.map((row): LaneComparison => {
      const before = pairs.get(row);
      if (!before) return { kind: 'new', row, changes: NO_CHANGES };
      const changes = changesOf(before, row, columns);
      return { kind: changes.size > 0 ? 'changed' : 'unchanged', row, changes };
    }),
    ...earlier
      .filter((row) => !matched.has(row))
      .map((row): LaneComparison => ({ kind: 'dropped', row, changes: NO_CHANGES })),
  ];
  const counts = { new: 0, dropped: 0, changed: 0, unchanged: 0 };
  for (const { kind } of lanes) counts[kind] += 1;
  return { lanes, counts, columns };
}

/** The first day of its validity is in a row from the start (AIR-36). */
const isEntered = ({ cells }: RateRow): boolean =>
  Object.entries(cells).some(([column, text]) => column !== 'validityFrom' && text.trim() !== '');

const levelsIn = ({ cells }: RateRow): string[] =>
  Object.keys(cells).flatMap((column) => (cells[column] ? (levelOf(column) ?? []) : []));

/** Airports and airline are what the rows were matched by. */
const MATCHED: ReadonlySet<string> = new Set(['from', 'to', 'airline']);

function changesOf(
  beforeRow: RateRow,
  afterRow: RateRow,
  columns: readonly string[],
): ReadonlyMap<string, CellChange> {
  const changes = new Map<string, CellChange>();
  for (const column of columns) {
    if (MATCHED.has(column)) continue;
    const [before, after] = [cellOf(beforeRow, column).trim(), cellOf(afterRow, column).trim()];
    const change = isNumeric(column) ? numberChange(before, after) : undefined;
    if (before !== after && change !== 'none')
      changes.set(column, { before, after, ...(change && { change }) });
  }
  return changes;
}

/** `none` where both texts are the same number; undefined where one of them can't be read. */
function numberChange(before: string, after: string): NumberChange | 'none' | undefined {
  const [from, to] = [numberIn(before), numberIn(after)];
  if ((before && from === undefined) || (after && to === undefined)) return undefined;
  if (from === to) return 'none';
  if (to === undefined) return 'toNothing';
  return from === undefined || from === '0' ? 'fromNothing' : { percent: percentChange(from, to) };
}
