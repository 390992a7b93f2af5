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

/** Whether two entries of a field mean the same, where more of them is stored than what they are known by. */
export type SameEntry<T> = (
  field: keyof T & string,
  one: T[keyof T & string] | undefined,
  other: T[keyof T & string] | undefined,
) => boolean;

/** Brings one's own entries onto what is stored now; `base` is what they began with. */
export function mergeChanges<T extends object>(
  base: T,
  mine: T,
  theirs: T,
  same: SameEntry<T> = (_field, one, other) => isSame(one, other),
): Merged<T> {
  const values = { ...mine };
  const taken: Merged<T>['taken'] = [];
  const conflicts: Merged<T>['conflicts'] = [];
  // One that the other has taken away is not among theirs.
  for (const field of Object.keys({ ...base, ...mine, ...theirs }) as (keyof T & string)[]) {
    if (same(field, theirs[field], mine[field])) {
      // What else is stored of it now is newer.
      if (!isSame(theirs[field], mine[field])) values[field] = theirs[field];
      continue;
    }
    if (same(field, theirs[field], base[field])) continue;
    if (same(field, mine[field], base[field])) {
      values[field] = theirs[field];
      taken.push(field);
    } else conflicts.push(field);
  }
  return { values, taken, conflicts };
}
