import { mayReadRecord } from '../../auth/rights/record-rights.ts';
import { bookedContainersSql } from '../../bookings/booked-containers.ts';
import { daysLateSql, delayNoteSql, isLateSql, lateMilestoneSql } from '../../milestones/late.ts';
import { plannedArrivalSql } from '../../milestones/planned-arrival.ts';
import { isPricedSql, quoteStatusSql } from '../../quotes/quote-status.ts';
import {
  code,
  column,
  createdAt,
  defineModel,
  id,
  nullable,
  revision,
  text,
  toMany,
  toOne,
} from './model.ts';
import { personWho } from './requests.ts';

/** The orders of a record, in the order of linking. */
const ordersOf = (record: 'booking' | 'shipment') =>
  toMany('PurchaseOrder', {
    table: `${record}_purchase_order`,
    from: `${record}_id`,
    to: 'purchase_order_id',
  });

/** The style numbers of a record, each once; their `pos` are only the orders under which this record carries them. */
const stylesOf = (record: 'booking' | 'shipment') =>
  toMany(
    'StyleNumber',
    { table: `${record}_style_number`, from: `${record}_id`, to: 'style_number_id', distinct: true },
    {
      isRecord: true,
      fields: {
        pos: toMany('PurchaseOrder', {
          table: `${record}_style_number`,
          from: 'style_number_id',
          to: 'purchase_order_id',
          record: `${record}_id`,
        }),
      },
    },
  );

/** Whether somebody has entered charges, in any list of the record. */
const hasCharges = (record: 'quote' | 'manifest') =>
  column('boolean', 'id', {
    sql: (
      alias,
    ) => `exists (select 1 from charge_sheet sheet join charge_line line on line.sheet_id = sheet.id
      where sheet.${record}_id = ${alias}.id)`,
    isCostly: true,
  });

/** Whether any order is attached, whoever may see it. */
const hasOrders = (record: 'booking' | 'shipment') =>
  column('boolean', 'id', {
    sql: (alias) =>
      `exists (select 1 from ${record}_purchase_order carried where carried.${record}_id = ${alias}.id)`,
    isCostly: true,
  });

/** Those that the caller sees, in the order in which they were added. */
const documentsOf = (record: 'booking' | 'shipment' | 'quote' | 'manifest') =>
  toMany('Document', { children: `${record}_id`, order: 'id' });

/** The provider's day on which a confirmed booking is planned to depart, or to arrive; null where that isn't known. */
const plannedOn = (moment: 'departs_at' | 'arrives_at') =>
  column('date', 'id', {
    sql: (alias) => `(select provider_day(request.${moment}) from booking_request request
      where request.booking_id = ${alias}.id)`,
    nullable: true,
    isCostly: true,
  });

const transport = {
  agent: toOne('Company', 'agent_id', nullable),
  mode: text('mode'),
  status: text('status'),
  originPort: toOne('Port', 'origin_port_id', nullable),
  destinationPort: toOne('Port', 'destination_port_id', nullable),
  originAirport: toOne('Airport', 'origin_airport_id', nullable),
  destinationAirport: toOne('Airport', 'destination_airport_id', nullable),
  carrier: toOne('Company', 'carrier_id', nullable),
  revision,
  createdAt,
};

/** PO-25 */
export const Booking = defineModel({
  name: 'Booking',
  table: 'booking',
  root: true,
  rights: (caller, alias) => mayReadRecord(caller, 'booking', alias),
  fields: {
    id,
    reference: code('reference'),
    customer: toOne('Company', 'customer_id', nullable),
    pos: ordersOf('booking'),
    hasOrders: hasOrders('booking'),
    styleNumberRelation: stylesOf('booking'),
    ...transport,
    departsOn: plannedOn('departs_at'),
    arrivesOn: plannedOn('arrives_at'),
    shipments: toMany('Shipments', { children: 'booking_id', order: 'id' }),
    requests: toMany('BookingRequest', { children: 'booking_id', order: 'id' }, { implied: true }),
    documents: documentsOf('booking'),
  },
});

/** PO-24 */
export const Shipments = defineModel({
  name: 'Shipments',
  table: 'shipment',
  root: true,
  rights: (caller, alias) => mayReadRecord(caller, 'shipment', alias),
  fields: {
    id,
    reference: code('reference'),
    companyRelation: toOne('Company', 'company_id', nullable),
    purchaseOrders: ordersOf('shipment'),
    hasOrders: hasOrders('shipment'),
    styleNumbersRelation: stylesOf('shipment'),
    booking: toOne('Booking', 'booking_id', { nullable: true, implied: false }),
    ...transport,
    /** How far it is, in more words than its status has: one of `SHIPMENT_STAGES`. */
    stage: text('stage'),
    departedOn: column('date', 'departed_on', nullable),
    /** The provider's day on which it is to arrive: as it is expected, else as it was planned; null where it has. */
    arrivesOn: column('date', 'arrives_on', nullable),
    arrivedOn: column('date', 'arrived_on', nullable),
    /** The day on which it arrived, else that on which it is to, and by what: `Actual`, `Expected`, `Not Before` or `Planned`. */
    arrivalOn: column('date', 'arrival_on', nullable),
    arrivalBasis: column('text', 'arrives_by', {
      sql: (alias) => `case when ${alias}.arrived_on is not null then 'Actual' else ${alias}.arrives_by end`,
      nullable: true,
    }),
    /** The provider's day on which it was planned to arrive, whatever came of that; null of a cancelled one. */
    plannedArrivalOn: column('date', 'id', { sql: plannedArrivalSql, nullable: true, isCostly: true }),
    /** The event of the first of its milestones that hasn't happened, and when that was planned; null where all have. */
    nextMilestone: column('text', 'id', {
      sql: (alias) => `(select event from milestone open where open.shipment_id = ${alias}.id
        and open.actual_at is null order by open.position limit 1)`,
      nullable: true,
    }),
    nextMilestoneAt: column('instant', 'next_milestone_at', nullable),
    /** Whether it is behind its plan, or expected to be by a day at least. */
    isLate: column('boolean', 'late_from', { sql: isLateSql }),
    /** By how many of the provider's days it is; null where it isn't late. */
    daysLate: column('int', 'late_from', { sql: daysLateSql, nullable: true }),
    /** By how many of the provider's days the first milestone to come that is expected late comes after its plan, and why; null where nothing is expected. */
    estimatedDelay: column('int', 'expected_delay', nullable),
    delayReason: text('delay_reason', nullable),
    /** What else is known of that reason. */
    delayNote: column('text', 'delay_reason', { sql: delayNoteSql, nullable: true, isCostly: true }),
    /** The event of the first of its milestones to come that is behind its plan, or expected to be by a day; null where it isn't late. */
    lateMilestone: column('text', 'late_from', { sql: lateMilestoneSql, nullable: true, isCostly: true }),
    weightKg: column('numeric', 'weight_kg', nullable),
    volumeCbm: column('numeric', 'volume_cbm', nullable),
    insuranceReference: code('insurance_reference', nullable),
    insuredValue: column('numeric', 'insured_value', nullable),
    insuredCurrency: code('insured_currency', nullable),
    insurer: text('insurer', nullable),
    insurancePremium: column('numeric', 'insurance_premium', nullable),
    insuranceValidFrom: column('date', 'insurance_valid_from', nullable),
    insuranceValidTo: column('date', 'insurance_valid_to', nullable),
    insuranceCover: code('insurance_cover', nullable),
    vesselName: text('vessel_name', nullable),
    voyageNumber: code('voyage_number', nullable),
    transportDocument: code('transport_document', nullable),
    milestones: toMany('Milestone', { children: 'shipment_id', order: 'position' }, { implied: true }),
    containers: toMany('Container', { children: 'shipment_id', order: 'position' }, { implied: true }),
    /** Those that were booked for it, as `2 x 40HC`; null where that isn't known. */
    bookedContainers: column('text', 'booking_id', {
      sql: bookedContainersSql,
      nullable: true,
      isCostly: true,
    }),
    quotes: toMany('Quote', { children: 'shipment_id', order: 'id' }),
    manifests: toMany('Manifest', { children: 'shipment_id', order: 'id' }),
    invoices: toMany('Invoice', { children: 'shipment_id', order: 'id' }),
    deliveries: toMany('Delivery', { children: 'shipment_id', order: 'id' }, { implied: true }),
    documents: documentsOf('shipment'),
  },
});

/** What has to happen to a shipment: an event of `MILESTONE_EVENTS`, by plan and, once it happened, by the clock. */
export const Milestone = defineModel({
  name: 'Milestone',
  table: 'milestone',
  root: false,
  rights: null,
  fields: {
    id,
    event: code('event'),
    port: toOne('Port', 'port_id', nullable),
    airport: toOne('Airport', 'airport_id', nullable),
    plannedAt: column('instant', 'planned_at'),
    actualAt: column('instant', 'actual_at', nullable),
    note: text('note', nullable),
    /** When it is expected, where its agent has said so, and why it is late: one of `DELAY_REASONS`. */
    estimatedAt: column('instant', 'estimated_at', nullable),
    /** When it is expected: as its agent has said, else no sooner than what comes before it; null where that is as planned. */
    expectedAt: column('instant', 'id', {
      sql: (alias) => `(select expected_at from open_milestone open
        where open.shipment_id = ${alias}.shipment_id and open.id = ${alias}.id)`,
      nullable: true,
      isCostly: true,
    }),
    delayReason: text('delay_reason', nullable),
    delayNote: text('delay_note', nullable),
  },
});

/** A container of a shipment; `number` and `sizeType` as ISO 6346 has them. */
export const Container = defineModel({
  name: 'Container',
  table: 'container',
  root: false,
  rights: null,
  fields: {
    id,
    number: code('number'),
    sizeType: code('size_type'),
    sealNumber: code('seal_number', nullable),
    weightKg: column('numeric', 'weight_kg', nullable),
  },
});

/** `container_type` is spelled as the specification spells it. */
export const Quote = defineModel({
  name: 'Quote',
  table: 'quote',
  root: true,
  rights: (caller, alias) => mayReadRecord(caller, 'quote', alias),
  fields: {
    id,
    reference: code('reference'),
    mode: text('mode'),
    container_type: text('container_type'),
    status: column('text', 'status', { sql: quoteStatusSql }),
    validUntil: column('date', 'valid_until', nullable),
    answeredAt: column('instant', 'answered_at', nullable),
    answeredBy: column('text', 'answered_by', {
      sql: personWho('answered'),
      nullable: true,
      isCostly: true,
    }),
    declineReason: text('decline_reason', nullable),
    /** From 1 on: each was answered but the last, which may be (D-152). */
    version: column('int', 'version'),
    customer: toOne('Company', 'customer_id'),
    agent: toOne('Company', 'agent_id', nullable),
    shipment: toOne('Shipments', 'shipment_id', { nullable: true, implied: false }),
    requests: toMany('QuoteRequest', { children: 'quote_id', order: 'id' }, { implied: true }),
    bookings: toMany('Booking', {
      table: 'booking_request',
      from: 'quote_id',
      to: 'booking_id',
      order: 'id',
    }),
    totals: toMany('QuoteTotal', { children: 'quote_id', order: 'currency' }),
    hasCharges: hasCharges('quote'),
    isPriced: column('boolean', 'id', { sql: isPricedSql, isCostly: true }),
    documents: documentsOf('quote'),
    revision,
    createdAt,
  },
});

export const Manifest = defineModel({
  name: 'Manifest',
  table: 'manifest',
  root: true,
  rights: (caller, alias) => mayReadRecord(caller, 'manifest', alias),
  fields: {
    id,
    reference: code('reference'),
    status: text('status'),
    customer: toOne('Company', 'customer_id'),
    agent: toOne('Company', 'agent_id', nullable),
    shipment: toOne('Shipments', 'shipment_id', { nullable: true, implied: false }),
    totals: toMany('ManifestTotal', { children: 'manifest_id', order: 'currency' }),
    hasCharges: hasCharges('manifest'),
    documents: documentsOf('manifest'),
    revision,
    createdAt,
  },
});
