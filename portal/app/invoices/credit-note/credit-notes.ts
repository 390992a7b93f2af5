import type { RecordLink } from '../../../lists/definition.ts';
import { creditNotePage } from '../../../lists/definitions/record-pages.ts';
import type { InvoiceEntry, WholeInvoice } from '../../../lists/definitions/whole-invoice.ts';
import { texts } from '../paper/texts/index.ts';

/** Whether nothing of an invoice is owed any more because it was credited, as a cancelled one is too. */
export const isCreditedInFull = (status: WholeInvoice['status']): boolean =>
  status === 'Credited' || status === 'Cancelled';

/** The ways to the credit notes by which nothing of an invoice is owed any more. */
export const settlingNotes = ({ id, status, entries }: WholeInvoice): RecordLink[] =>
  isCreditedInFull(status)
    ? entries.filter(isNote).map((entry) => ({
        text: texts('paper.creditNote', { reference: entry.reference ?? '' }),
        href: creditNotePage(id, entry.id),
      }))
    : [];

const isNote = ({ kind, reversedAt }: InvoiceEntry) => kind === 'credit' && !reversedAt;
