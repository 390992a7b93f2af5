import { sql } from 'kysely';
import { insertRows } from '../../db/insert-rows.ts';
import { totalsOf } from '../../invoices/totals.ts';
import type { ToWrite, Trx, WrittenRecord } from '../compare/compared.ts';
import type { InvoiceWrite } from '../compare/invoices.ts';
import type { InvoiceLineText } from '../compare/stored-invoices.ts';
import type { ImportingAdmin } from './audit-rows.ts';

/** Makes and changes invoices with all their lines, and enters what was paid since. */
export async function writeInvoices(
  trx: Trx,
  rows: readonly ToWrite<InvoiceWrite | null>[],
  { label }: ImportingAdmin,
): Promise<WrittenRecord[]> {
  const given = rows.flatMap(({ line, write }) => (write ? [{ line, write }] : []));
  const created = await create(trx, given);
  await change(trx, given);
  const written = given.map(({ line, write }) => ({
    line,
    write,
    id: write.id ?? created.get(write.reference)!,
  }));
  await replaceLines(
    trx,
    written.flatMap(({ id, write: { lines } }) => (lines ? [{ id, lines }] : [])),
  );
  await enterPayments(trx, label, written);
  return written.map(({ line, id }) => ({ line, recordType: 'invoice', recordId: id }));
}

type Given = readonly { write: InvoiceWrite }[];

const invoicesIn = (
  given: Given,
) => sql`json_to_recordset(${JSON.stringify(given.map(({ write }) => write))}::json)
  given (id integer, reference text, "customerId" integer, "shipmentId" integer, issued date, due date)`;

/** Answers their ids by number. */
async function create(trx: Trx, given: Given): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; reference: string }>`
    insert into invoice (reference, customer_id, shipment_id, issued_on, due_on)
    select reference, "customerId", "shipmentId", issued, due from ${invoicesIn(given)} where id is null
    returning id, reference`.execute(trx);
  return new Map(rows.map(({ id, reference }) => [reference, id]));
}

/** Also where lines or payments alone are new: the update raises the revision. */
async function change(trx: Trx, given: Given): Promise<void> {
  await sql`
    update invoice set shipment_id = given."shipmentId", issued_on = given.issued, due_on = given.due
    from ${invoicesIn(given)} where invoice.id = given.id`.execute(trx);
}

async function replaceLines(
  trx: Trx,
  invoices: readonly { id: number; lines: readonly InvoiceLineText[] }[],
): Promise<void> {
  const ids = invoices.map(({ id }) => id);
  await sql`delete from invoice_line where invoice_id = any(${ids}::integer[])`.execute(trx);
  await sql`delete from invoice_total where invoice_id = any(${ids}::integer[])`.execute(trx);
  await insertRows(
    trx,
    'invoice_line',
    invoices.flatMap(({ id, lines }) =>
      lines.map(({ description, currency, amount }, n) => ({
        ...{ invoice_id: id, position: n + 1, charge_name: description, currency, amount },
        ...{ quantity: null, unit_code: null, unit_cost: null },
      })),
    ),
  );
  await insertRows(
    trx,
    'invoice_total',
    invoices.flatMap(({ id, lines }) =>
      totalsOf(lines).map((total) => ({ invoice_id: id, ...total, paid_at: null })),
    ),
  );
}

async function enterPayments(
  trx: Trx,
  label: string,
  written: readonly { id: number; write: InvoiceWrite }[],
): Promise<void> {
  const payments = written.flatMap(({ id, write }) => write.payments.map((payment) => ({ id, ...payment })));
  const given = sql`json_to_recordset(${JSON.stringify(payments)}::json)
    given (id integer, currency text, amount numeric, paid numeric)`;
  await sql`
    update invoice_total set paid_amount = given.paid, paid_at = now()
    from ${given} where invoice_id = given.id and invoice_total.currency = given.currency`.execute(trx);
  await sql`
    insert into invoice_entry (invoice_id, kind, currency, amount, entered_on, created_by)
    select id, 'payment', currency, amount, provider_today(), ${label}::text from ${given}`.execute(trx);
}
