import { sql, type Transaction } from 'kysely';
import { decimal } from '../../../../shared/trade/decimal.ts';
import type { Tables } from '../../db/tables.ts';
import { forbidden } from '../../http/errors/api-error.ts';
import { amountText } from '../../invoices/amount-text.ts';
import { OWED_SQL } from '../../invoices/invoice-status.ts';
import { requireRevision } from '../record-revision.ts';

export interface LockedTotal {
  currency: string;
  amount: string;
  paid: string;
  credited: string;
  owed: string;
}

export interface LockedInvoice {
  id: number;
  reference: string;
  customerId: number;
  shipmentId: number | null;
  shipment: string | null;
  issuedOn: string;
  dueOn: string;
  totals: readonly LockedTotal[];
}

const TOTAL =
  sql.raw(`'currency', currency, 'amount', ${amountText('amount')}, 'paid', ${amountText('paid_amount')},
  'credited', ${amountText('credited_amount')}, 'owed', ${amountText(`(${OWED_SQL})`)}`);

/**
 * The invoice as nobody else changes it until the transaction ends.
 *
 * @throws ApiError 403 for one that there isn't; 409 where somebody else saved since that revision
 */
export async function lockInvoice(
  trx: Transaction<Tables>,
  { invoiceId, revision }: { invoiceId: number; revision: number | null },
): Promise<LockedInvoice> {
  const { rows: known } = await sql`select 1 from invoice where id = ${invoiceId}::integer`.execute(trx);
  if (known.length === 0) throw forbidden();
  await requireRevision(trx, { type: 'invoice', id: invoiceId }, revision ?? 0);
  const { rows } = await sql<LockedInvoice>`
    select invoice.id, invoice.reference, invoice.customer_id as "customerId", invoice.shipment_id as "shipmentId",
      shipment.reference as shipment, issued_on::text as "issuedOn", due_on::text as "dueOn",
      (select coalesce(json_agg(json_build_object(${TOTAL}) order by currency), '[]')
        from invoice_total total where total.invoice_id = invoice.id) as totals
    from invoice left join shipment on shipment.id = invoice.shipment_id
    where invoice.id = ${invoiceId}::integer`.execute(trx);
  return rows[0]!;
}

/** Whether something was paid or credited: its charges stay as they are then. */
export const isSettledInPart = ({ totals }: LockedInvoice): boolean =>
  totals.some(({ paid, credited }) => decimal(paid).gt('0') || decimal(credited).gt('0'));
