import type { ColumnType, Generated } from 'kysely';
import type { RateKind, RateSource } from '../../../../shared/trade/base-rate-words.ts';
import type { GeneratedTimestamp } from './columns.ts';

/**
 * What the provider buys sea freight for. Which rate counts on a day: `portal/server/base-rates/superseded-rates.ts`.
 *
 * Air freight has no table here: its rates are those of the agents' submissions (`air_freight_rate`).
 */
export interface BaseRateTables {
  base_rate: {
    id: Generated<number>;
    origin_port_id: number;
    /** Where it is discharged if that isn't the destination. */
    discharge_port_id: number | null;
    destination_port_id: number;
    carrier_id: number;
    kind: RateKind;
    source: RateSource;
    /** Of the source `Agent`: the submission that it came with, and whose that is. */
    submission_id: number | null;
    agent_id: number | null;
    /** Of the source `External`: whose it is. */
    external_source: string | null;
    /** The days that were agreed, both included. */
    valid_from: string;
    valid_to: string;
    /** The first day on which another rate counts in its place. */
    replaced_from: string | null;
    /** The last day on which it counts; before `valid_from` where it never does any more. */
    counts_to: ColumnType<string, never, never>;
    transit_days: number | null;
    currency: string;
    price_20gp: string | null;
    price_40gp: string | null;
    price_40hc: string | null;
    price_45hc: string | null;
    lcl_per_cbm: string | null;
    lcl_minimum: string | null;
    created_at: GeneratedTimestamp;
  };
  /** Local charges stored with a base rate. */
  base_rate_charge: {
    base_rate_id: number;
    position: number;
    /** Exactly one of the two. */
    charge_type_id: number | null;
    name: string | null;
    unit_code: string;
    currency: string;
    amount: string;
  };
}
