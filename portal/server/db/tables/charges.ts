import type { Generated } from 'kysely';
import type { GeneratedTimestamp, Timestamp } from './columns.ts';

/** Charges of quotes and manifests, and what their currencies are worth. */
export interface ChargeTables {
  /** The lines of one feature of one record. */
  charge_sheet: {
    id: Generated<number>;
    /** Exactly one of the two records. */
    quote_id: number | null;
    manifest_id: number | null;
    feature: string;
    revision: number;
    /** null until an admin saved (D-120) */
    add_profit: boolean | null;
    saved_at: GeneratedTimestamp;
    /** The actor's name for the log; the person, if it was one, is `saved_by_id`. */
    saved_by: string;
    saved_by_id: number | null;
  };
  charge_line: {
    id: Generated<number>;
    sheet_id: number;
    position: number;
    charge_type_id: number;
    unit_code: string;
    currency: string | null;
    quantity: string | null;
    unit_cost: string | null;
    total_price: string;
    minimum_price: string | null;
    comments: string;
    manually_edited_total: boolean;
    original_currency: string | null;
    original_unit_cost: string | null;
    original_total_price: string | null;
    original_minimum_price: string | null;
    original_rate: string | null;
    original_rate_date: string | null;
    original_source: string | null;
  };
  exchange_rate: {
    currency: string;
    rate_date: string;
    usd_rate: string;
    source: string;
    updated_at: Timestamp;
    asked_on: string;
  };
}
