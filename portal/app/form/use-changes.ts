import { useState } from 'react';

/** The entries of `changes` whose values differ from those of `other`. */
function differences<T extends object>(changes: Partial<T>, other: Partial<T>): Partial<T> {
  const entries = Object.entries(changes).filter(([name, value]) => value !== other[name as keyof T]);
  return Object.fromEntries(entries) as Partial<T>;
}

/**
 * The values of a form over stored ones. What others store meanwhile is shown, except in the fields that were changed
 * here.
 */
export function useChanges<T extends object>(stored: T) {
  const [changes, setChanges] = useState<Partial<T>>({});
  return {
    values: { ...stored, ...changes },
    isDirty: Object.keys(differences(changes, stored)).length > 0,
    change: (part: Partial<T>) => setChanges((now) => differences({ ...now, ...part }, stored)),
    /** Drops the changes: they are undone, or stored by now. */
    clear: () => setChanges({}),
  };
}

export type Changes = Pick<ReturnType<typeof useChanges>, 'isDirty' | 'clear'>;
