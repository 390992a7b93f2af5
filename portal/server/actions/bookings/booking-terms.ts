import { sql, type Transaction } from 'kysely';
import type { SaveBookingRequest } from '../../../../shared/contract/booking-requests.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import type { Tables } from '../../db/tables.ts';
import { invalid } from '../../http/errors/api-error.ts';

/**
 * Nobody takes dangerous goods without knowing which they are, and a departure that is wished for has to go where the goods do.
 *
 * @throws ApiError 422 at the field that is wrong
 */
export async function requireTerms(trx: Transaction<Tables>, input: SaveBookingRequest): Promise<void> {
  if (input.isDangerous)
    for (const field of ['unNumber', 'dangerClass'] as const)
      if (!input[field]) throw invalid({ ...reason('fillIn'), field });
  const { sailingId = null, flightId = null, origin, destination, mode } = input;
  if (sailingId === null && flightId === null) return;
  const isByAir = mode === 'Air';
  const field = sailingId === null ? 'flightId' : 'sailingId';
  const isOfMode = isByAir ? sailingId === null : flightId === null;
  // Nobody removes it, or gives it other places, until the request is stored.
  const { rows } = isByAir
    ? await sql`
        select 1 from flight where id = ${flightId}::integer and origin_airport_id = ${origin}::integer
          and destination_airport_id = ${destination}::integer for key share`.execute(trx)
    : await sql`
        select 1 from sailing where id = ${sailingId}::integer and origin_port_id = ${origin}::integer
          and destination_port_id = ${destination}::integer for key share`.execute(trx);
  if (!isOfMode || rows.length === 0) throw invalid({ ...reason('bookingDeparture'), field });
}
