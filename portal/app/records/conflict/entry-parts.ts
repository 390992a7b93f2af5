import type { SameEntry } from './merge-changes.ts';

/**
 * How the entries of a form fall apart into what is compared with somebody else's: each field, unless a list among them is
 * compared by its lines.
 */
export interface EntryParts<T, P> {
  split(values: T): P;
  /** Of the parts in this order; one that is undefined isn't there. */
  join(parts: P): T;
  /** What is stored, with each line under the name that it has in what the entries began with. */
  align(base: T, mine: T, stored: T): T;
  /** Where two entries can mean the same though not all of them is equal. */
  same?: SameEntry<P>;
}

/** Each field is a part. */
export const FIELDS = {
  split: <T>(values: T): T => values,
  join: <T>(parts: T): T => parts,
  align: <T>(_base: T, _mine: T, stored: T): T => stored,
};

/** The parts in the order of others; those that the others don't have come last. */
export const inOrderOf = <P extends object>(order: P, parts: P): P => ({
  ...Object.fromEntries(Object.keys(order).map((name) => [name, undefined])),
  ...parts,
});
