import * as v from 'valibot';
import type { DraftFormat } from '../../../shared/draft/draft-format.ts';
import { plainJson } from '../../../shared/plain-json.ts';

/** Entries that were not sent yet, and what they began with. */
export interface EntryDraft<T> {
  values: T;
  base: T;
  /** The last try to send them: after the page was loaded again the same content goes out as the same try (D-122). */
  attempt: { content: string; key: string } | null;
}

/** How the device keeps a draft of entries; what is stored is checked before it is shown. */
export function entryDraftFormat<T>(entry: v.GenericSchema<unknown, T>): DraftFormat<EntryDraft<T>> {
  const Stored = v.object({
    content: v.object({
      values: entry,
      base: entry,
      attempt: v.nullable(v.object({ content: v.string(), key: v.string() })),
    }),
    savedAt: v.nullable(v.number()),
  });
  return {
    write: (draft) => plainJson(draft),
    read(stored) {
      try {
        const parsed = v.safeParse(Stored, JSON.parse(stored));
        return parsed.success ? parsed.output : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
