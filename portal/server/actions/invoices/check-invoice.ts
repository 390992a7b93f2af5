import { sql, type Transaction } from 'kysely';
import type * as v from 'valibot';
import type { SaveInvoice } from '../../../../shared/contract/invoices.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { currencyDecimals } from '../../../../shared/trade/currency-decimals.ts';
import { decimal, twoDecimals } from '../../../../shared/trade/decimal.ts';
import { lineTotal } from '../../../../shared/trade/money.ts';
import type { Tables } from '../../db/tables.ts';
import { invalid } from '../../http/errors/api-error.ts';
import type { LockedInvoice } from './locked-invoice.ts';

type Trx = Transaction<Tables>;
type Input = v.InferOutput<typeof SaveInvoice>;

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
  await requireImporter(trx, customerId);
  if (dueOn < issuedOn) throw invalid({ ...reason('importInvoiceDue'), field: 'dueOn' });
  lines.forEach(({ amount, currency }, n) => {
    const most = Math.min(2, currencyDecimals(currency));
    const places = amount.replace(/\.?0+$/, '').split('.')[1]?.length ?? 0;
    if (amount.includes('.') && places > most)
      throw invalid({ ...reason('decimals', { most }), field: 'amount', line: n + 1 });
  });
  await requireLists(trx, customerId, lines);
  if (shipmentId === null) return null;
  const { rows } = await sql<{ reference: string; companyId: number | null }>`
    select reference, company_id as "companyId" from shipment where id = ${shipmentId}::integer for share`.execute(
    trx,
  );
  // The same for a shipment that there isn't, so that ids can't be probed.
  if (rows[0]?.companyId !== customerId)
    throw invalid({ ...reason('importOtherCustomer'), field: 'shipmentId' });
  return rows[0].reference;
}

async function requireImporter(trx: Trx, id: number): Promise<void> {
  const { rows } = await sql<{ name: string; type: string }>`
    select company_name as name, entity_type as type from company where id = ${id}::integer for share`.execute(
    trx,
  );
  const [company] = rows;
  const why = !company
    ? reason('importCompany', { company: String(id) })
    : company.type !== 'Importer'
      ? reason('importNotOfType', { company: company.name, type: 'importer' })
      : undefined;
  if (why) throw invalid({ ...why, field: 'customerId' });
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
    const exact = twoDecimals(decimal(amount));
    const isMadeOf =
      isPlain(quantity) && isPlain(unitCost) && lineTotal(quantity, unitCost, currency) === exact;
    const hasQuantity = isMadeOf || (isPlain(quantity) && unitCost === null);
    return {
      ...{ charge_name: chargeName, currency, amount: exact, charge_sheet_id: chargeListId },
      quantity: hasQuantity ? quantity : null,
      unit_code: hasQuantity ? (unitCode?.slice(0, 10) ?? null) : null,
      unit_cost: isMadeOf ? unitCost : null,
    };
  });

const isPlain = (text: string | null): text is string => text !== null && /^\d{1,10}(\.\d{1,4})?$/.test(text);
