import type { Draft, DraftFormat } from '../../../shared/draft/draft-format.ts';
import type { DraftSlot, NamedDraft } from '../../../shared/draft/open-draft.ts';
import { nameBeside, unlocked } from '../../../shared/draft/unopened-drafts.ts';

interface Swapping<T> {
  slot: Pick<DraftSlot<T>, 'save' | 'flush' | 'isElsewhere'>;
  key: string;
  format: DraftFormat<T>;
  /** What this tab has in work. */
  work: T | null;
  others: readonly NamedDraft<T>[];
}

interface Swapped<T> {
  /** Undefined where nothing was swapped: another tab has taken it, or the device has no room for both. */
  draft: Draft<T> | undefined;
  others: readonly NamedDraft<T>[];
}

/** Makes the draft of that name the work of this tab; what was the work until then becomes one of the others (D-38). */
export async function swapDraft<T>(swapping: Swapping<T>, name: string): Promise<Swapped<T>> {
  const { slot, key, format, work, others } = swapping;
  const rest = others.filter((other) => other.name !== name);
  // The tab itself holds the lock of the key that an earlier visit has left a draft under.
  const isFree = (name === key && !slot.isElsewhere) || (await unlocked([name])).length > 0;
  const draft = isFree ? format.read(localStorage.getItem(name) ?? '') : undefined;
  if (!draft) return { draft, others: rest };
  const aside = work !== null && {
    name: nameBeside(key),
    draft: { content: work, savedAt: Date.now() },
  };
  try {
    if (aside) localStorage.setItem(aside.name, format.write(aside.draft));
  } catch {
    return { draft: undefined, others };
  }
  slot.save(draft.content);
  if (slot.flush()) localStorage.removeItem(name);
  return { draft, others: aside ? [aside, ...rest] : rest };
}
