import type { ColumnType, Generated } from 'kysely';
import type { SheetPart } from '../../../../shared/contract/rate-sheets.ts';
import type { GeneratedTimestamp, Json, Revised, Timestamp } from './columns.ts';

/** Air rates, and what importers subscribe to. */
export interface RateTables {
  rate_submission: {
    id: Generated<number>;
    entity_id: number;
    customer_name: string | null;
    submission_notes: string | null;
    /** The one that the form was opened with (D-130). */
    source_submission_id: number | null;
    created_at: Timestamp;
  };
  /** Charges at the destination of a submission. */
  local_charge: {
    id: Generated<number>;
    rate_submission_id: number;
    position: number;
    name: string;
    currency: string;
    kg_rate: string | null;
    shipment_rate: string | null;
    min_rate: string | null;
  };
  air_freight_rate: {
    id: Generated<number>;
    rate_submission_id: number;
    from: string;
    to: string;
    airline: string;
    max_capacity: string | null;
    min_transit_time: string | null;
    max_transit_time: string | null;
    transit_time_text: string | null;
    validity_from: string;
    validity_to: string | null;
    comment: string | null;
    routing_text: string | null;
  };
  rate_level: { id: Generated<number>; air_freight_rate_id: number; level: string; value: string };
  routing: { id: Generated<number>; air_freight_rate_id: number };
  routing_element: { id: Generated<number>; routing_id: number; index: number; value: string };
  /** Rates on their way: what has arrived of a submission (D-26). */
  rate_upload: {
    id: Generated<number>;
    entity_id: number;
    upload_key: string;
    source_submission_id: number | null;
    chunks: number;
    /** Of all that its chunks share. */
    hash: string;
    created_by: string;
    created_by_id: number | null;
    created_at: GeneratedTimestamp;
    expires_at: Timestamp;
    /** null until every chunk is there */
    submission_id: number | null;
  };
  rate_upload_chunk: {
    upload_id: number;
    /** From 1 */
    number: number;
    hash: string;
    /** How many. */
    rates: number;
    /** The rates; null once they are part of a submission. */
    content: Json | null;
  };
  route_subscription: Revised & {
    id: Generated<number>;
    entity_id: number;
    origin_port_id: number;
    discharge_port_id: number | null;
    destination_port_id: number;
    carrier_id: number | null;
    created_at: GeneratedTimestamp;
    /** Of a deleted one, which can be restored for a while; everybody else reads only those where this is null. */
    deleted_at: ColumnType<string | null, never, string | Date | null>;
  };
  /** Of companies whose mark-ups somebody has set. */
  company_markup: {
    company_id: number;
    /** Every digit of them. */
    fak_percentage: string;
    nac_percentage: string;
    external_rates: boolean;
    revision: Generated<number>;
  };
  rate_sheet: {
    id: Generated<number>;
    entity_id: number;
    /** Counts the sheets of the company; all versions of one share it. */
    number: number;
    version: number;
    valid_from: string;
    valid_to: string;
    /** Every digit of them. */
    fak_percentage: string;
    nac_percentage: string;
    existing_charges: boolean;
    external_rates: boolean;
    /** The language of its headings. */
    locale: string;
    state: 'waiting' | 'ready' | 'sent' | 'failed' | 'cancelled';
    /** Of a job that may be forgotten. */
    job_id: string | null;
    created_by: string;
    created_by_id: number | null;
    created_at: GeneratedTimestamp;
    /** These are there as soon as it is ready. */
    ready_at: Timestamp | null;
    counts: Json | null;
    xlsx_file_id: string | null;
    pdf_file_id: string | null;
    /** The ready sheet that its changes are told against. */
    previous_id: number | null;
    /** A `Reason` of one that failed. */
    error: Json | null;
  };
  /** Rows of a sheet, written before it is ready and never changed after. */
  rate_sheet_row: {
    rate_sheet_id: number;
    part: SheetPart;
    /** From 1 in each part, without gaps. */
    line: number;
    content: Json;
  };
}
