import type { Generated, GeneratedAlways } from 'kysely';
import type { GeneratedTimestamp, Json, Revised, Timestamp } from './columns.ts';

/** Bookings, shipments, quotes and manifests. */
export interface RecordTables {
  booking: RecordWithOrders & { customer_id: number | null };
  /** What a booking was requested with; one that was made otherwise has at most its changes and its answer. */
  booking_request: {
    id: Generated<number>;
    booking_id: number;
    /** The accepted quote that it came of. */
    quote_id: number | null;
    load: string | null;
    cargo_ready_on: string | null;
    /** Such as `2 x 20GP, 1 x 40HC`. */
    containers: string | null;
    weight_kg: string | null;
    volume_cbm: string | null;
    pieces: number | null;
    shipper: string | null;
    consignee: string | null;
    remarks: string | null;
    /** One of `INCOTERMS`. */
    incoterm: string | null;
    /** null: that wasn't said. Only with `true` there are the next two: four digits, and one of `DANGER_CLASSES`. */
    is_dangerous: boolean | null;
    un_number: string | null;
    danger_class: string | null;
    /** Where the goods are picked up; null: they are brought. */
    pick_up: string | null;
    /** The departure that is wished for; at most one of them. */
    sailing_id: number | null;
    flight_id: number | null;
    requested_by: string | null;
    requested_by_id: number | null;
    /** When and by whom it was last changed. */
    changed_at: Timestamp | null;
    changed_by: string | null;
    changed_by_id: number | null;
    /** When and by whom it was confirmed, declined or withdrawn. */
    answered_at: Timestamp | null;
    answered_by: string | null;
    answered_by_id: number | null;
    decline_reason: string | null;
    /** The carrier's number of it, and with what it moves the goods; by air `voyage_number` is the flight. */
    carrier_reference: string | null;
    vessel_name: string | null;
    voyage_number: string | null;
    departs_at: Timestamp | null;
    arrives_at: Timestamp | null;
    /** Until when the goods, the papers and the verified weights of the containers have to be there. */
    cargo_cut_off_at: Timestamp | null;
    documents_cut_off_at: Timestamp | null;
    weight_cut_off_at: Timestamp | null;
  };
  /** What a company often books, under a name that is its only one. */
  booking_template: {
    id: Generated<number>;
    company_id: number;
    name: string;
    /** As `TemplateContent` has it. */
    content: Json;
    saved_at: GeneratedTimestamp;
    created_at: GeneratedTimestamp;
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
    /** What else is known of the policy. */
    insurer: string | null;
    /** In the currency of the insured value. */
    insurance_premium: string | null;
    insurance_valid_from: string | null;
    insurance_valid_to: string | null;
    /** Which of the Institute Cargo Clauses: A, B or C. */
    insurance_cover: string | null;
    vessel_name: string | null;
    voyage_number: string | null;
    /** Number of the bill of lading or air waybill. */
    transport_document: string | null;
    /** How far it came since it departed, one of `REACHED_STAGES`; it follows from the milestones. */
    reached: string | null;
    /** The same while it is in transit, else its status. */
    stage: GeneratedAlways<string>;
    /** For when the first of what hasn't happened yet was planned; it follows from the milestones. */
    next_milestone_at: Timestamp | null;
    /**
     * By how many of the provider's days the first open milestone that is expected late comes after its plan, and why; 0 where those
     * with an estimate are in time. The database keeps all of these.
     */
    expected_delay: number | null;
    delay_reason: string | null;
    /** The provider's day on which it is to arrive, and by what: `Planned`, `Expected` or `Not Before`; null once it has. */
    arrives_on: string | null;
    arrives_by: string | null;
    /** From when on it counts as late; it may have been for ever, or never will be. */
    late_from: GeneratedAlways<Timestamp>;
    /** The day on which it arrived, else that on which it is to arrive. */
    arrival_on: GeneratedAlways<string | null>;
  };
  /** What has to happen to a shipment, in this order. */
  milestone: {
    id: Generated<number>;
    shipment_id: number;
    position: number;
    /** One of `MILESTONE_EVENTS`. */
    event: string;
    /** Where; at most one of them. */
    port_id: number | null;
    airport_id: number | null;
    planned_at: Timestamp;
    /** When it happened. */
    actual_at: Timestamp | null;
    /** What is to be said of that; none before it happened. */
    note: string | null;
    /** When it is expected, where that isn't as planned; it stays once the milestone was reached. */
    estimated_at: Timestamp | null;
    /** Why it is late, one of `DELAY_REASONS`, and what else is known of that; neither without an estimate. */
    delay_reason: string | null;
    delay_note: string | null;
  };
  container: {
    id: Generated<number>;
    shipment_id: number;
    position: number;
    /** As ISO 6346 has it: owner, serial number and check digit. */
    number: string;
    /** Size and type as ISO 6346 codes them, such as `45G1`. */
    size_type: string;
    seal_number: string | null;
    weight_kg: string | null;
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
    /** One of `QUOTE_STATUSES`; an open one whose last day is over has expired. */
    status: string;
    /** The last day on which it can be accepted; null: without an end. */
    valid_until: string | null;
    /** When and by whom it was accepted or declined; `answered_by` is the name in the log. */
    answered_at: Timestamp | null;
    answered_by: string | null;
    answered_by_id: number | null;
    decline_reason: string | null;
    /** How often it was answered and taken up again, from 1 on. */
    version: Generated<number>;
    created_at: Timestamp;
  };
  /** A version of a quote that was answered, and doesn't count any more (D-152). */
  quote_version: {
    id: Generated<number>;
    quote_id: number;
    version: number;
    status: string;
    valid_until: string | null;
    answered_at: Timestamp | null;
    answered_by: string | null;
    answered_by_id: number | null;
    decline_reason: string | null;
    /** What it came to by currency: JSON of `RecordChargeTotal`s. */
    totals: string;
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
}

interface RecordWithOrders extends Revised {
  id: Generated<number>;
  reference: string;
  agent_id: number | null;
  mode: string;
  status: string;
  origin_port_id: number | null;
  destination_port_id: number | null;
  /** Of freight by air, in place of the ports. */
  origin_airport_id: number | null;
  destination_airport_id: number | null;
  carrier_id: number | null;
  created_at: Timestamp;
}
