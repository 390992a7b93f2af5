import { useState } from 'react';
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

export interface Entry<T> {
  values: T;
  /** What the entries began with, or was stored since. */
  base: T;
  isDirty: boolean;
  change(part: Partial<T>): void;
  conflicts: readonly Conflict<T>[];
  taken: readonly Taken<T>[];
  choose(field: keyof T & string, choice: 'mine' | 'theirs'): void;
  /** Begins anew with what is stored, which one's own save may have changed. */
  restart(stored: T, revision: number): void;
}

interface State<T> extends Pick<Entry<T>, 'values' | 'base' | 'conflicts' | 'taken'> {
  revision: number;
}

/**
 * The entries of a form over a stored record (D-19). When a newer revision of the record comes, what only the other has
 * changed is taken over, and what both have changed is left for the user to choose. `begun` are entries of an earlier visit.
 */
export function useEntry<T extends object>(
  stored: T,
  revision: number,
  begun?: { values: T; base: T },
): Entry<T> {
  const [state, setState] = useState<State<T>>(() =>
    begun
      ? merged(
          { base: begun.base, values: begun.values, conflicts: [], taken: [], revision },
          stored,
          revision,
        )
      : { base: stored, values: stored, conflicts: [], taken: [], revision },
  );
  if (state.revision !== revision) setState(merged(state, stored, revision));
  return {
    ...state,
    isDirty: JSON.stringify(state.values) !== JSON.stringify(state.base),
    change: (part) =>
      setState((last) => ({
        ...last,
        values: { ...last.values, ...part },
        // Whoever types on wants their own.
        conflicts: last.conflicts.map((one) =>
          one.field in part ? { ...one, mine: part[one.field]!, choice: 'mine' as const } : one,
        ),
      })),
    restart: (now, at) => setState({ base: now, values: now, conflicts: [], taken: [], revision: at }),
    choose: (field, choice) =>
      setState((last) => {
        const conflicts = last.conflicts.map((one) => (one.field === field ? { ...one, choice } : one));
        const chosen = conflicts.find((one) => one.field === field);
        return { ...last, conflicts, values: { ...last.values, ...(chosen && { [field]: chosen[choice] }) } };
      }),
  };
}

function merged<T extends object>(last: State<T>, stored: T, revision: number): State<T> {
  const { values, taken, conflicts } = mergeChanges(last.base, last.values, stored);
  // What nobody has decided yet is still to be decided, also where the other has saved something else since.
  const open = last.conflicts.filter(
    ({ field, choice }) => !choice && !isSame(stored[field], values[field]) && !conflicts.includes(field),
  );
  return {
    base: stored,
    values,
    revision,
    taken: taken.map((field) => ({ field, before: last.base[field], after: stored[field] })),
    conflicts: [...open.map(({ field }) => field), ...conflicts].map((field) => ({
      field,
      before: last.base[field],
      mine: last.values[field],
      theirs: stored[field],
      choice: undefined,
    })),
  };
}
