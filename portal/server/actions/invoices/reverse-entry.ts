import { sql, type Transaction } from 'kysely';
import { ReverseInvoiceEntry } from '../../../../shared/contract/invoices.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import type { UserCaller } from '../../auth/rights/caller.ts';
import type { Tables } from '../../db/tables.ts';
import { forbidden, invalid } from '../../http/errors/api-error.ts';
import { amountText } from '../../invoices/amount-text.ts';
import { defineAction } from '../action.ts';
import { callingProvider } from '../calling-provider.ts';
import { type Kind, SETTLED_COLUMNS } from './invoice-entries.ts';
import { lockInvoice } from './locked-invoice.ts';

type Trx = Transaction<Tables>;

interface Entry {
  kind: Kind;
  currency: string;
  amount: string;
  isReversed: boolean;
  /** Of the credit note that a credit is. */
  number: string | null;
}

/**
 * MOD-09: the provider takes back a payment or credit that was entered by mistake. It stays listed with the reason, counts no
 * more, and what it settled is open again, also where it cancelled the invoice.
 *
 * @throws ApiError 403 for others, an unknown invoice and an entry that isn't one of it; 409 where somebody else saved since;
 * 422 for one that was reversed before
 */
export const reverseInvoiceEntry = defineAction({
  id: '1f6a0d83-72b5-4c9e-a4d8-6e30b97c5f12',
  input: ReverseInvoiceEntry,
  allow: async (_trx, caller) => callingProvider(caller),
  async run(trx, caller, { invoiceId, entryId, revision, reason: why }) {
    const { id, reference, totals } = await lockInvoice(trx, { invoiceId, revision });
    const { kind, currency, amount, isReversed, number } = await entryOf(trx, id, entryId);
    if (isReversed) throw invalid(reason('invoiceEntryReversed'));
    await markReversed(trx, caller, { entryId, why });
    await takeOff(trx, { id, kind, currency, amount });
    const { rows } = await sql<{ revision: number }>`
      update invoice set due_on = due_on where id = ${id}::integer returning revision`.execute(trx);
    return {
      result: { id, reference, revision: rows[0]!.revision },
      audit: {
        ...{ recordType: 'invoice', recordId: id, before: { totals }, after: { entryId, reason: why } },
        changes: [
          { field: kind, of: currency, before: amount, after: null },
          ...(number ? [{ field: 'creditNote', before: number, after: null }] : []),
          { field: 'reason', before: null, after: why },
        ],
      },
    };
  },
});

/** The same for an entry of another invoice as for none. */
async function entryOf(trx: Trx, invoiceId: number, id: number): Promise<Entry> {
  const { rows } = await sql<Entry>`
    select kind, currency, ${sql.raw(amountText('amount'))} as amount, number, reversed_at is not null as "isReversed"
    from invoice_entry where id = ${id}::integer and invoice_id = ${invoiceId}::integer`.execute(trx);
  if (!rows[0]) throw forbidden();
  return rows[0];
}

const markReversed = (
  trx: Trx,
  { label, userId }: UserCaller,
  { entryId, why }: { entryId: number; why: string },
) =>
  sql`
  update invoice_entry set reversed_at = now(), reversed_by = ${label}::text, reversed_by_id = ${userId}::integer,
    reversal_reason = ${why}::text
  where id = ${entryId}::integer`.execute(trx);

/** The last payment is the last of those that count; of what was imported as paid without one, the day is not known. */
async function takeOff(
  trx: Trx,
  { id, kind, currency, amount }: Pick<Entry, 'kind' | 'currency' | 'amount'> & { id: number },
): Promise<void> {
  const column = SETTLED_COLUMNS[kind];
  const paidAt = sql`, paid_at = (select max(entered_on)::timestamp at time zone 'UTC' from invoice_entry entry
    where entry.invoice_id = ${id}::integer and entry.currency = ${currency}::text and kind = 'payment'
      and reversed_at is null)`;
  await sql`
    update invoice_total set ${column} = ${column} - ${amount}::numeric ${kind === 'payment' ? paidAt : sql``}
    where invoice_id = ${id}::integer and currency = ${currency}::text`.execute(trx);
}
