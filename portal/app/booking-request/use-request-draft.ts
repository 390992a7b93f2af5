import { useEffect, useState } from 'react';
import { type DraftSlot, openDraft, removeOldDrafts } from '../../../shared/draft/open-draft.ts';
import { DRAFT_FORMAT, type RequestDraft } from './draft-format.ts';

const PREFIX = 'freight-portal booking-request ';

/** The draft of a request on this device. */
export interface OpenedDraft {
  readonly slot: DraftSlot<RequestDraft>;
  /** What an earlier visit left behind. */
  readonly found: RequestDraft | undefined;
  readonly savedAt: number | null;
}

/**
 * Opens the draft of one person for one request; undefined until it is known whether there is one. `isKept` is false where the
 * device takes none.
 */
export function useRequestDraft(name: string): { draft: OpenedDraft | undefined; isKept: boolean } {
  const [opened, setOpened] = useState<OpenedDraft & { name: string }>();
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    let slot: DraftSlot<RequestDraft> | undefined;
    let isClosed = false;
    const opening = openDraft<RequestDraft>({
      key: `${PREFIX}${name}`,
      format: DRAFT_FORMAT,
      onProblem: () => setKept(false),
      onElsewhere: () => {},
    });
    void opening.then((open) => {
      if (isClosed) return open.close();
      slot = open;
      const offer = open.adoptOffer();
      setOpened({ slot: open, found: offer?.content, savedAt: offer?.savedAt ?? null, name });
      void removeOldDrafts(PREFIX, DRAFT_FORMAT);
    });
    return () => {
      isClosed = true;
      slot?.close();
    };
  }, [name]);
  return { draft: opened?.name === name ? opened : undefined, isKept };
}
