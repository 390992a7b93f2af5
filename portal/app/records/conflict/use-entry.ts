import { useState } from 'react';
import { type EntryParts, FIELDS, inOrderOf } from './entry-parts.ts';
import { isSame, mergeChanges } from './merge-changes.ts';

/** A field that somebody else has changed meanwhile, too. */
export interface Conflict<T> {
  field: keyof T & string;
  /** What both began with. */
  before: T[keyof T & string];
  mine: T[keyof T & string];
  theirs: T[keyof T & string];
  /** Whose is wanted; none until the user has said so. */
  choice: 'mine' | 'theirs' | undefined;
}

/** A field that only somebody else has changed: it was taken over. */
export interface Taken<T> {
  field: keyof T & string;
  before: T[keyof T & string];
  after: T[keyof T & string];
}

/** `P` are the parts of the entries that are compared by themselves; each field of `T`, unless the form says otherwise. */
export interface Entry<T, P = T> {
  values: T;
  /** What the entries began with, or was stored since. */
  base: T;
  isDirty: boolean;
  change(part: Partial<T>): void;
  conflicts: readonly Conflict<P>[];
  taken: readonly Taken<P>[];
  choose(field: keyof P & string, choice: 'mine' | 'theirs'): void;
  /** Begins anew with what is stored, which one's own save may have changed. */
  restart(stored: T, revision: number): void;
}

interface State<T, P> extends Pick<Entry<T, P>, 'values' | 'base' | 'conflicts' | 'taken'> {
  revision: number;
}

interface EntryOptions<T, P> {
  /** Entries of an earlier visit. */
  begun?: { values: T; base: T } | undefined;
  parts?: EntryParts<T, P> | undefined;
}

/**
 * The entries of a form over a stored record (D-19). When a newer revision of the record comes, what only the other has
 * changed is taken over, and what both have changed is left for the user to choose.
 */
export function useEntry<T extends object, P extends object = T>(
  stored: T,
  revision: number,
  { begun, parts = FIELDS as unknown as EntryParts<T, P> }: EntryOptions<T, P> = {},
): Entry<T, P> {
  const [state, setState] = useState<State<T, P>>(() => {
    const fresh = { conflicts: [], taken: [], revision };
    return begun
      ? merged({ ...fresh, base: begun.base, values: begun.values }, stored, revision, parts)
      : { ...fresh, base: stored, values: stored };
  });
  if (state.revision !== revision) setState(merged(state, stored, revision, parts));
  return {
    ...state,
    isDirty: JSON.stringify(state.values) !== JSON.stringify(state.base),
    change: (part) =>
      setState((last) => {
        const values = { ...last.values, ...part };
        const [before, now] = [parts.split(last.values), parts.split(values)];
        // Whoever types on wants their own.
        const conflicts = last.conflicts.map((one) =>
          isSame(before[one.field], now[one.field])
            ? one
            : { ...one, mine: now[one.field], choice: 'mine' as const },
        );
        return { ...last, values, conflicts };
      }),
    restart: (now, at) => setState({ base: now, values: now, conflicts: [], taken: [], revision: at }),
    choose: (field, choice) =>
      setState((last) => {
        const conflicts = last.conflicts.map((one) => (one.field === field ? { ...one, choice } : one));
        const chosen = conflicts.find((one) => one.field === field);
        const values = chosen ? withPart(last, parts, { [field]: chosen[choice] }) : last.values;
        return { ...last, conflicts, values };
      }),
  };
}

const withPart = <T, P extends object>(
  { base, values }: Pick<State<T, P>, 'base' | 'values'>,
  parts: EntryParts<T, P>,
  part: object,
): T => parts.join(inOrderOf(parts.split(base), { ...parts.split(values), ...part }));

/** What the entries begin with at the next visit: what nobody has chosen about is asked again. */
export function undecidedBase<T, P extends object>(
  { base, conflicts }: Pick<Entry<T, P>, 'base' | 'conflicts'>,
  parts: EntryParts<T, P> = FIELDS as unknown as EntryParts<T, P>,
): T {
  const undecided = conflicts.filter(({ choice }) => !choice).map(({ field, before }) => [field, before]);
  return withPart({ base, values: base }, parts, Object.fromEntries(undecided));
}

function merged<T extends object, P extends object>(
  last: State<T, P>,
  stored: T,
  revision: number,
  parts: EntryParts<T, P>,
): State<T, P> {
  const now = parts.align(last.base, last.values, stored);
  const [base, mine, theirs] = [parts.split(last.base), parts.split(last.values), parts.split(now)];
  const { values, taken, conflicts } = mergeChanges(base, mine, theirs, parts.same);
  // What nobody has decided yet is still to be decided, also where the other has saved something else since.
  const open = last.conflicts.filter(
    ({ field, choice }) => !choice && !isSame(theirs[field], values[field]) && !conflicts.includes(field),
  );
  return {
    base: now,
    values: parts.join(inOrderOf(theirs, values)),
    revision,
    taken: taken.map((field) => ({ field, before: base[field], after: theirs[field] })),
    conflicts: [...open.map(({ field }) => field), ...conflicts].map((field) => ({
      field,
      before: base[field],
      mine: mine[field],
      theirs: theirs[field],
      choice: undefined,
    })),
  };
}
