import { MOST_SELECTED } from '../../../../shared/contract/exports.ts';

/** The chosen rows of a list, by their ids. */
export interface Selection {
  readonly ids: ReadonlySet<number>;
  /** Where a range begins: the row that was chosen or left out last. */
  readonly from: number | undefined;
}

export const NOTHING: Selection = { ids: new Set(), from: undefined };

/** The selection with or without a row. */
export function toggleRow({ ids }: Selection, id: number): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return limited(next, id);
}

/** The selection with all rows between the last one and this; `rows` are those of the list in their order. */
export function selectRange(selection: Selection, rows: readonly number[], id: number): Selection {
  const from = rows.indexOf(selection.from ?? id);
  const to = rows.indexOf(id);
  if (from < 0) return toggleRow(selection, id);
  const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1);
  return limited(new Set([...selection.ids, ...range]), id);
}

/** The selection with all rows, or none. */
export const selectAll = (rows: readonly number[], isSelected: boolean): Selection =>
  isSelected ? limited(new Set(rows), undefined) : NOTHING;

const limited = (ids: Set<number>, from: number | undefined): Selection => ({
  ids: ids.size > MOST_SELECTED ? new Set([...ids].slice(0, MOST_SELECTED)) : ids,
  from,
});
