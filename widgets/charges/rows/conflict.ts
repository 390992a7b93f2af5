import type { ChargeRow } from './charge-row.ts';
import type { Field } from './list-kind.ts';

/** Whose change met mine: somebody else's, which is stored now, or that of a draft on this device. */
export type Origin = 'stored' | 'draft';

/** A cell that both changed: mine stands in it. */
export interface CellConflict {
  readonly origin: Origin;
  readonly field: Field;
  /** As the merge left it; once the cell holds something else, the user has decided. */
  readonly mine: string;
  readonly theirs: string;
  /** Of an amount that is in another currency than mine; else `''`. */
  readonly currency: string;
}

/** What of a line was changed by both, until it is saved. */
export interface Conflicts {
  readonly cells: readonly CellConflict[];
  /** `removed` by them, with changes of mine; `restored` as they changed what I removed. */
  readonly line?: 'removed' | 'restored';
}

/** The cells that still hold what the merge left in them. */
export const openConflicts = ({ cells, conflicts }: ChargeRow): readonly CellConflict[] =>
  conflicts?.cells.filter(({ field, mine }) => cells[field] === mine) ?? [];
