import { useEffect, useState } from 'react';
import { type DraftSlot, openDraft } from '../../../shared/draft/open-draft.ts';
import { removeOldDrafts } from '../../../shared/draft/unopened-drafts.ts';
import type { Viewer } from '../../lists/definition.ts';
import { DRAFT_FORMAT, type RequestDraft } from './draft-format.ts';

const PREFIX = 'freight-portal booking-request ';

/** What the names of all drafts of a person who works for a company begin with; what each is about comes after it. */
export const draftsOf = ({ userId, companyId }: Pick<Viewer, 'userId' | 'companyId'>): string =>
  `${PREFIX}${userId} ${companyId} `;

/** The draft of a request on this device. */
export interface OpenedDraft {
  readonly slot: DraftSlot<RequestDraft>;
  /** What an earlier visit left behind. */
  readonly found: RequestDraft | undefined;
  readonly savedAt: number | null;
}

/**
 * Opens the draft that is stored under `key`, of one person for one request; undefined until it is known whether there
 * is one. `isKept` is false where the device takes none.
 */
export function useRequestDraft(key: string): { draft: OpenedDraft | undefined; isKept: boolean } {
  const [opened, setOpened] = useState<OpenedDraft & { key: string }>();
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    let slot: DraftSlot<RequestDraft> | undefined;
    let isClosed = false;
    const opening = openDraft<RequestDraft>({
      key,
      format: DRAFT_FORMAT,
      onProblem: () => setKept(false),
      onElsewhere: () => {},
    });
    void opening.then((open) => {
      if (isClosed) return open.close();
      slot = open;
      const offer = open.adoptOffer();
      setOpened({ slot: open, found: offer?.content, savedAt: offer?.savedAt ?? null, key });
      void removeOldDrafts(PREFIX, DRAFT_FORMAT);
    });
    return () => {
      isClosed = true;
      slot?.close();
    };
  }, [key]);
  return { draft: opened?.key === key ? opened : undefined, isKept };
}
