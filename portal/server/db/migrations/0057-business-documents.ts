import { type Kysely, sql } from 'kysely';

/**
 * What documents to customers name of a company besides its address: its tax and registration numbers, and of the provider where
 * it is paid to. A credit knows whether it cancels its invoice: those that were entered by a cancellation do.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const UP = [
  `alter table company
    add column tax_number text,
    add column registration_number text,
    add column bank_name text,
    add column bank_account text,
    add column bank_bic text,
    add column payment_terms text`,
  'alter table invoice_entry add column cancels boolean not null default false',
  // Both were written by one transaction, whose time they have.
  `update invoice_entry set cancels = true
    where kind = 'credit' and exists (
      select 1 from audit_log log where log.action = 'cancelInvoice' and log.record_type = 'invoice'
        and log.record_id = invoice_entry.invoice_id and log.at = invoice_entry.created_at)`,
];
