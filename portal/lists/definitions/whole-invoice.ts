import * as v from 'valibot';
import { InvoiceParty } from '../../../shared/contract/company-billing.ts';
import { Amount, places, Text } from './common.ts';
import { InvoiceTotal, Invoice as Listed } from './invoices.ts';

const InvoiceLine = v.object({
  id: v.number(),
  chargeName: v.string(),
  quantity: Amount,
  unitCode: Text,
  unitCost: Amount,
  currency: v.string(),
  amount: v.number(),
  chargeListId: Amount,
});
export type InvoiceLine = v.InferOutput<typeof InvoiceLine>;

const InvoiceEntry = v.object({
  id: v.number(),
  kind: v.string(),
  currency: v.string(),
  amount: v.number(),
  enteredOn: v.string(),
  note: Text,
  reference: Text,
  cancels: v.boolean(),
  reversedAt: Text,
  reversedBy: Text,
  reversalReason: Text,
  seller: v.nullish(InvoiceParty),
  billedTo: v.nullish(InvoiceParty),
});
export type InvoiceEntry = v.InferOutput<typeof InvoiceEntry>;

/** An invoice with all that its page and its document show. */
export const WholeInvoice = v.object({
  ...Listed.entries,
  seller: v.nullish(InvoiceParty),
  billedTo: v.nullish(InvoiceParty),
  shipment: v.nullish(v.object({ id: v.number(), reference: v.string(), ...places })),
  lines: v.array(InvoiceLine),
  totals: v.array(v.object({ ...InvoiceTotal.entries, paidAt: Text })),
  entries: v.array(InvoiceEntry),
  revision: v.number(),
});
export type WholeInvoice = v.InferOutput<typeof WholeInvoice>;

/** Which of the columns that a line may leave blank any line fills: the others say nothing, on screen and on paper. */
export const filledColumns = (lines: readonly InvoiceLine[]) => ({
  quantity: lines.some(({ quantity }) => typeof quantity === 'number'),
  unitCode: lines.some(({ unitCode }) => Boolean(unitCode)),
  unitCost: lines.some(({ unitCost }) => typeof unitCost === 'number'),
});
