import type { Selected } from './plan.ts';
import type { SortKey } from './sort.ts';
import type { Condition } from './where.ts';

/** What a row that is looked up costs, in rows of a list, and how many columns cost as much as one. */
const LOOKUP = 4;
const COLUMNS_OF_ROW = 10;

/** What a row costs that a list is searched and sorted by: itself, and what that looks up in other tables. */
export function toFind({ where, sort = [] }: { where?: Condition; sort?: readonly SortKey[] } = {}): number {
  const sorted = sort.reduce((sum, { through, field }) => sum + through.length + (field.isCostly ? 1 : 0), 0);
  const { lookups, comparisons } = where ? costOf(where) : NOTHING;
  return 1 + (sorted + lookups) * LOOKUP + Math.floor(comparisons / COLUMNS_OF_ROW);
}

/** What a row costs more where it is answered: what its selection looks up in other tables, and its columns. */
export function toAnswer(selection: readonly Selected[]): number {
  let weight = Math.floor(selection.length / COLUMNS_OF_ROW);
  for (const { field, selection: inside } of selection) {
    if (field?.kind === 'one') weight += LOOKUP + toAnswer(inside);
    else if (field?.kind === 'column' && field.isCostly) weight += LOOKUP;
  }
  return weight;
}

/** Of one row; lists inside the condition are counted when they are read. */
function costOf(condition: Condition): { lookups: number; comparisons: number } {
  if (condition.kind === 'compare') return { lookups: condition.field.isCostly ? 1 : 0, comparisons: 1 };
  if (condition.kind !== 'related') return condition.of.map(costOf).reduce(sum, NOTHING);
  if (condition.field.kind === 'many') return { lookups: 0, comparisons: 1 };
  return sum(costOf(condition.condition), { lookups: 1, comparisons: 0 });
}

const NOTHING = { lookups: 0, comparisons: 0 };

const sum = (a: ReturnType<typeof costOf>, b: ReturnType<typeof costOf>) => ({
  lookups: a.lookups + b.lookups,
  comparisons: a.comparisons + b.comparisons,
});
