/** What became of one's own entries and those that somebody else has saved since. */
export interface Merged<T> {
  values: T;
  /** What the other has changed alone: it is taken over. */
  taken: (keyof T & string)[];
  /** What both have changed, and not to the same: `values` has one's own. */
  conflicts: (keyof T & string)[];
}

/** Whether two entries of a field are the same. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Brings one's own entries onto what is stored now; `base` is what they began with. */
export function mergeChanges<T extends object>(base: T, mine: T, theirs: T): Merged<T> {
  const values = { ...mine };
  const taken: Merged<T>['taken'] = [];
  const conflicts: Merged<T>['conflicts'] = [];
  // One that the other has taken away is not among theirs.
  for (const field of Object.keys({ ...base, ...mine, ...theirs }) as (keyof T & string)[]) {
    if (isSame(theirs[field], base[field]) || isSame(theirs[field], mine[field])) continue;
    if (isSame(mine[field], base[field])) {
      values[field] = theirs[field];
      taken.push(field);
    } else conflicts.push(field);
  }
  return { values, taken, conflicts };
}
