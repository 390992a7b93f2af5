import { sql, type Transaction } from 'kysely';
import { reason } from '../../../shared/contract/reasons.ts';
import type { Tables } from '../db/tables.ts';
import { invalid } from '../http/errors/api-error.ts';
import { DEPARTURES, type DepartureType } from './departures.ts';

const NAMED_AT_MOST = 5;

/**
 * Refuses what can't be done with a departure that bookings ask for: `departureWished` to remove it, `departureKept` to give it
 * other places. It has to be locked for update, so that none begins to ask for it meanwhile.
 *
 * @throws ApiError 422 naming the bookings
 */
export async function requireNotWished(
  trx: Transaction<Tables>,
  { type, id }: { type: DepartureType; id: number },
  { code, field }: { code: 'departureWished' | 'departureKept'; field?: string },
): Promise<void> {
  const { rows } = await sql<{ reference: string }>`
    select booking.reference from booking_request request join booking on booking.id = request.booking_id
    where request.${sql.ref(DEPARTURES[type].wishedAs)} = ${id}::integer order by booking.reference`.execute(
    trx,
  );
  if (rows.length === 0) return;
  const named = rows.slice(0, NAMED_AT_MOST).map(({ reference }) => reference);
  throw invalid({
    ...reason(code, { bookings: named.join(', '), more: rows.length - named.length }),
    ...(field && { field }),
  });
}
