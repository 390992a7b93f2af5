import type { ColumnType, Generated, Insertable } from 'kysely';
import type { ImportKind, ROW_OUTCOMES } from '../../../shared/contract/imports.ts';
import type { JobState } from '../../../shared/contract/jobs.ts';

/**
 * The tables as both databases return them. Parsers are unified in the pool: `date` is `YYYY-MM-DD` text,
 * `numeric` is exact decimal text, `bigint` is text, `timestamptz` is an ISO 8601 text in UTC.
 */
export interface Tables {
  country: { id: Generated<number>; code: string; company_name: string };
  port: {
    id: Generated<number>;
    scac_code: string;
    company_name: string;
    country_id: number;
    latitude: number | null;
    longitude: number | null;
  };
  airport: {
    id: Generated<number>;
    code: string;
    icao_code: string | null;
    airport_name: string;
    city: string;
    city_iden: string;
    country_id: number;
    latitude: number | null;
    longitude: number | null;
    time_zone: string | null;
  };
  rate_profile: { id: Generated<number>; entity_name: string };
  company: {
    id: Generated<number>;
    company_name: string;
    /** The forwarder's own number of it; no two have the same, whatever its case. */
    reference: Generated<string | null>;
    entity_type: string;
    is_carrier: Generated<boolean>;
    code: string | null;
    country_id: number | null;
    rate_profile_id: number | null;
    verification_code: string | null;
    address_1: string | null;
    city: string | null;
    postal_code: string | null;
    /** Goes up with every change of the company's profile. */
    revision: Generated<number>;
  };
  company_agent: { company_id: number; agent_id: number };
  company_supplier: { company_id: number; supplier_id: number };
  charge_type: {
    id: Generated<number>;
    description: string;
    charge_iden: string | null;
    charge_type: string;
  };
  role: { id: Generated<number>; name: string };
  web_user: {
    id: Generated<number>;
    email: string;
    password_hash: string | null;
    first_name: string | null;
    last_name: string | null;
    company_position: string | null;
    verification: Generated<boolean>;
    rate_search_verification: Generated<boolean>;
    /** The company the user acts for now; an admin may have switched it. */
    entity_id: number;
    /** The company the user belongs to. */
    home_entity_id: number;
    /** Goes up when roles or entity change, so that cached rights are noticed to be old. */
    rights_version: Generated<number>;
    /** Goes up when all that was given to or by the account ends; see `endAccess`. */
    access_version: Generated<number>;
    created_at: GeneratedTimestamp;
    last_sign_in_at: Timestamp | null;
  };
  /** Read and written as base64, because the two databases return bytes differently. */
  web_user_picture: { web_user_id: number; key: string; media_type: string; image: never };
  web_user_role: { web_user_id: number; role_id: number };
  session: {
    id: string;
    web_user_id: number;
    created_at: GeneratedTimestamp;
    expires_at: Timestamp;
    revoked_at: Timestamp | null;
    /** The account's when the session began. */
    access_version: Generated<number>;
  };
  /** One an email, of an account or not (D-08). */
  reset_code: {
    email_hash: string;
    /** null: there is no such account */
    web_user_id: number | null;
    /** null once used */
    code_hash: string | null;
    /** Wrong ones since the code was made (D-10). */
    tries: number;
    expires_at: Timestamp;
    /** Codes asked for since {@link requests_since}. */
    requests: number;
    requests_since: Timestamp;
  };
  /** Wrong codes within a day, by whoever tried them (D-10). */
  guess: { guesser: string; wrong: number; since: Timestamp };
  /** Networks that an account was signed into from. */
  known_network: {
    network: string;
    web_user_id: number;
    seen_at: GeneratedTimestamp;
    /** The account's at that sign-in. */
    access_version: Generated<number>;
  };
  /** Those that nobody has taken up yet. */
  invite: {
    id: string;
    email: string;
    entity_id: number;
    role: string;
    token_hash: string;
    invited_by_id: number | null;
    /** Of the account that invited. */
    access_version: Generated<number>;
    created_at: GeneratedTimestamp;
    expires_at: Timestamp;
  };
  /** Long work, and mails on their way. */
  job: {
    id: string;
    kind: string;
    state: Generated<JobState>;
    /** The owner; null: the server itself. */
    company_id: number | null;
    web_user_id: number | null;
    /** Of all open jobs of a kind one has it. */
    dedupe_key: string | null;
    /** null once it has ended */
    payload: Json | null;
    /** How often it was taken. */
    tries: Generated<number>;
    /** When it may be taken; of a running one when its lease ends. */
    due_at: GeneratedTimestamp;
    /** Who holds a running one. */
    lease_id: string | null;
    /** It has no use after this. */
    useless_at: Timestamp | null;
    is_cancelling: Generated<boolean>;
    progress_done: number | null;
    progress_total: number | null;
    result: Json | null;
    /** A `Reason`. */
    error: Json | null;
    created_at: GeneratedTimestamp;
    started_at: Timestamp | null;
    /** null while it is open */
    ended_at: Timestamp | null;
  };
  /** The import of one file; its state is that of its job. */
  import: {
    id: string;
    kind: ImportKind;
    /** Which of its jobs `job_id` is: first the check, then the writing. */
    phase: Generated<'check' | 'write'>;
    job_id: string;
    file_id: string;
    file_name: string;
    /** What each column of the file is, as was given; null: the headings say it. */
    columns: Json | null;
    locale: string;
    created_by: string;
    created_by_id: number | null;
    created_at: GeneratedTimestamp;
    headings: Json;
    to_create: Generated<number>;
    to_change: Generated<number>;
    same: Generated<number>;
    wrong: Generated<number>;
    written: Generated<number>;
  };
  import_row: {
    import_id: string;
    line: number;
    /** The order of writing, before the line. */
    step: number;
    reference: string;
    /** `Cells` of `portal/server/imports/` */
    cells: Json;
    outcome: (typeof ROW_OUTCOMES)[number];
    is_written: Generated<boolean>;
    /** `AuditChange[]` */
    changes: Json;
    /** `RowProblem[]` */
    problems: Json;
  };
  /** Signed links that were given out. */
  link_token: {
    id: string;
    record_type: string;
    record_id: number;
    role: string;
    created_by_id: number | null;
    /** Of the account that gave the link. */
    access_version: Generated<number>;
    created_at: GeneratedTimestamp;
    expires_at: Timestamp;
    revoked_at: Timestamp | null;
  };
  purchase_order: {
    id: Generated<number>;
    order_numbers: string;
    order_purchaser_id: number;
    created_at: GeneratedTimestamp;
  };
  style_number: {
    id: Generated<number>;
    style_number: string;
    company_id: number;
    created_at: GeneratedTimestamp;
  };
  purchase_order_style_number: {
    purchase_order_id: number;
    style_number_id: number;
    position: GeneratedPosition;
  };
  booking: RecordWithOrders & { customer_id: number | null };
  booking_purchase_order: { booking_id: number; purchase_order_id: number; position: GeneratedPosition };
  booking_style_number: {
    booking_id: number;
    purchase_order_id: number;
    style_number_id: number;
    position: GeneratedPosition;
  };
  shipment: RecordWithOrders & {
    booking_id: number | null;
    company_id: number | null;
    departed_on: string | null;
    arrived_on: string | null;
    weight_kg: string | null;
    volume_cbm: string | null;
    /** These three together, or none of them. */
    insurance_reference: string | null;
    insured_value: string | null;
    insured_currency: string | null;
  };
  shipment_purchase_order: { shipment_id: number; purchase_order_id: number; position: GeneratedPosition };
  shipment_style_number: {
    shipment_id: number;
    purchase_order_id: number;
    style_number_id: number;
    position: GeneratedPosition;
  };
  quote: Revised & {
    id: Generated<number>;
    reference: string;
    customer_id: number;
    agent_id: number | null;
    /** What came of it. */
    shipment_id: number | null;
    mode: string;
    container_type: string;
    status: string;
    created_at: Timestamp;
  };
  manifest: Revised & {
    id: Generated<number>;
    reference: string;
    customer_id: number;
    agent_id: number | null;
    shipment_id: number | null;
    status: string;
    created_at: Timestamp;
  };
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
  /** A file that is complete. */
  file: {
    id: string;
    entity_id: number;
    content_id: string;
    name: string;
    media_type: string;
    /** In bytes */
    size: number;
    /** In hexadecimal digits */
    sha256: string;
    created_by: string;
    created_by_id: number | null;
    created_at: GeneratedTimestamp;
    /** null: it stays until somebody deletes it */
    expires_at: Timestamp | null;
  };
  file_content: {
    id: string;
    state: Generated<'writing' | 'kept' | 'dropped'>;
    /** When its last chunk was written. */
    written_at: GeneratedTimestamp;
  };
  /** Read and written as base64, as pictures are. */
  file_chunk: { content_id: string; number: number; bytes: never };
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
  route_subscription: Revised & {
    id: Generated<number>;
    entity_id: number;
    origin_port_id: number;
    discharge_port_id: number | null;
    destination_port_id: number;
    carrier_id: number | null;
    created_at: GeneratedTimestamp;
  };
  rate_sheet: {
    id: Generated<number>;
    entity_id: number;
    valid_from: string;
    valid_to: string;
    fak_percentage: string;
    nac_percentage: string;
    existing_charges: boolean;
    external_rates: boolean;
    state: string;
    created_at: GeneratedTimestamp;
  };
  exchange_rate: {
    currency: string;
    rate_date: string;
    usd_rate: string;
    source: string;
    updated_at: Timestamp;
    asked_on: string;
  };
  idempotency_key: {
    scope: string;
    key: string;
    fingerprint: string;
    result: Json | null;
    created_at: GeneratedTimestamp;
  };
  audit_log: {
    id: GeneratedPosition;
    at: GeneratedTimestamp;
    actor: string;
    web_user_id: number | null;
    action: string;
    record_type: string;
    record_id: number;
    before: Json | null;
    after: Json | null;
    request_id: string | null;
    /** Whose record it was when it was changed. */
    owner_id: number | null;
    agent_id: number | null;
    reference: string | null;
    /** `AuditChange[]`; null: not known. */
    changes: Json | null;
    /** The network address that it came from, where that matters. */
    address: string | null;
    /** The link that it was done by, and who gave that link. */
    link_id: string | null;
    given_by: string | null;
    /** Entries of one key are one, counted up. */
    repeat_key: string | null;
  };
  /** All notifications of the company up to this entry are read. */
  notification_state: { web_user_id: number; entity_id: number; read_up_to: Position };
  /** Single ones read beyond that. */
  notification_read: { web_user_id: number; audit_log_id: Position };
  mail_outbox: {
    id: GeneratedPosition;
    recipient: string;
    subject: string;
    text: string;
    sent_at: GeneratedTimestamp;
  };
}

interface Revised {
  /** Raised by the database with every update. */
  revision: ColumnType<number, never, never>;
}

interface RecordWithOrders extends Revised {
  id: Generated<number>;
  reference: string;
  agent_id: number | null;
  mode: string;
  status: string;
  origin_port_id: number | null;
  destination_port_id: number | null;
  carrier_id: number | null;
  created_at: Timestamp;
}

type Timestamp = ColumnType<string, string | Date, string | Date>;
type GeneratedTimestamp = ColumnType<string, string | Date | undefined, string | Date>;
type GeneratedPosition = ColumnType<string, never, never>;
type Position = ColumnType<string, string | number, string | number>;
/** Written as JSON text, read parsed. */
type Json = ColumnType<unknown, string | null, string | null>;

export type NewRow<T extends keyof Tables> = Insertable<Tables[T]>;
