import * as v from 'valibot';
import type { Viewer } from '../../../lists/definition.ts';
import { entryDraftFormat } from '../../drafts/entry-draft.ts';
import { emptyInvoice, InvoiceDraft } from './draft.ts';

export const DRAFT_PREFIX = 'freight-portal invoice ';
export const DRAFT_FORMAT = entryDraftFormat(InvoiceDraft);

/** Of one person in one company; `about` is `new`, or such as `shipment 2001` or `invoice 6001`. */
export const draftKey = (
  { userId, companyId }: Pick<Viewer, 'userId' | 'companyId'>,
  about: string,
): string => `${DRAFT_PREFIX}${userId} ${companyId} ${about}`;

/** As releases before 0.2 named them: of whom, in which company, and a new invoice, one of a shipment, or one in a revision. */
const FORMER = /^fp-invoice-draft:(\d*):(\d*):(?:(new)|shipment-(\d+)|(\d+)-\d+)$/;

/**
 * Moves what a former release has left on the device to where it is found, and ends, today. It doesn't say what the
 * entries began with: whatever differs from a stored invoice is left to the user.
 */
export function moveFormerDrafts(): void {
  try {
    for (const name of Object.keys(localStorage)) {
      const [, userId, companyId, isNew, shipment, invoice] = FORMER.exec(name) ?? [];
      if (userId === undefined) continue;
      const about = isNew ?? (shipment ? `shipment ${shipment}` : `invoice ${invoice}`);
      const values = formerDraft(localStorage.getItem(name) ?? '');
      if (values) {
        const text = DRAFT_FORMAT.write({
          content: { values, base: emptyInvoice(), attempt: null },
          savedAt: Date.now(),
        });
        const key = draftKey({ userId: Number(userId), companyId: Number(companyId) }, about);
        localStorage.setItem(`${key} #${name}`, text);
      }
      localStorage.removeItem(name);
    }
  } catch (error) {
    console.warn('[portal] The drafts of a former release stay where they are:', error);
  }
}

function formerDraft(text: string): InvoiceDraft | undefined {
  try {
    const parsed = v.safeParse(InvoiceDraft, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
