import { createRowFold } from '../../../shared/ui/grid/model/row-list.ts';
import type { RateRow } from '../rows/rate-row.ts';
import { laneAndAirlineOf } from './lane.ts';

/** The lanes that the last submission has with an airline, and the rows don't any more; of each the first row, in their order. */
export function droppedLanes(rows: readonly RateRow[], last: readonly RateRow[]): readonly RateRow[] {
  const seen = new Set(rows.map(laneAndAirlineOf));
  return last.filter((row) => {
    const lane = laneAndAirlineOf(row);
    if (lane === undefined || seen.has(lane)) return false;
    seen.add(lane);
    return true;
  });
}

/** The same of one list after the other: what is typed in other cells than those of the lane is not looked at. */
export const createDroppedLanes = (
  last: readonly RateRow[],
): ((rows: readonly RateRow[]) => readonly RateRow[]) =>
  createRowFold<RateRow, readonly RateRow[]>({
    whole: (rows) => droppedLanes(rows, last),
    replaced: (dropped, before, after) =>
      laneAndAirlineOf(before) === laneAndAirlineOf(after) ? dropped : undefined,
  });
