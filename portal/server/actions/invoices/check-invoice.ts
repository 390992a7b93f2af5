import { sql, type Transaction } from 'kysely';
import type * as v from 'valibot';
import type { SaveInvoice } from '../../../../shared/contract/invoices.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { currencyDecimals } from '../../../../shared/trade/currency-decimals.ts';
import { type Decimal, decimal } from '../../../../shared/trade/decimal.ts';
import { lineTotal, roundedAmount } from '../../../../shared/trade/money.ts';
import { requireOfType } from '../../companies/require-of-type.ts';
import type { Tables } from '../../db/tables.ts';
import { invalid } from '../../http/errors/api-error.ts';
import { requireShipmentOf } from '../shipment-of-customer.ts';
import type { LockedInvoice } from './locked-invoice.ts';

type Trx = Transaction<Tables>;
type Input = v.InferOutput<typeof SaveInvoice>;

/** Whole digits that the total of an invoice has room for. */
const TOTAL_DIGITS = 14;
/** Characters of a unit that are kept. */
const UNIT_CODE_LENGTH = 10;

/**
 * Whom and what an invoice bills. Answers the reference of its shipment.
 *
 * @throws ApiError 422 with a reason at the field, or at the line
 */
export async function checkInvoice(
  trx: Trx,
  { customerId, shipmentId, issuedOn, dueOn, lines }: Input,
  before: LockedInvoice | undefined,
): Promise<string | null> {
  if (before && before.customerId !== customerId)
    throw invalid({ ...reason('importCustomerKept'), field: 'customerId' });
  await requireOfType(trx, { id: customerId, type: 'Importer', field: 'customerId' });
  if (dueOn < issuedOn) throw invalid({ ...reason('importInvoiceDue'), field: 'dueOn' });
  for (const [n, line] of lines.entries()) requireDecimals(line, { field: 'amount', line: n + 1 });
  requireStorable(lines);
  await requireLists(trx, customerId, lines);
  return shipmentId === null ? null : requireShipmentOf(trx, customerId, shipmentId);
}

/** Lines that each have room may come to more than a total has, which the last line then goes beyond. */
function requireStorable(lines: Input['lines']): void {
  const totals = new Map<string, Decimal>();
  lines.forEach(({ amount, currency }, n) => {
    const total = (totals.get(currency) ?? decimal('0')).plus(amount);
    if (!total.lt(`1e${TOTAL_DIGITS}`))
      throw invalid({ ...reason('wholeDigits', { most: TOTAL_DIGITS }), field: 'amount', line: n + 1 });
    totals.set(currency, total);
  });
}

/** Nobody can pay less than the smallest coin. */
export function requireDecimals(
  { amount, currency }: { amount: string; currency: string },
  place: { field: string; line?: number },
): void {
  const most = currencyDecimals(currency);
  const [, decimals = ''] = decimal(amount).toFixed().split('.');
  if (decimals.length > most) throw invalid({ ...reason('decimals', { most }), ...place });
}

/** A line that bills a list of charges bills one of the customer's. */
async function requireLists(trx: Trx, customerId: number, lines: Input['lines']): Promise<void> {
  const asked = [...new Set(lines.flatMap(({ chargeListId }) => chargeListId ?? []))];
  if (asked.length === 0) return;
  const { rows } = await sql<{ id: number }>`
    select sheet.id from charge_sheet sheet left join quote on quote.id = quote_id
    left join manifest on manifest.id = manifest_id
    where sheet.id = any(${asked}::integer[])
      and coalesce(quote.customer_id, manifest.customer_id) = ${customerId}::integer`.execute(trx);
  const known = new Set(rows.map(({ id }) => id));
  const wrong = lines.findIndex(({ chargeListId }) => chargeListId !== null && !known.has(chargeListId));
  if (wrong >= 0) throw invalid({ ...reason('importOtherCustomer'), field: 'chargeListId', line: wrong + 1 });
}

/**
 * The lines with exact amounts. A quantity and a unit cost stay where they give the amount; a quantity without one says what is
 * billed, such as of a price that was agreed for all of it.
 */
export const linesToStore = (lines: Input['lines']) =>
  lines.map(({ chargeName, quantity, unitCode, unitCost, currency, amount, chargeListId }) => {
    const exact = roundedAmount(amount, currency);
    const isMadeOf =
      isPlain(quantity) && isPlain(unitCost) && lineTotal(quantity, unitCost, currency) === exact;
    const hasQuantity = isMadeOf || (isPlain(quantity) && unitCost === null);
    return {
      ...{ charge_name: chargeName, currency, amount: exact, charge_sheet_id: chargeListId },
      quantity: hasQuantity ? quantity : null,
      unit_code: hasQuantity ? unitCode && [...unitCode].slice(0, UNIT_CODE_LENGTH).join('') : null,
      unit_cost: isMadeOf ? unitCost : null,
    };
  });

const isPlain = (text: string | null): text is string => text !== null && /^\d{1,10}(\.\d{1,4})?$/.test(text);
