import { type RawBuilder, sql } from 'kysely';
import type { UserCaller } from '../auth/rights/caller.ts';
import { mayReadRecord } from '../auth/rights/record-rights.ts';
import { seesAmounts } from '../charges/line-amounts.ts';
import { mayReadInvoice } from '../data-api/models/rights.ts';
import { OWED_SQL } from './invoice-status.ts';

/**
 * What a shipment comes to, for its own page and for all that adds up shipments: what its invoices bill; where there is none, what
 * its accepted quotes charge, and without these what its manifests do. One of the three: an invoice bills what was agreed or
 * carried, and a manifest may charge again what a quote did, so that nothing counts twice.
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

/** Those of a record's lists that count: where quotes are among them, these alone. */
export function countedOf<List extends { recordType: 'quote' | 'manifest' }>(
  lists: readonly List[],
): readonly List[] {
  const agreed = lists.filter(({ recordType }) => recordType === 'quote');
  return agreed.length > 0 ? agreed : lists;
}
