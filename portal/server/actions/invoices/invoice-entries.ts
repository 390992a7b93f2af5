import { sql, type Transaction } from 'kysely';
import { InvoiceEntry } from '../../../../shared/contract/invoices.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { decimal } from '../../../../shared/trade/decimal.ts';
import { roundedAmount } from '../../../../shared/trade/money.ts';
import type { UserCaller } from '../../auth/rights/caller.ts';
import type { Tables } from '../../db/tables.ts';
import { invalid } from '../../http/errors/api-error.ts';
import { defineAction } from '../action.ts';
import { callingProvider } from '../calling-provider.ts';
import { requireDecimals } from './check-invoice.ts';
import { type LockedInvoice, lockInvoice } from './locked-invoice.ts';

export type Kind = 'payment' | 'credit';

/** Of an invoice's total. */
export const SETTLED_COLUMNS = { payment: sql`paid_amount`, credit: sql`credited_amount` } as const;

export interface Entered {
  kind: Kind;
  currency: string;
  /** With two decimals, or as many as the currency has. */
  amount: string;
  enteredOn: string;
  note: string;
  /** It is one of those that cancel the invoice. */
  cancels?: boolean;
}

/** Enters what was paid or credited, and raises the invoice's revision; answers what an action does. */
export async function enterOn(
  trx: Transaction<Tables>,
  { label }: UserCaller,
  { id, reference, totals }: LockedInvoice,
  entries: readonly Entered[],
) {
  const numbers: (string | null)[] = [];
  for (const { kind, currency, amount, enteredOn, note, cancels = false } of entries) {
    const { number } = await trx
      .insertInto('invoice_entry')
      .values({
        ...{ invoice_id: id, kind, currency, amount, entered_on: enteredOn },
        ...{ note: note || null, created_by: label, cancels },
      })
      .returning('number')
      .executeTakeFirstOrThrow();
    numbers.push(number);
    await sql`
      update invoice_total set ${SETTLED_COLUMNS[kind]} = ${SETTLED_COLUMNS[kind]} + ${amount}::numeric
        ${kind === 'payment' ? sql`, paid_at = ${enteredOn}::date at time zone 'UTC'` : sql``}
      where invoice_id = ${id}::integer and currency = ${currency}::text`.execute(trx);
  }
  const { rows } = await sql<{ revision: number }>`
    update invoice set due_on = due_on where id = ${id}::integer returning revision`.execute(trx);
  return {
    result: { id, reference, revision: rows[0]!.revision },
    audit: {
      ...{ recordType: 'invoice', recordId: id, before: { totals }, after: { entries } },
      changes: entries.flatMap(({ kind, currency, amount }, place) => [
        { field: kind, of: currency, before: null, after: amount },
        ...(numbers[place] ? [{ field: 'creditNote', before: null, after: numbers[place] }] : []),
      ]),
    },
  };
}

/**
 * MOD-09: the provider enters what was paid of an invoice, or credited.
 *
 * @throws ApiError 403 for others and an unknown invoice; 409 where somebody else saved since; 422 with a reason for more
 * than is open in the currency, more decimals than it has, a day to come, or a credit before the invoice's day
 */
const entryAction = (id: string, kind: Kind) =>
  defineAction({
    id,
    input: InvoiceEntry,
    allow: async (_trx, caller) => callingProvider(caller),
    async run(trx, caller, { invoiceId, revision, currency, amount, enteredOn, note }) {
      const invoice = await lockInvoice(trx, { invoiceId, revision });
      const owed = invoice.totals.find((total) => total.currency === currency)?.owed ?? '0.00';
      requireDecimals({ amount, currency }, { field: 'amount' });
      if (decimal(amount).gt(owed))
        throw invalid({ ...reason('importPaidMore', { amount: owed }), field: 'amount' });
      await refuseToCome(trx, enteredOn);
      // What is paid ahead was paid before it was billed; a credit note without its invoice is none.
      if (kind === 'credit' && enteredOn < invoice.issuedOn)
        throw invalid({ ...reason('invoiceCreditBefore'), field: 'enteredOn' });
      const entry = { kind, currency, amount: roundedAmount(amount, currency), enteredOn, note };
      return enterOn(trx, caller, invoice, [entry]);
    },
  });

export const recordPayment = entryAction('7d4e2b19-5c06-4f8a-a3d7-9b1f0e6c5a82', 'payment');
export const creditInvoice = entryAction('c2a9f573-18e4-4d60-b7c1-3e5f9d2a0b46', 'credit');

/** Somebody's day may have begun before it has where the server counts. */
async function refuseToCome(trx: Transaction<Tables>, day: string): Promise<void> {
  const { rows } = await sql<{ isToCome: boolean }>`
    select ${day}::date > provider_today() + 1 as "isToCome"`.execute(trx);
  if (rows[0]?.isToCome) throw invalid({ ...reason('invoiceEntryToCome'), field: 'enteredOn' });
}
