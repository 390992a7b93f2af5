import * as v from 'valibot';
import { Id } from './id.ts';

/**
 * Body of `POST /api/papers`: the document that is asked for as a PDF (MOD-09). A statement is of a customer, or of all that the
 * caller may see.
 */
export const PaperRequest = v.intersect([
  v.variant('kind', [
    v.object({ kind: v.literal('invoice'), invoiceId: Id }),
    v.object({ kind: v.literal('creditNote'), invoiceId: Id, entryId: Id }),
    v.object({ kind: v.literal('statement'), entityId: v.nullish(Id, null) }),
  ]),
  v.object({ language: v.nullish(v.string()) }),
]);
export type PaperRequest = v.InferInput<typeof PaperRequest>;
