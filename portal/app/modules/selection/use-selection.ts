import { useState } from 'react';
import type { ListQuery } from '../../../../shared/list/list-query.ts';
import type { Row } from '../../../lists/definition.ts';
import { NOTHING, type Selection, selectAll, selectRange, toggleRow } from './selection.ts';

export interface ListSelection {
  ids: ReadonlySet<number>;
  /** The chosen rows themselves, in the order in which they were chosen. */
  rows: readonly Row[];
  /** Chooses a row, or leaves it out; with `isRange` all from the last one to it are chosen. */
  toggle(id: number, isRange: boolean): void;
  /** All loaded rows, or none. */
  toggleAll(isSelected: boolean): void;
}

/** The chosen rows of a list. They are of one search, order and filter: in another list nobody would see them. */
export function useSelection(query: ListQuery, rows: readonly Row[]): ListSelection {
  const [state, setState] = useState<{ of: ListQuery; selection: Selection }>({
    of: query,
    selection: NOTHING,
  });
  const selection = state.of === query ? state.selection : NOTHING;
  const set = (next: Selection) => setState({ of: query, selection: next });
  const all = rows.map(({ id }) => id);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    ids: selection.ids,
    rows: [...selection.ids].flatMap((id) => byId.get(id) ?? []),
    toggle: (id, isRange) => set(isRange ? selectRange(selection, all, id) : toggleRow(selection, id)),
    toggleAll: (isSelected) => set(selectAll(all, isSelected)),
  };
}
