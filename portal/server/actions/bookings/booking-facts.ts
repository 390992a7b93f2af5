import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** What a booking was requested with, as the audit log names it. */
export interface BookingFacts {
  mode: string | null;
  origin: string | null;
  destination: string | null;
  cargoReady: string | null;
  containers: string | null;
  weight: string | null;
  volume: string | null;
  pieces: number | null;
  shipper: string | null;
  consignee: string | null;
  remarks: string | null;
  incoterm: string | null;
  /** `UN 1263, 3` of dangerous goods, `no` where there are none; null where that wasn't said. */
  danger: string | null;
  pickUp: string | null;
  /** The departure that is wished for: `Coral Meridian 214W, 2026-12-11`. */
  departure: string | null;
}

/** Of a booking that there isn't yet. */
export const NO_FACTS: BookingFacts = {
  ...{ mode: null, origin: null, destination: null, cargoReady: null, containers: null, weight: null },
  ...{ volume: null, pieces: null, shipper: null, consignee: null, remarks: null, incoterm: null },
  ...{ danger: null, pickUp: null, departure: null },
};

export async function bookingFacts(trx: Transaction<Tables>, id: number): Promise<BookingFacts> {
  const { rows } = await sql<BookingFacts>`
    select booking.mode, coalesce(origin.company_name, origin_airport.city) as origin,
      coalesce(destination.company_name, destination_airport.city) as destination,
      request.cargo_ready_on::text as "cargoReady", request.containers, trim_scale(request.weight_kg)::text as weight,
      trim_scale(request.volume_cbm)::text as volume, request.pieces, request.shipper, request.consignee, request.remarks,
      request.incoterm, request.pick_up as "pickUp",
      case when request.is_dangerous then concat('UN ', request.un_number, ', ', request.danger_class)
        when not request.is_dangerous then 'no' end as danger,
      coalesce(concat_ws(' ', sailing.vessel_name, sailing.voyage_number) || ', ' || sailing.departs_on::text,
        flight.flight_number || ', ' || flight.departs_at::date::text) as departure
    from booking left join booking_request request on request.booking_id = booking.id
    left join port origin on origin.id = booking.origin_port_id
    left join port destination on destination.id = booking.destination_port_id
    left join airport origin_airport on origin_airport.id = booking.origin_airport_id
    left join airport destination_airport on destination_airport.id = booking.destination_airport_id
    left join sailing on sailing.id = request.sailing_id
    left join flight on flight.id = request.flight_id
    where booking.id = ${id}::integer`.execute(trx);
  return rows[0]!;
}
