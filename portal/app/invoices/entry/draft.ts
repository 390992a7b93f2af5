import * as v from 'valibot';
import type { SaveInvoice } from '../../../../shared/contract/invoices.ts';
import type { RecordCharges } from '../../../../shared/contract/record-charges.ts';
import { addDays } from '../../../../shared/trade/calendar-days.ts';
import { decimal } from '../../../../shared/trade/decimal.ts';
import { lineTotal, roundedAmount, withAtMost } from '../../../../shared/trade/money.ts';
import { BLANK, storedNumber, valueIn } from '../../../../shared/trade/number-entry.ts';
import { providerToday } from '../../../../shared/trade/provider-day.ts';
import { nameOf } from '../../../lists/definitions/common.ts';
import type { WholeInvoice } from '../../../lists/definitions/whole-invoice.ts';
import { NumberDraft } from '../../drafts/number-draft.ts';

const Chosen = v.nullable(v.object({ id: v.number(), label: v.string() }));
const Kept = v.nullable(v.string());

const LineDraft = v.object({
  /** Tells the rows apart while they are edited. */
  key: v.number(),
  chargeName: v.string(),
  currency: v.string(),
  amount: NumberDraft,
  /** What is billed, and what of it costs where that is exact; gone as soon as it is another amount. */
  quantity: Kept,
  unitCode: Kept,
  unitCost: Kept,
  chargeListId: v.nullable(v.number()),
});
export type LineDraft = v.InferOutput<typeof LineDraft>;

/** What is typed of an invoice, in the notation of no language, as the device keeps it until it is saved. */
export const InvoiceDraft = v.object({
  customer: Chosen,
  shipment: Chosen,
  reference: v.string(),
  issuedOn: v.string(),
  dueOn: v.string(),
  lines: v.array(LineDraft),
});
export type InvoiceDraft = v.InferOutput<typeof InvoiceDraft>;

/** Days until a new invoice is due, unless somebody says otherwise. */
const USUAL_TERM = 30;
/** D-149 */
const UNIT_COST_DECIMALS = 4;

export const blankLine = (key: number, currency = 'USD'): LineDraft => ({
  ...{ key, chargeName: '', currency, amount: BLANK },
  ...{ quantity: null, unitCode: null, unitCost: null, chargeListId: null },
});

export const emptyInvoice = (): InvoiceDraft => ({
  ...{ customer: null, shipment: null, reference: '' },
  ...{ issuedOn: '', dueOn: '', lines: [] },
});

export const blankInvoice = (): InvoiceDraft => ({
  ...emptyInvoice(),
  ...{ issuedOn: providerToday(), dueOn: addDays(providerToday(), USUAL_TERM), lines: [blankLine(1)] },
});

/** What a stored invoice has. Lines are told apart by their place: each save gives them other ids. */
export function draftOf({ customer, shipment, lines, ...invoice }: WholeInvoice): InvoiceDraft {
  const kept = (value: number | null | undefined) => (typeof value === 'number' ? String(value) : null);
  const { reference, issuedOn, dueOn } = invoice;
  return {
    customer: customer ? { id: customer.id, label: nameOf(customer)! } : null,
    shipment: shipment ? { id: shipment.id, label: shipment.reference } : null,
    ...{ reference, issuedOn, dueOn },
    lines: lines.map(({ chargeName, currency, amount, quantity, unitCode, unitCost, chargeListId }, n) => ({
      ...{ key: n + 1, chargeName, currency, amount: storedNumber(amount) },
      ...{ quantity: kept(quantity), unitCode: unitCode ?? null, unitCost: kept(unitCost) },
      chargeListId: chargeListId ?? null,
    })),
  };
}

/** What people know an unfinished invoice by. */
export const firstWordsOf = ({
  customer,
  shipment,
  reference,
  lines,
}: InvoiceDraft): (string | undefined)[] => [
  ...[customer?.label, shipment?.label, reference],
  ...lines.map(({ chargeName }) => chargeName),
];

export const nextKey = (lines: readonly LineDraft[]): number =>
  Math.max(0, ...lines.map(({ key }) => key)) + 1;

/** The line with an entry. Another amount is made of nothing that is known; a currency that was missing changes no amount. */
export const changedLine = (line: LineDraft, change: Partial<LineDraft>): LineDraft => ({
  ...line,
  ...(('amount' in change || ('currency' in change && line.currency !== '')) && {
    ...{ quantity: null, unitCode: null, unitCost: null },
  }),
  ...change,
});

export const linesWith = (lines: readonly LineDraft[], changed: LineDraft): LineDraft[] =>
  lines.map((line) => (line.key === changed.key ? changed : line));

/** Those that have no currency yet, as of a manifest's charges (D-110). */
export const linesWithoutCurrency = (lines: readonly LineDraft[]): LineDraft[] =>
  lines.filter(({ currency }) => currency === '');

/** The lines, of which those without a currency are in this one. */
export const linesIn = (lines: readonly LineDraft[], currency: string): LineDraft[] =>
  lines.map((line) => (line.currency === '' ? changedLine(line, { currency }) : line));

/** The charges of a shipment that no invoice bills yet, as lines at what the customer is sold them for. */
export function linesOfCharges({ lists }: RecordCharges, firstKey: number): LineDraft[] {
  const open = lists.filter(({ invoices }) => !invoices?.length);
  return open
    .flatMap(({ id, lines }) => lines.map((line) => ({ ...line, listId: id })))
    .map(({ name, currency, price, quantity, unitCode, isMinimum, listId }, n) => ({
      ...blankLine(firstKey + n, currency ?? ''),
      ...{ chargeName: name, amount: storedNumber(price), chargeListId: listId },
      ...(quantity !== null && { quantity, unitCode: unitCode || null }),
      unitCost: isMinimum ? null : exactUnitCost(price, quantity, currency ?? ''),
    }));
}

/** What one of the quantity is sold for, with as few decimals as give the amount; null where four don't (D-149). */
function exactUnitCost(price: string | null, quantity: string | null, currency: string): string | null {
  if (price === null || quantity === null || !decimal(quantity).gt('0')) return null;
  const exact = decimal(price).div(quantity).toFixed();
  for (let decimals = 2; decimals <= UNIT_COST_DECIMALS; decimals += 1) {
    const unitCost = withAtMost(exact, decimals);
    if (lineTotal(quantity, unitCost, currency) === roundedAmount(price, currency)) return unitCost;
  }
  return null;
}

/** What the server is sent; only of a draft without problems. */
export function inputOf(
  { customer, shipment, reference, issuedOn, dueOn, lines }: InvoiceDraft,
  on: Pick<SaveInvoice, 'invoiceId' | 'revision'>,
): SaveInvoice {
  return {
    ...on,
    ...(reference.trim() && { reference: reference.trim() }),
    ...{ customerId: customer!.id, shipmentId: shipment?.id ?? null, issuedOn, dueOn },
    lines: lines.map(({ key: _, amount, ...line }) => ({
      ...line,
      chargeName: line.chargeName.trim(),
      amount: roundedAmount(valueIn(amount, line.currency) ?? '', line.currency),
    })),
  };
}
