import * as v from 'valibot';
import type { DraftFormat } from '../../../shared/draft/draft-format.ts';
import { plainJson } from '../../../shared/plain-json.ts';
import type { Pasted } from './pasted.ts';

/** What is kept of a pasted list; how adding ended is known to the record alone. */
export type KeptPaste = Pick<Pasted, 'text' | 'answers' | 'edits'> & { readonly waiting: number };

const Kept = v.object({
  savedAt: v.nullable(v.number()),
  text: v.string(),
  answers: v.record(v.string(), v.picklist(['order', 'style', 'out'])),
  edits: v.record(
    v.string(),
    v.object({
      number: v.exactOptional(v.string()),
      styles: v.exactOptional(v.string()),
      isTaken: v.exactOptional(v.boolean()),
    }),
  ),
  waiting: v.number(),
});

/** A pasted list on the device, as JSON. */
export const keptFormat: DraftFormat<KeptPaste> = {
  write: ({ content, savedAt }) => plainJson({ savedAt, ...content }),
  read(text) {
    try {
      const { savedAt, ...content } = v.parse(Kept, JSON.parse(text));
      return { content, savedAt };
    } catch {
      return undefined;
    }
  },
};
