import { useEffect, useState } from 'react';
import type { Draft, DraftFormat } from '../../../shared/draft/draft-format.ts';
import { type DraftSlot, type NamedDraft, openDraft } from '../../../shared/draft/open-draft.ts';
import { removeOldDrafts } from '../../../shared/draft/unopened-drafts.ts';
import type { EntryDraft } from './entry-draft.ts';
import { swapDraft } from './swap-draft.ts';

interface DraftPlace<T> {
  /** What the names of all drafts of this kind begin with. */
  prefix: string;
  /** Of one person for one record: begins with the prefix. */
  key: string;
  format: DraftFormat<EntryDraft<T>>;
}

/** Where a form keeps what is in work. */
type WorkSlot<T> = Pick<DraftSlot<EntryDraft<T>>, 'save' | 'flush'>;

/** The draft of a form on this device. */
export interface OpenedDraft<T> {
  readonly slot: WorkSlot<T>;
  /** What an earlier visit left behind; undefined once it is thrown away. */
  readonly found: EntryDraft<T> | undefined;
  readonly savedAt: number | null;
  /** What else was left unsent of the same form, the newest first. */
  readonly others: readonly NamedDraft<EntryDraft<T>>[];
  /** False where the device takes no draft. */
  readonly isKept: boolean;
  /** How often what was entered was thrown away, or put aside for another draft: each time the form begins anew. */
  readonly round: number;
  /** Throws away what an earlier visit had entered, and what was entered since. */
  discard(): void;
  /** Goes on with another one; what was entered since is one of the others then. */
  swapTo(name: string): Promise<void>;
}

/** Opens the draft that is stored under `key`; undefined until it is known whether there is one. */
export function useEntryDraft<T>({ prefix, key, format }: DraftPlace<T>): OpenedDraft<T> | undefined {
  const [opened, setOpened] = useState<Opened<T>>();
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    let slot: DraftSlot<EntryDraft<T>> | undefined;
    let isClosed = false;
    const whenOpen = openDraft<EntryDraft<T>>({
      key,
      format,
      onProblem(problem, error) {
        console.warn(`[portal] Draft "${key}" (${problem}):`, error);
        // One that can't be read is put aside, and takes no other one's place.
        if (problem !== 'unreadable') setKept(false);
      },
      onElsewhere: () => {},
      onWritten: () => setKept(true),
    });
    void whenOpen.then((open) => {
      if (isClosed) return open.close();
      slot = open;
      const offer = open.adoptOffer();
      setOpened({ ...opening(open, offer), key, round: 0 });
      void removeOldDrafts(prefix, format);
    });
    return () => {
      isClosed = true;
      slot?.close();
    };
  }, [prefix, key, format]);
  if (opened?.key !== key) return undefined;
  const begin = (found: Draft<EntryDraft<T>> | null, others = opened.others) =>
    setOpened({ ...opened, ...startOf(found), others, round: opened.round + 1 });
  return {
    ...opened,
    isKept,
    discard() {
      opened.slot.save(null);
      begin(null);
    },
    async swapTo(name) {
      const { open, work, others: listed } = opened;
      const swapping = { slot: open, key, format, work: work.current, others: listed };
      const { draft, others } = await swapDraft(swapping, name);
      if (draft) begin(draft, others);
      else setOpened({ ...opened, others });
    },
  };
}

interface Opened<T> extends Omit<OpenedDraft<T>, 'isKept' | 'discard' | 'swapTo'> {
  key: string;
  open: DraftSlot<EntryDraft<T>>;
  work: { current: EntryDraft<T> | null };
}

/** A draft that was just opened; what the form keeps in it is known here, too, to be put aside. */
function opening<T>(open: DraftSlot<EntryDraft<T>>, offer: Draft<EntryDraft<T>> | null) {
  const work: Opened<T>['work'] = { current: offer?.content ?? null };
  const slot: WorkSlot<T> = {
    save(content) {
      work.current = content;
      open.save(content);
    },
    flush: () => open.flush(),
  };
  return { open, work, slot, ...startOf(offer), others: othersOf(open, offer) };
}

const startOf = <T>(draft: Draft<EntryDraft<T>> | null) => ({
  ...{ found: draft?.content, savedAt: draft?.savedAt ?? null },
});

const othersOf = <T>({ left }: DraftSlot<EntryDraft<T>>, offer: Draft<EntryDraft<T>> | null) =>
  left
    .filter(({ draft }) => draft !== offer)
    .sort((one, other) => (other.draft.savedAt ?? 0) - (one.draft.savedAt ?? 0));
