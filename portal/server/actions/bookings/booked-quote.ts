import { sql, type Transaction } from 'kysely';
import { reason } from '../../../../shared/contract/reasons.ts';
import type { UserCaller } from '../../auth/rights/caller.ts';
import { mayReadRecord } from '../../auth/rights/record-rights.ts';
import type { Tables } from '../../db/tables.ts';
import { invalid } from '../../http/errors/api-error.ts';

type Trx = Transaction<Tables>;

/**
 * An accepted quote stays so until the transaction ends, and nobody else books it meanwhile.
 *
 * @throws ApiError 422, one answer for a quote that is foreign, unknown, another agent's or not accepted
 */
export async function requireAccepted(
  trx: Trx,
  caller: UserCaller,
  { customer, quoteId }: { customer: number | null; quoteId: number },
): Promise<void> {
  const { rows } = await sql`
    select 1 from quote where id = ${quoteId}::integer and customer_id = ${customer}::integer
      and status = 'Accepted' and ${mayReadRecord(caller, 'quote', 'quote')} for no key update`.execute(trx);
  if (rows.length === 0) throw invalid({ ...reason('bookingQuote'), field: 'quoteId' });
}

/**
 * A quote is booked once more only by who knows of the bookings that there are (D-151). Of a quote that is locked.
 *
 * @throws ApiError 422 naming those that the caller may see and wasn't shown
 */
export async function requireSeenBookings(
  trx: Trx,
  caller: UserCaller,
  { quoteId, seen }: { quoteId: number; seen: readonly number[] },
): Promise<void> {
  const { rows } = await sql<{ reference: string }>`
    select booking.reference from booking join booking_request request on request.booking_id = booking.id
    where request.quote_id = ${quoteId}::integer and booking.status not in ('Declined', 'Cancelled')
      and booking.id <> all(${seen}::integer[]) and ${mayReadRecord(caller, 'booking', 'booking')}
    order by booking.id`.execute(trx);
  if (rows.length === 0) return;
  const numbers = rows.map(({ reference }) => reference).join(', ');
  throw invalid({ ...reason('quoteBooked', { numbers }), field: 'quoteId' });
}
