import type { InvoiceEntry, WholeInvoice } from '../../../lists/definitions/whole-invoice.ts';
import { creditNotePaper } from '../../../papers/credit-note-paper.ts';
import { PaperView } from './paper-view.tsx';
import { usePaperLanguage } from './use-paper-language.ts';

/** MOD-09: a credit note on paper. */
export const CreditNotePaper = ({ invoice, note }: { invoice: WholeInvoice; note: InvoiceEntry }) => (
  <PaperView paper={creditNotePaper(invoice, note, usePaperLanguage())} />
);
