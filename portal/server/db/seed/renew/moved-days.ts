import type { Tables } from '../../tables.ts';

/** The columns of a table that move on with the demo. */
export interface MovedDays {
  /** What has happened: where it was later than the seed, a person did it, and it stays. */
  happened?: readonly string[];
  /** What was planned, or holds until a day. */
  planned?: readonly string[];
  /** What the database keeps by other days: it moves when they do. */
  kept?: readonly string[];
  /** Whether no two rows may have the same days, not even while they are moved. */
  isUnique?: boolean;
}

/** Whatever the seed has dated. Base rates go by months, and papers are written anew. */
export const MOVED_DAYS: Readonly<Partial<Record<keyof Tables, MovedDays>>> = {
  air_freight_rate: { planned: ['validity_from', 'validity_to'] },
  audit_log: { happened: ['at'] },
  booking: { happened: ['created_at'] },
  booking_request: {
    happened: ['changed_at', 'answered_at'],
    planned: [
      ...['cargo_ready_on', 'departs_at', 'arrives_at'],
      ...['cargo_cut_off_at', 'documents_cut_off_at', 'weight_cut_off_at'],
    ],
  },
  booking_template: { happened: ['saved_at', 'created_at'] },
  charge_line: { happened: ['original_rate_date'] },
  charge_sheet: { happened: ['saved_at'] },
  company_location: { happened: ['created_at'] },
  delivery: { happened: ['created_at'], planned: ['delivery_on'] },
  flight: { planned: ['cut_off_at', 'departs_at', 'arrives_at'], isUnique: true },
  invoice: { happened: ['issued_on', 'created_at'], planned: ['due_on'] },
  invoice_total: { happened: ['paid_at'] },
  manifest: { happened: ['created_at'] },
  milestone: { happened: ['actual_at'], planned: ['planned_at', 'estimated_at'] },
  purchase_order: {
    happened: ['created_at'],
    planned: ['cargo_ready_on', 'ship_from', 'ship_until', 'deliver_by'],
    kept: ['arrival_on', 'shipments_late_from'],
  },
  quote: { happened: ['created_at', 'answered_at'], planned: ['valid_until'] },
  quote_version: { happened: ['answered_at'], planned: ['valid_until'] },
  quote_request: { planned: ['ship_on', 'rate_valid_to'] },
  rate_submission: { happened: ['created_at'] },
  route_subscription: { happened: ['created_at', 'deleted_at'] },
  sailing: { planned: ['cut_off_on', 'departs_on', 'arrives_on'] },
  shipment: {
    happened: ['created_at', 'departed_on', 'arrived_on'],
    planned: ['next_milestone_at', 'insurance_valid_from', 'insurance_valid_to'],
    kept: ['arrives_on'],
  },
  style_number: { happened: ['created_at'] },
};

/** Of these the highest id of the seed is needed, too. */
export const RENEWED_OTHERWISE = ['base_rate', 'document'] as const satisfies readonly (keyof Tables)[];
