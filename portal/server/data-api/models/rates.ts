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
import { mayReadOfEntity, mayReadRate, mayReadRoute } from './rights.ts';

/** REF-13 */
export const RateSubmission = defineModel({
  name: 'RateSubmission',
  table: 'rate_submission',
  root: true,
  rights: mayReadOfEntity('submission'),
  fields: {
    id,
    createdAt,
    entity: toOne('Company', 'entity_id'),
    customerName: text('customer_name', nullable),
    submissionNotes: text('submission_notes', { nullable: true, isCostly: true }),
    sourceSubmission: toOne('RateSubmission', 'source_submission_id', nullable),
    airFreightRates: toMany(
      'AirFreightRate',
      { children: 'rate_submission_id', order: 'id' },
      { implied: true },
    ),
    charges: toMany('LocalCharge', { children: 'rate_submission_id', order: 'position' }),
  },
});

/** AIR-38: a charge at the destination. */
export const LocalCharge = defineModel({
  name: 'LocalCharge',
  table: 'local_charge',
  root: false,
  rights: null,
  fields: {
    id,
    name: text('name'),
    currency: code('currency'),
    kgRate: column('numeric', 'kg_rate', nullable),
    shipmentRate: column('numeric', 'shipment_rate', nullable),
    minRate: column('numeric', 'min_rate', nullable),
  },
});

/**
 * Whether the same company has submitted the airline's next rate on the lane, which ends later, or the rate for the same days
 * once more.
 */
const isRenewed = column('boolean', 'id', {
  sql: (alias) => `exists (
    select 1 from air_freight_rate later
      join rate_submission next on next.id = later.rate_submission_id
      join rate_submission own on own.id = ${alias}.rate_submission_id and own.entity_id = next.entity_id
    where later."from" = ${alias}."from" and later."to" = ${alias}."to" and later.airline = ${alias}.airline
      and (
        later.validity_from > ${alias}.validity_from
          and (later.validity_to is null or later.validity_to > ${alias}.validity_to)
        or later.rate_submission_id > ${alias}.rate_submission_id and later.validity_from = ${alias}.validity_from
          and later.validity_to is not distinct from ${alias}.validity_to
      ))`,
  isCostly: true,
});

/** REF-14 */
export const AirFreightRate = defineModel({
  name: 'AirFreightRate',
  table: 'air_freight_rate',
  root: true,
  rights: mayReadRate,
  fields: {
    id,
    submission: toOne('RateSubmission', 'rate_submission_id'),
    from: code('from'),
    to: code('to'),
    airline: text('airline'),
    maxCapacity: column('numeric', 'max_capacity', nullable),
    minTransitTime: column('numeric', 'min_transit_time', nullable),
    maxTransitTime: column('numeric', 'max_transit_time', nullable),
    transitTimeText: text('transit_time_text', nullable),
    validityFrom: column('date', 'validity_from'),
    validityTo: column('date', 'validity_to', nullable),
    comment: text('comment', { nullable: true, isCostly: true }),
    routingText: text('routing_text', nullable),
    isRenewed,
    routings: toMany('Routing', { children: 'air_freight_rate_id', order: 'id' }),
    rateLevels: toMany('RateLevel', { children: 'air_freight_rate_id', order: 'id' }),
  },
});

export const RateLevel = defineModel({
  name: 'RateLevel',
  table: 'rate_level',
  root: false,
  rights: null,
  fields: { id, level: code('level'), value: column('numeric', 'value') },
});

export const Routing = defineModel({
  name: 'Routing',
  table: 'routing',
  root: false,
  rights: null,
  fields: { id, routingElements: toMany('RoutingElement', { children: 'routing_id', order: 'index' }) },
});

export const RoutingElement = defineModel({
  name: 'RoutingElement',
  table: 'routing_element',
  root: false,
  rights: null,
  fields: { id, index: column('int', 'index'), value: code('value') },
});

export const RouteSubscription = defineModel({
  name: 'RouteSubscription',
  table: 'route_subscription',
  root: true,
  rights: mayReadRoute,
  fields: {
    id,
    entity: toOne('Company', 'entity_id'),
    originPort: toOne('Port', 'origin_port_id'),
    dischargePort: toOne('Port', 'discharge_port_id', nullable),
    destinationPort: toOne('Port', 'destination_port_id'),
    carrier: toOne('Company', 'carrier_id', nullable),
    revision,
    createdAt,
  },
});
