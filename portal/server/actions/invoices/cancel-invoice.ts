import { sql } from 'kysely';
import { CancelInvoice } from '../../../../shared/contract/invoices.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { decimal } from '../../../../shared/trade/decimal.ts';
import { invalid } from '../../http/errors/api-error.ts';
import { defineAction } from '../action.ts';
import { callingProvider } from '../calling-provider.ts';
import { enterOn } from './invoice-entries.ts';
import { isSettledInPart, lockInvoice } from './locked-invoice.ts';

/**
 * MOD-09: the provider cancels an invoice: all of it is credited, and nothing of it is owed any more. It stays listed, as what was
 * sent to a customer does. One that is dated ahead is credited on its own day: no credit note is older than its invoice.
 *
 * @throws ApiError 403 for others and an unknown invoice; 409 where somebody else saved since; 422 where something was paid
 * or credited already
 */
export const cancelInvoice = defineAction({
  id: 'e81b6c40-9f27-4b35-8d0a-52c7a4f1d963',
  input: CancelInvoice,
  allow: async (_trx, caller) => callingProvider(caller),
  async run(trx, caller, { invoiceId, revision, note }) {
    const invoice = await lockInvoice(trx, { invoiceId, revision });
    const open = invoice.totals.filter(({ owed }) => decimal(owed).gt('0'));
    if (isSettledInPart(invoice) || open.length === 0) throw invalid(reason('invoiceSettled'));
    const { rows } = await sql<{ day: string }>`
      select greatest(provider_today(), ${invoice.issuedOn}::date)::text as day`.execute(trx);
    const enteredOn = rows[0]!.day;
    return enterOn(
      trx,
      caller,
      invoice,
      open.map(({ currency, owed }) => ({
        ...{ kind: 'credit', currency, amount: owed, enteredOn, note, cancels: true },
      })),
    );
  },
});
