import * as v from 'valibot';
import { Id } from './id.ts';
import { plainText } from './input-values.ts';

/** Of the texts; without one it is that of the request. */
const language = v.nullish(plainText(100));

/**
 * Body of `POST /api/papers`: the document that is asked for as a PDF (MOD-09). A statement is of a customer, or of all that the
 * caller may see.
 */
export const PaperRequest = v.variant('kind', [
  v.object({ kind: v.literal('invoice'), invoiceId: Id, language }),
  v.object({ kind: v.literal('creditNote'), invoiceId: Id, entryId: Id, language }),
  v.object({ kind: v.literal('statement'), entityId: v.nullish(Id, null), language }),
]);
export type PaperRequest = v.InferInput<typeof PaperRequest>;
