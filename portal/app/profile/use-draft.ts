import { useState } from 'react';

/** The parts of a draft that differ from `other`. */
function apartFrom<T extends object>(draft: Partial<T>, other: Partial<T>): Partial<T> {
  const parts = Object.entries(draft).filter(([name, value]) => value !== other[name as keyof T]);
  return Object.fromEntries(parts) as Partial<T>;
}

/**
 * What is stored, and what was changed on top of it: what others store meanwhile shows beneath, except where it was
 * changed here.
 */
export function useDraft<T extends object>(stored: T) {
  const [draft, setDraft] = useState<Partial<T>>({});
  return {
    values: { ...stored, ...draft },
    isDirty: Object.keys(apartFrom(draft, stored)).length > 0,
    change: (part: Partial<T>) => setDraft((now) => apartFrom({ ...now, ...part }, stored)),
    /** Drops the changes: they are undone, or stored by now. */
    clear: () => setDraft({}),
  };
}

export type Draft = Pick<ReturnType<typeof useDraft>, 'isDirty' | 'clear'>;
