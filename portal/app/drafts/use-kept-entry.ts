import { type RefObject, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Conflict, type Entry, useEntry } from '../records/conflict/use-entry.ts';
import { useUnsavedWork } from '../unsaved-work/use-unsaved-work.ts';
import type { EntryDraft } from './entry-draft.ts';
import type { OpenedDraft } from './use-entry-draft.ts';

interface KeptEntryOptions<T> {
  stored: T;
  revision: number;
  draft: OpenedDraft<T>;
  /** Where the form is. */
  place: RefObject<HTMLElement | null>;
}

interface KeptEntry<T> {
  entry: Entry<T>;
  /**
   * The key to send this content under: that of the last try, also of an earlier visit, where it was the same content
   * (D-122). It is on the device before the answer can be lost.
   */
  keyFor(content: object, given: string): string;
  /** What is sent next is another try: somebody else has saved meanwhile. */
  forgetTry(): void;
  /** All is stored: the device keeps nothing of it, and the page may be left. */
  end(): void;
}

/**
 * An entry that the device keeps until it is sent (D-38). Where the device keeps nothing, the page is not left without a
 * question (D-31).
 */
export function useKeptEntry<T extends object>(options: KeptEntryOptions<T>): KeptEntry<T> {
  const { stored, revision, draft, place } = options;
  const { slot, found } = draft;
  const entry = useEntry(stored, revision, found);
  const { values, isDirty } = entry;
  const base = useMemo(() => undecidedBase(entry.base, entry.conflicts), [entry.base, entry.conflicts]);
  const [attempt, setAttempt] = useState<EntryDraft<T>['attempt']>(found?.attempt ?? null);
  const [isOver, setOver] = useState(false);
  const isInWork = isDirty && !isOver;
  useUnsavedWork(place, isInWork, () => !slot.flush());
  useEffect(() => {
    slot.save(isInWork ? { values, base, attempt } : null);
  }, [slot, isInWork, values, base, attempt]);
  return {
    entry,
    keyFor(sent, given) {
      const content = JSON.stringify(sent);
      const now = { content, key: attempt?.content === content ? attempt.key : given };
      setAttempt(now);
      slot.save({ values, base, attempt: now });
      slot.flush();
      return now.key;
    },
    forgetTry: () => setAttempt(null),
    end() {
      slot.save(null);
      // At once, because leaving would ask about unsaved work, too.
      flushSync(() => setOver(true));
    },
  };
}

/** What the entries begin with at the next visit: what nobody has chosen about is asked again. */
function undecidedBase<T>(base: T, conflicts: readonly Conflict<T>[]): T {
  const undecided = conflicts.filter(({ choice }) => !choice);
  return { ...base, ...Object.fromEntries(undecided.map(({ field, before }) => [field, before])) };
}
