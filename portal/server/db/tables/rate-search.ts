import type { ColumnType, Generated } from 'kysely';
import type { Json, Revised } from './columns.ts';

/** What quotes were asked for, and when ships and aircraft leave. */
export interface RateSearchTables {
  quote_request: {
    id: Generated<number>;
    quote_id: number;
    /** Ports, or airports. */
    origin_port_id: number | null;
    destination_port_id: number | null;
    origin_airport_id: number | null;
    destination_airport_id: number | null;
    /** The day that was searched for. */
    ship_on: string;
    weight_kg: string | null;
    volume_cbm: string | null;
    /** Such as `2 x 20GP, 1 x 40HC`. */
    containers: string | null;
    /** The rate that was chosen, as rate sheets name it; null with all below where none was. */
    rate_reference: string | null;
    rate_valid_to: string | null;
    carrier_name: string | null;
    /** In US dollars, what the company was told. */
    total_amount: string | null;
    /** How that came about. */
    price: Json;
    /** What the goods are. */
    commodity: string | null;
    /** One of `INCOTERMS`. */
    incoterm: string | null;
    remarks: string | null;
    /** The name in the log of who asked; null where that isn't known. */
    requested_by: string | null;
    requested_by_id: number | null;
  };
  sailing: Revised & {
    id: Generated<number>;
    carrier_id: number;
    origin_port_id: number;
    destination_port_id: number;
    /** The carrier's name of the loop. */
    service: string | null;
    vessel_name: string | null;
    voyage_number: string | null;
    /** The last day on which cargo is taken at the origin. */
    cut_off_on: string | null;
    departs_on: string;
    arrives_on: string;
    transit_days: ColumnType<number, never, never>;
  };
  flight: Revised & {
    id: Generated<number>;
    airline_id: number;
    /** The airline's designator and the number, such as `LH8400`. */
    flight_number: string;
    origin_airport_id: number;
    destination_airport_id: number;
    /** Where it lands in between. */
    via_airport_id: number | null;
    aircraft: string | null;
    /** Until when freight is taken at the origin; this and the other times are those of the airport's clocks. */
    cut_off_at: string | null;
    departs_at: string;
    arrives_at: string;
    transit_minutes: number;
  };
}
