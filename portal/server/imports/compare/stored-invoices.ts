import { sql } from 'kysely';
import { amountText } from '../../invoices/amount-text.ts';
import type { ParsedRow } from '../parsed-row.ts';
import type { Trx } from './compared.ts';

export interface InvoiceLineText {
  description: string;
  currency: string;
  /** With two decimals at least. */
  amount: string;
}

export interface StoredInvoice {
  id: number;
  reference: string;
  customerId: number;
  shipmentId: number | null;
  shipment: string | null;
  issued: string;
  due: string;
  lines: readonly InvoiceLineText[];
  totals: readonly { currency: string; amount: string; paid: string; credited: string }[];
}

const AMOUNT = sql.raw(amountText('amount'));

/** The invoices that rows name by their numbers. With `isWriting` nobody else changes them meanwhile. */
export async function readStoredInvoices(
  trx: Trx,
  rows: readonly ParsedRow[],
  { isWriting }: { isWriting: boolean },
): Promise<ReadonlyMap<string, StoredInvoice>> {
  const references = [...new Set(rows.map(({ reference }) => reference))];
  if (isWriting)
    await sql`select id from invoice where reference = any(${references}::text[]) order by id for update`.execute(
      trx,
    );
  const { rows: found } = await sql<StoredInvoice>`
    select invoice.id, invoice.reference, invoice.customer_id as "customerId", invoice.shipment_id as "shipmentId",
      shipment.reference as shipment, issued_on::text as issued, due_on::text as due,
      (select coalesce(json_agg(json_build_object('description', charge_name, 'currency', currency,
        'amount', ${AMOUNT}) order by position), '[]') from invoice_line line where line.invoice_id = invoice.id) as lines,
      (select coalesce(json_agg(json_build_object('currency', currency, 'amount', ${AMOUNT},
        'paid', ${sql.raw(amountText('paid_amount'))}, 'credited', ${sql.raw(amountText('credited_amount'))})), '[]')
        from invoice_total total where total.invoice_id = invoice.id) as totals
    from invoice left join shipment on shipment.id = invoice.shipment_id
    where invoice.reference = any(${references}::text[])`.execute(trx);
  return new Map(found.map((invoice) => [invoice.reference, invoice]));
}
