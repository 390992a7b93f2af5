import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { plainJson } from '../../../shared/plain-json.ts';
import type { EntryParts } from '../records/conflict/entry-parts.ts';
import { type Entry, undecidedBase, useEntry } from '../records/conflict/use-entry.ts';
import { useUnsavedWork, type WorkPlace } from '../unsaved-work/use-unsaved-work.ts';
import type { EntryDraft } from './entry-draft.ts';
import type { OpenedDraft } from './use-entry-draft.ts';

interface KeptEntryOptions<T, P> {
  stored: T;
  revision: number;
  draft: OpenedDraft<T>;
  /** What of the entries is compared by itself, where that isn't each field. */
  parts?: EntryParts<T, P>;
  form: WorkPlace;
}

interface KeptEntry<T, P> {
  entry: Entry<T, P>;
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
export function useKeptEntry<T extends object, P extends object = T>(
  options: KeptEntryOptions<T, P>,
): KeptEntry<T, P> {
  const { stored, revision, draft, parts, form } = options;
  const { slot, found } = draft;
  const entry = useEntry<T, P>(stored, revision, { begun: found, parts });
  const { values, isDirty, conflicts } = entry;
  const base = useMemo(
    () => undecidedBase({ base: entry.base, conflicts }, parts),
    [entry.base, conflicts, parts],
  );
  const [attempt, setAttempt] = useState<EntryDraft<T>['attempt']>(found?.attempt ?? null);
  const [isOver, setOver] = useState(false);
  const isInWork = isDirty && !isOver;
  useUnsavedWork(form, { isDirty, isOver, isLost: () => !slot.flush() });
  useEffect(() => {
    slot.save(isInWork ? { values, base, attempt } : null);
  }, [slot, isInWork, values, base, attempt]);
  return {
    entry,
    keyFor(sent, given) {
      const content = plainJson(sent);
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
