import * as v from 'valibot';
import { SEARCH_MODES } from '../../../shared/contract/rate-search.ts';
import type { DraftFormat } from '../../../shared/draft/draft-format.ts';
import { RATE_CONTAINERS } from '../../../shared/trade/base-rate-words.ts';
import type { RequestEntry } from './entry.ts';

/** Entries that were not sent yet, and what they began with. */
export interface RequestDraft {
  values: RequestEntry;
  base: RequestEntry;
  /** The last try to send them: after the page was loaded again the same content goes out as the same try (D-122). */
  attempt: { content: string; key: string } | null;
}

const Named = v.object({ id: v.number(), label: v.string() });
const text = v.string();
const Entry = v.object({
  mode: v.picklist(SEARCH_MODES),
  origin: v.nullable(v.number()),
  destination: v.nullable(v.number()),
  day: text,
  weight: text,
  volume: text,
  counts: v.object(v.entriesFromList(RATE_CONTAINERS, text)),
  customer: v.nullable(Named),
  pieces: text,
  orders: v.array(Named),
  shipper: text,
  consignee: text,
  remarks: text,
});
const Stored = v.object({
  content: v.object({
    values: Entry,
    base: Entry,
    attempt: v.nullable(v.object({ content: text, key: text })),
  }),
  savedAt: v.nullable(v.number()),
});

export const DRAFT_FORMAT: DraftFormat<RequestDraft> = {
  write: (draft) => JSON.stringify(draft),
  read(stored) {
    try {
      const parsed = v.safeParse(Stored, JSON.parse(stored));
      return parsed.success ? parsed.output : undefined;
    } catch {
      return undefined;
    }
  },
};
