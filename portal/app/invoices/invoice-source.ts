import { WholeInvoice } from '../../lists/definitions/whole-invoice.ts';
import type { RecordSource } from '../../lists/request/request.ts';

/** An invoice with all that its page shows. */
export const INVOICE_SOURCE: RecordSource<WholeInvoice> = { model: 'Invoice', schema: WholeInvoice };

/** Nothing of it was paid or credited: it can be changed and cancelled. */
export const isUntouched = ({ totals }: Pick<WholeInvoice, 'totals'>): boolean =>
  totals.every(({ paidAmount, creditedAmount }) => paidAmount === 0 && creditedAmount === 0);
