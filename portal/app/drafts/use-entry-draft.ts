import { useEffect, useState } from 'react';
import type { DraftFormat } from '../../../shared/draft/draft-format.ts';
import { type DraftSlot, openDraft } from '../../../shared/draft/open-draft.ts';
import { removeOldDrafts } from '../../../shared/draft/unopened-drafts.ts';
import type { EntryDraft } from './entry-draft.ts';

interface DraftPlace<T> {
  /** What the names of all drafts of this kind begin with. */
  prefix: string;
  /** Of one person for one record: begins with the prefix. */
  key: string;
  format: DraftFormat<EntryDraft<T>>;
}

/** The draft of a form on this device. */
export interface OpenedDraft<T> {
  readonly slot: DraftSlot<EntryDraft<T>>;
  /** What an earlier visit left behind; undefined once it is thrown away. */
  readonly found: EntryDraft<T> | undefined;
  readonly savedAt: number | null;
  /** False where the device takes no draft. */
  readonly isKept: boolean;
  /** How often what was entered was thrown away: each time the form begins anew. */
  readonly round: number;
  /** Throws away what an earlier visit had entered, and what was entered since. */
  discard(): void;
}

/** Opens the draft that is stored under `key`; undefined until it is known whether there is one. */
export function useEntryDraft<T>({ prefix, key, format }: DraftPlace<T>): OpenedDraft<T> | undefined {
  const [opened, setOpened] = useState<
    Pick<OpenedDraft<T>, 'slot' | 'found' | 'savedAt'> & { key: string }
  >();
  const [isKept, setKept] = useState(true);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let slot: DraftSlot<EntryDraft<T>> | undefined;
    let isClosed = false;
    const opening = openDraft<EntryDraft<T>>({
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
    void opening.then((open) => {
      if (isClosed) return open.close();
      slot = open;
      const offer = open.adoptOffer();
      setOpened({ slot: open, found: offer?.content, savedAt: offer?.savedAt ?? null, key });
      setRound(0);
      void removeOldDrafts(prefix, format);
    });
    return () => {
      isClosed = true;
      slot?.close();
    };
  }, [prefix, key, format]);
  if (opened?.key !== key) return undefined;
  return {
    ...opened,
    found: round > 0 ? undefined : opened.found,
    isKept,
    round,
    discard() {
      opened.slot.save(null);
      setRound(round + 1);
    },
  };
}
