import { sql } from 'kysely';
import { code, column, createdAt, defineModel, id, nullable, type RowRights, text, toOne } from './model.ts';
import { isOwnOfCompany } from './rights.ts';

/** The name of the person, or what the log calls them, by whom it was `answered`, `changed`, `created`, `requested` or `reversed`. */
export const personWho =
  (did: 'answered' | 'changed' | 'created' | 'requested' | 'reversed') => (alias: string) =>
    `coalesce((select nullif(concat_ws(' ', person.first_name, person.last_name), '')
  from web_user person where person.id = ${alias}."${did}_by_id"), ${alias}."${did}_by")`;

/** D-142: what a rate was sold for is the business of the company that was told it, and of the provider. */
const isToldPrice: RowRights = (caller, alias) => {
  if (caller.kind !== 'user') return sql`false`;
  if (caller.seesAll) return sql`true`;
  return sql`exists (select 1 from quote told where told.id = ${sql.ref(`${alias}.quote_id`)}
    and told.customer_id = ${caller.entityId}::integer)`;
};

/** What a quote was requested for, and the rate that was chosen; a quote that wasn't requested has none. */
export const QuoteRequest = defineModel({
  name: 'QuoteRequest',
  table: 'quote_request',
  root: false,
  rights: null,
  fields: {
    id,
    originPort: toOne('Port', 'origin_port_id', nullable),
    destinationPort: toOne('Port', 'destination_port_id', nullable),
    originAirport: toOne('Airport', 'origin_airport_id', nullable),
    destinationAirport: toOne('Airport', 'destination_airport_id', nullable),
    shipOn: column('date', 'ship_on'),
    weightKg: column('numeric', 'weight_kg', nullable),
    volumeCbm: column('numeric', 'volume_cbm', nullable),
    containers: code('containers', nullable),
    rateReference: code('rate_reference', nullable),
    rateValidTo: column('date', 'rate_valid_to', nullable),
    carrierName: text('carrier_name', nullable),
    totalAmount: column('numeric', 'total_amount', { nullable: true, rights: isToldPrice }),
    commodity: text('commodity', nullable),
    incoterm: code('incoterm', nullable),
    remarks: text('remarks', nullable),
    requestedBy: column('text', 'requested_by', {
      sql: personWho('requested'),
      nullable: true,
      isCostly: true,
    }),
  },
});

/** MOD-04: what a company often books, under a name; its content as `TemplateContent` has it. */
export const BookingTemplate = defineModel({
  name: 'BookingTemplate',
  table: 'booking_template',
  root: true,
  rights: isOwnOfCompany,
  fields: {
    id,
    company: toOne('Company', 'company_id'),
    name: text('name'),
    content: column('json', 'content'),
    savedAt: column('instant', 'saved_at'),
    createdAt,
  },
});

/**
 * What a booking was requested with, and how that was answered; of one that was made otherwise who changed it, and how it was
 * answered.
 */
export const BookingRequest = defineModel({
  name: 'BookingRequest',
  table: 'booking_request',
  root: false,
  rights: null,
  fields: {
    id,
    quote: toOne('Quote', 'quote_id', { nullable: true, implied: false }),
    load: code('load', nullable),
    cargoReadyOn: column('date', 'cargo_ready_on', nullable),
    containers: code('containers', nullable),
    weightKg: column('numeric', 'weight_kg', nullable),
    volumeCbm: column('numeric', 'volume_cbm', nullable),
    pieces: column('int', 'pieces', nullable),
    shipper: text('shipper', nullable),
    consignee: text('consignee', nullable),
    remarks: text('remarks', nullable),
    incoterm: code('incoterm', nullable),
    isDangerous: column('boolean', 'is_dangerous', nullable),
    unNumber: code('un_number', nullable),
    dangerClass: code('danger_class', nullable),
    pickUp: text('pick_up', nullable),
    sailing: toOne('Sailing', 'sailing_id', nullable),
    flight: toOne('Flight', 'flight_id', nullable),
    requestedBy: column('text', 'requested_by', {
      sql: personWho('requested'),
      nullable: true,
      isCostly: true,
    }),
    changedAt: column('instant', 'changed_at', nullable),
    changedBy: column('text', 'changed_by', { sql: personWho('changed'), nullable: true, isCostly: true }),
    answeredAt: column('instant', 'answered_at', nullable),
    answeredBy: column('text', 'answered_by', {
      sql: personWho('answered'),
      nullable: true,
      isCostly: true,
    }),
    declineReason: text('decline_reason', nullable),
    carrierReference: code('carrier_reference', nullable),
    vesselName: text('vessel_name', nullable),
    voyageNumber: code('voyage_number', nullable),
    departsAt: column('instant', 'departs_at', nullable),
    arrivesAt: column('instant', 'arrives_at', nullable),
    cargoCutOffAt: column('instant', 'cargo_cut_off_at', nullable),
    documentsCutOffAt: column('instant', 'documents_cut_off_at', nullable),
    weightCutOffAt: column('instant', 'weight_cut_off_at', nullable),
  },
});
