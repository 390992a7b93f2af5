import type { Generated } from 'kysely';
import type { Revised, Timestamp } from './columns.ts';

/** Bookings, shipments, quotes and manifests. */
export interface RecordTables {
  booking: RecordWithOrders & { customer_id: number | null };
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
    /** For when the first of what hasn't happened yet was planned; it follows from the milestones. */
    next_milestone_at: Timestamp | null;
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
    status: string;
    /** The last day on which it can be accepted. */
    valid_to: string | null;
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
