import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Ships and aircraft leave alike: each departure is a row of one of these tables. */
export type DepartureType = 'sailing' | 'flight';

interface DepartureTable {
  /** The departure with who carries and between which places. */
  from: RawBuilder<unknown>;
  /** What it is called in the audit log. */
  name: RawBuilder<string>;
  /** As files write it, by the columns of its import, and as the audit log has it. */
  shown: RawBuilder<Shown>;
  /** Where bookings name it that ask for it. */
  wishedAs: string;
}

export type Shown = Readonly<Record<string, string | null>>;

const LOCAL_TIME = sql.lit('YYYY-MM-DD HH24:MI');
const CARRIER = sql`coalesce(carrier.code, carrier.company_name)`;

/** SQL of sailings and flights. */
export const DEPARTURES: Readonly<Record<DepartureType, DepartureTable>> = {
  sailing: {
    from: sql`sailing departure join company carrier on carrier.id = departure.carrier_id
      join port origin on origin.id = departure.origin_port_id
      join port destination on destination.id = departure.destination_port_id`,
    name: sql`concat_ws(' ', coalesce(departure.vessel_name, carrier.company_name), departure.voyage_number,
      origin.scac_code || ' – ' || destination.scac_code)`,
    shown: sql`json_build_object('carrier', ${CARRIER}, 'origin', origin.scac_code, 'destination', destination.scac_code,
      'voyageNumber', departure.voyage_number, 'vesselName', departure.vessel_name, 'service', departure.service,
      'cutOffOn', departure.cut_off_on, 'departsOn', departure.departs_on, 'arrivesOn', departure.arrives_on)`,
    wishedAs: 'sailing_id',
  },
  flight: {
    from: sql`flight departure join company carrier on carrier.id = departure.airline_id
      join airport origin on origin.id = departure.origin_airport_id
      join airport destination on destination.id = departure.destination_airport_id
      left join airport via on via.id = departure.via_airport_id`,
    name: sql`concat_ws(' ', departure.flight_number, departure.departs_at::date, origin.code || ' – ' || destination.code)`,
    shown: sql`json_build_object('flightNumber', departure.flight_number, 'airline', ${CARRIER}, 'origin', origin.code,
      'destination', destination.code, 'via', via.code, 'aircraft', departure.aircraft,
      'localCutOff', to_char(departure.cut_off_at, ${LOCAL_TIME}),
      'localDeparture', to_char(departure.departs_at, ${LOCAL_TIME}),
      'localArrival', to_char(departure.arrives_at, ${LOCAL_TIME}),
      'transit', concat(departure.transit_minutes / 60, ':', lpad((departure.transit_minutes % 60)::text, 2, '0')))`,
    wishedAs: 'flight_id',
  },
};

/** A stored departure as the audit log has it. */
export interface NamedDeparture {
  name: string;
  shown: Shown;
}

/** Of a departure that is there. */
export async function readDeparture(
  trx: Transaction<Tables>,
  type: DepartureType,
  id: number,
): Promise<NamedDeparture> {
  const { from, name, shown } = DEPARTURES[type];
  const { rows } = await sql<NamedDeparture>`
    select ${name} as name, ${shown} as shown from ${from} where departure.id = ${id}::integer`.execute(trx);
  return rows[0]!;
}
