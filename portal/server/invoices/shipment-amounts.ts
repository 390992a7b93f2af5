import { type RawBuilder, sql } from 'kysely';
import type { UserCaller } from '../auth/rights/caller.ts';
import { mayReadRecord } from '../auth/rights/record-rights.ts';
import { mayReadInvoice } from '../data-api/models/rights.ts';
import { seesAmounts } from '../actions/charges/line-amounts.ts';
import { OWED_SQL } from './invoice-status.ts';

/**
 * What a shipment comes to, for its own page and for all that adds up shipments: what its invoices bill, and only where there is
 * none what its accepted quotes and its manifests charge. An invoice is written of these charges, so that both never count.
 */

/**
 * SQL of what invoices bill of a shipment, by invoice and currency, and what of it is open. What was credited is off: nothing is
 * left of an invoice that was credited in full, as all of a cancelled one is.
 */
export const billedOf = (caller: UserCaller, shipmentId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select total.currency::text as currency, total.amount - total.credited_amount as amount, ${sql.raw(OWED_SQL)} as owed
  from invoice join invoice_total total on total.invoice_id = invoice.id
  where invoice.shipment_id = ${shipmentId} and total.amount > total.credited_amount
    and ${mayReadInvoice(caller, 'invoice')}`;

/** SQL of whether what the quote or manifest `record` of a shipment charges counts, and is the caller's to see. */
export const isCharged = (caller: UserCaller, kind: 'quote' | 'manifest'): RawBuilder<boolean> => sql`(
  ${mayReadRecord(caller, kind, 'record')} and ${seesAmounts(caller)} ${
    kind === 'quote' ? sql`and record.status = 'Accepted'` : sql``
  })`;
