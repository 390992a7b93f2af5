import * as v from 'valibot';
import { InvoiceParty } from '../../../shared/contract/company-billing.ts';
import { places, Text } from '../../lists/definitions/common.ts';
import { InvoiceTotal, Invoice as Listed } from '../../lists/definitions/invoices.ts';
import type { RecordSource } from '../../lists/request/request.ts';
import { InvoiceEntry } from './parts/entries.tsx';
import { InvoiceLine } from './parts/lines.tsx';

const Invoice = v.object({
  ...Listed.entries,
  seller: v.nullish(InvoiceParty),
  billedTo: v.nullish(InvoiceParty),
  shipment: v.nullish(v.object({ id: v.number(), reference: v.string(), ...places })),
  lines: v.array(InvoiceLine),
  totals: v.array(v.object({ ...InvoiceTotal.entries, paidAt: Text })),
  entries: v.array(InvoiceEntry),
  revision: v.number(),
});
export type WholeInvoice = v.InferOutput<typeof Invoice>;

/** An invoice with all that its page shows. */
export const INVOICE_SOURCE: RecordSource<WholeInvoice> = { model: 'Invoice', schema: Invoice };

/** Nothing of it was paid or credited: it can be changed and cancelled. */
export const isUntouched = ({ totals }: Pick<WholeInvoice, 'totals'>): boolean =>
  totals.every(({ paidAmount, creditedAmount }) => paidAmount === 0 && creditedAmount === 0);
