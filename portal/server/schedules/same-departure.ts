import { type RawBuilder, sql } from 'kysely';

interface SailingTerms {
  carrier_id: number;
  origin_port_id: number;
  destination_port_id: number;
  vessel_name: string | null;
  voyage_number: string | null;
  departs_on: string;
}

/**
 * SQL of whether the sailing `departure` is this one: of the same carrier, ports, vessel and voyage, or without a voyage of the
 * same day.
 */
export const isSameSailing = (sailing: SailingTerms): RawBuilder<boolean> => sql`(
  departure.carrier_id = ${sailing.carrier_id}::integer and departure.origin_port_id = ${sailing.origin_port_id}::integer
  and departure.destination_port_id = ${sailing.destination_port_id}::integer
  and lower(departure.vessel_name) is not distinct from lower(${sailing.vessel_name}::text)
  and lower(departure.voyage_number) is not distinct from lower(${sailing.voyage_number}::text)
  and (departure.voyage_number is not null or departure.departs_on = ${sailing.departs_on}::date))`;

interface FlightTerms {
  flight_number: string;
  origin_airport_id: number;
  destination_airport_id: number;
  departs_at: string;
}

/** SQL of whether the flight `departure` is this one: of the same number between the same airports on the same day. */
export const isSameFlight = (flight: FlightTerms): RawBuilder<boolean> => sql`(
  departure.flight_number = ${flight.flight_number}::text
  and departure.origin_airport_id = ${flight.origin_airport_id}::integer
  and departure.destination_airport_id = ${flight.destination_airport_id}::integer
  and departure.departs_at::date = ${flight.departs_at}::timestamp::date)`;
