import type { WholeInvoice } from '../../../lists/definitions/whole-invoice.ts';
import { invoicePaper } from '../../../papers/invoice-paper.ts';
import { PaperView } from './paper-view.tsx';
import { usePaperLanguage } from './use-paper-language.ts';

/** MOD-09: an invoice on paper. */
export const InvoicePaper = ({ invoice }: { invoice: WholeInvoice }) => (
  <PaperView paper={invoicePaper(invoice, usePaperLanguage())} />
);
