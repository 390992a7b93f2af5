import * as v from 'valibot';
import { AGEING_BUCKETS } from '../trade/ageing.ts';
import { INVOICE_STATUSES } from '../trade/record-words.ts';
import { Id } from './id.ts';

/** An exact amount, as decimal text. */
const Amount = v.string();

/** Which customer's; without it all that the caller may see (MOD-09). */
export const InvoiceStatementInput = v.object({ entityId: v.optional(Id) });

/** What is owed of an invoice in one currency. */
const OwedAmount = v.object({
  invoiceId: Id,
  reference: v.string(),
  customer: v.string(),
  customerId: Id,
  issuedOn: v.string(),
  dueOn: v.string(),
  status: v.picklist(INVOICE_STATUSES),
  daysOverdue: v.number(),
  currency: v.string(),
  amount: Amount,
  paid: Amount,
  owed: Amount,
});
export type OwedAmount = v.InferOutput<typeof OwedAmount>;

/** All that is owed in one currency, by how long it has been overdue. */
const CurrencyAgeing = v.object({
  currency: v.string(),
  total: Amount,
  buckets: v.record(v.picklist(AGEING_BUCKETS.map(({ id }) => id)), Amount),
});
export type CurrencyAgeing = v.InferOutput<typeof CurrencyAgeing>;

/**
 * The open invoices by due date, the oldest first; `isCut` where there are more than are listed. The sums are of all.
 * `customers` are those who owe something, whichever of them the statement is of.
 */
export const InvoiceStatement = v.object({
  asOf: v.string(),
  customers: v.array(v.object({ id: Id, name: v.string() })),
  invoices: v.array(OwedAmount),
  isCut: v.boolean(),
  currencies: v.array(CurrencyAgeing),
});
export type InvoiceStatement = v.InferOutput<typeof InvoiceStatement>;
