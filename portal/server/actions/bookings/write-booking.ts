import { sql, type Transaction } from 'kysely';
import type { BookingAnswer, SaveBookingRequest } from '../../../../shared/contract/booking-requests.ts';
import { RATE_CONTAINERS } from '../../../../shared/trade/base-rate-words.ts';
import { isAgent, type UserCaller } from '../../auth/rights/caller.ts';
import type { Tables } from '../../db/tables.ts';

type Trx = Transaction<Tables>;

const isByAir = ({ mode }: SaveBookingRequest) => mode === 'Air';

/** What stands in the booking itself. */
const transportOf = (input: SaveBookingRequest) => ({
  mode: isByAir(input) ? 'Air' : 'Ocean',
  origin_port_id: isByAir(input) ? null : input.origin,
  destination_port_id: isByAir(input) ? null : input.destination,
  origin_airport_id: isByAir(input) ? input.origin : null,
  destination_airport_id: isByAir(input) ? input.destination : null,
});

/** What stands beside it. */
const requestOf = (input: SaveBookingRequest) => ({
  load: input.mode === 'Air' ? 'Loose' : input.mode,
  cargo_ready_on: input.cargoReadyOn,
  containers: containersOf(input),
  weight_kg: input.weightKg || null,
  volume_cbm: input.volumeCbm || null,
  pieces: input.pieces,
  shipper: input.shipper || null,
  consignee: input.consignee || null,
  remarks: input.remarks || null,
  ...termsOf(input),
});

/** What was left out stays as it is stored. */
function termsOf({ incoterm, isDangerous, unNumber, dangerClass, pickUp, ...wished }: SaveBookingRequest) {
  const given = {
    incoterm,
    ...(isDangerous !== undefined && {
      is_dangerous: isDangerous,
      un_number: isDangerous ? unNumber : null,
      danger_class: isDangerous ? dangerClass : null,
    }),
    ...(pickUp !== undefined && { pick_up: pickUp || null }),
    sailing_id: wished.sailingId,
    flight_id: wished.flightId,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/**
 * Makes the booking; its agent is the one who requests it, else that of its quote or of the booking that it repeats, who still
 * acts for the company, else the company's only one.
 */
export async function addBooking(
  trx: Trx,
  caller: UserCaller,
  customerId: number,
  { quoteId, againId = null, mode }: SaveBookingRequest,
): Promise<number> {
  const asking = isAgent(caller) && caller.entityId !== customerId ? caller.entityId : null;
  const { rows } = await sql<{ id: number }>`
    with next as (select nextval(pg_get_serial_sequence('booking', 'id'))::integer as id)
    insert into booking (id, reference, customer_id, agent_id, mode, status, created_at)
    select next.id, concat('BKG-', to_char(provider_today(), 'YYYY'), '-', lpad(next.id::text, 6, '0')),
      ${customerId}::integer, coalesce(${asking}::integer,
        (select agent_id from quote where id = ${quoteId}::integer),
        (select earlier.agent_id from booking earlier
          join company_agent agency on agency.company_id = earlier.customer_id and agency.agent_id = earlier.agent_id
          where earlier.id = ${againId}::integer and earlier.customer_id = ${customerId}::integer),
        (select min(agent_id) from company_agent where company_id = ${customerId}::integer having count(*) = 1)),
      ${mode === 'Air' ? 'Air' : 'Ocean'}::text, 'Requested', now()
    from next returning id`.execute(trx);
  return rows[0]!.id;
}

/** The stored booking, where it has all that is to be written already. */
export async function unchangedBooking(
  trx: Trx,
  id: number,
  input: SaveBookingRequest,
): Promise<BookingAnswer | undefined> {
  const columns = Object.entries({ ...transportOf(input), ...requestOf(input) });
  const stored = await trx
    .selectFrom('booking')
    .innerJoin('booking_request', 'booking_id', 'booking.id')
    .select(['booking.id', 'reference', 'booking.revision', 'status'])
    .where('booking.id', '=', id)
    .where((eb) =>
      eb.and(columns.map(([column, value]) => eb(sql.ref(column), 'is not distinct from', value))),
    )
    .executeTakeFirst();
  return stored as BookingAnswer | undefined;
}

/** Stores where the goods go, and raises the revision of the booking. */
export async function changeBooking(trx: Trx, id: number, input: SaveBookingRequest): Promise<BookingAnswer> {
  const result = await trx
    .updateTable('booking')
    .set(transportOf(input))
    .where('id', '=', id)
    .returning(['id', 'reference', 'revision', 'status'])
    .executeTakeFirstOrThrow();
  return result as BookingAnswer;
}

/** Stores what is to be shipped and for whom; the quote that it came of stays, and so does who requested it. */
export async function writeRequest(
  trx: Trx,
  caller: UserCaller,
  bookingId: number,
  input: SaveBookingRequest,
): Promise<void> {
  const values = requestOf(input);
  const changed = { changed_at: new Date(), changed_by: caller.label, changed_by_id: caller.userId };
  await trx
    .insertInto('booking_request')
    .values({
      ...values,
      booking_id: bookingId,
      quote_id: input.quoteId,
      ...(input.bookingId === null
        ? { requested_by: caller.label, requested_by_id: caller.userId }
        : changed),
    })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet({ ...values, ...changed }))
    .execute();
}

function containersOf(input: SaveBookingRequest): string | null {
  if (input.mode !== 'FCL') return null;
  const counted = RATE_CONTAINERS.flatMap((type) => {
    const count = input.containers[type] ?? 0;
    return count > 0 ? `${count} x ${type}` : [];
  });
  return counted.join(', ');
}
