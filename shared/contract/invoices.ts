import * as v from 'valibot';
import { AGEING_BUCKETS } from '../trade/ageing.ts';
import { CURRENCIES } from '../trade/currencies.ts';
import { INVOICE_STATUSES } from '../trade/record-words.ts';
import { Day } from './day.ts';
import { ExportRequest } from './exports.ts';
import { Id, Revision } from './id.ts';
import { decimalText, listOf, plainText } from './input-values.ts';
import { line } from './profile.ts';
import { because } from './reasons.ts';

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
  credited: Amount,
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
 * `customers` are those who owe something, whichever of them the statement is of; `customer` is who was asked for, also where
 * nothing is owed: null where nobody was, or no such customer is the caller's to read.
 */
export const InvoiceStatement = v.object({
  asOf: v.string(),
  customer: v.nullable(v.object({ id: Id, name: v.string() })),
  customers: v.array(v.object({ id: Id, name: v.string() })),
  invoices: v.array(OwedAmount),
  isCut: v.boolean(),
  currencies: v.array(CurrencyAgeing),
});
export type InvoiceStatement = v.InferOutput<typeof InvoiceStatement>;

/** Body of `POST /api/invoice-sums`: the list of invoices as it is searched and filtered. */
export const InvoiceSumsRequest = v.pick(ExportRequest, ['search', 'filters', 'language', 'timeZone']);

/** What all invoices of a list come to without what was credited, in each currency on its own, and what of it is open. */
export const InvoiceSums = v.object({
  currencies: v.array(v.object({ currency: v.string(), amount: Amount, owed: Amount })),
});
export type InvoiceSums = v.InferOutput<typeof InvoiceSums>;

const MOST_INVOICE_LINES = 200;
/** Of what is stored of a line only if it fits. */
const UNIT_MAX_LENGTH = 100;
export const INVOICE_TEXT_MAX_LENGTH = 200;

/** Decimal text above zero, never a number that could have been rounded. */
const BilledAmount = v.pipe(
  // As many as any currency has.
  decimalText({ whole: 12, decimals: 3 }),
  v.check((text) => text !== '' && Number(text) > 0, because('noNumber')),
);
const InvoiceLineInput = v.object({
  chargeName: line(INVOICE_TEXT_MAX_LENGTH, 1),
  /** What is billed, and what of it costs: with a unit cost they are kept only if they give the amount. */
  quantity: v.nullish(plainText(UNIT_MAX_LENGTH), null),
  unitCode: v.nullish(plainText(UNIT_MAX_LENGTH), null),
  unitCost: v.nullish(plainText(UNIT_MAX_LENGTH), null),
  currency: v.pipe(
    v.string(),
    v.check((code) => CURRENCIES.includes(code), because('importCurrency')),
  ),
  amount: BilledAmount,
  /** The list of charges that it bills. */
  chargeListId: v.nullish(Id, null),
});

/**
 * Makes an invoice, or changes one of which nothing was paid or credited yet; all of its lines are sent. `invoiceId` and
 * `revision` are null for a new one, whose number is the next one unless one is given.
 */
export const SaveInvoice = v.object({
  invoiceId: v.nullable(Id),
  revision: v.nullable(Revision),
  reference: v.nullish(line(50), ''),
  customerId: Id,
  shipmentId: v.nullish(Id, null),
  issuedOn: Day,
  dueOn: Day,
  lines: v.pipe(listOf(InvoiceLineInput, MOST_INVOICE_LINES), v.minLength(1, because('fillIn'))),
});
export type SaveInvoice = v.InferInput<typeof SaveInvoice>;

/** `recordPayment` and `creditInvoice`: what was paid, or is owed no more, in one currency of an invoice. */
export const InvoiceEntry = v.object({
  invoiceId: Id,
  revision: Revision,
  currency: plainText(UNIT_MAX_LENGTH),
  amount: BilledAmount,
  enteredOn: Day,
  note: v.nullish(line(INVOICE_TEXT_MAX_LENGTH), ''),
});
export type InvoiceEntry = v.InferInput<typeof InvoiceEntry>;

/** `cancelInvoice`: credits all of an invoice of which nothing was paid or credited. */
export const CancelInvoice = v.object({
  invoiceId: Id,
  revision: Revision,
  note: v.nullish(line(INVOICE_TEXT_MAX_LENGTH), ''),
});
export type CancelInvoice = v.InferInput<typeof CancelInvoice>;

/** `reverseInvoiceEntry`: a payment or credit that was entered by mistake counts no more. */
export const ReverseInvoiceEntry = v.object({
  invoiceId: Id,
  entryId: Id,
  revision: Revision,
  reason: line(INVOICE_TEXT_MAX_LENGTH, 1),
});
export type ReverseInvoiceEntry = v.InferInput<typeof ReverseInvoiceEntry>;

export const InvoiceAnswer = v.object({ id: Id, reference: v.string(), revision: v.number() });
