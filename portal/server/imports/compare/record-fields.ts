import { type RawBuilder, sql } from 'kysely';

/** What a text in a cell stands for in another table. */
export type Lookup =
  | 'importer'
  | 'agent'
  | 'port'
  | 'airport'
  | 'carrier'
  | 'oceanCarrier'
  | 'airline'
  | 'booking'
  | 'shipment';

/** A column of an import beside the column of the record's table that it is stored in. */
export interface RecordField {
  id: string;
  column: string;
  lookup?: Lookup;
  /** Reads what is stored as files write it. */
  stored?: (value: RawBuilder<unknown>) => RawBuilder<unknown>;
}

/** Bookings, shipments, quotes or manifests. */
export interface RecordTable {
  type: 'booking' | 'shipment' | 'quote' | 'manifest';
  owner: 'customer_id' | 'company_id';
  fields: readonly RecordField[];
  hasOrders: boolean;
}

const plain = (id: string, column = id): RecordField => ({ id, column });
const decimal = (id: string, column: string): RecordField => ({
  ...plain(id, column),
  stored: (value) => sql`trim_scale(${value})::text`,
});
const company = sql`coalesce(named.reference, named.company_name)`;
const named = (table: string, text: RawBuilder<unknown>) => (value: RawBuilder<unknown>) =>
  sql`(select ${text} from ${sql.table(table)} named where named.id = ${value})`;

const customer = (column: 'customer_id' | 'company_id'): RecordField => ({
  ...plain('customer', column),
  lookup: 'importer',
  stored: named('company', company),
});
const agent: RecordField = {
  ...plain('agent', 'agent_id'),
  lookup: 'agent',
  stored: named('company', company),
};
const port = (id: string, column: string): RecordField => ({
  ...plain(id, column),
  lookup: 'port',
  stored: named('port', sql`named.scac_code`),
});
const transport: readonly RecordField[] = [
  plain('mode'),
  plain('status'),
  port('origin', 'origin_port_id'),
  port('destination', 'destination_port_id'),
  {
    ...plain('carrier', 'carrier_id'),
    lookup: 'carrier',
    stored: named('company', sql`coalesce(named.code, named.company_name)`),
  },
];
const shipment: RecordField = {
  ...plain('shipment', 'shipment_id'),
  lookup: 'shipment',
  stored: named('shipment', sql`named.reference`),
};
/** A day of the file begins in UTC. */
const created: RecordField = {
  ...plain('created', 'created_at'),
  stored: (value) => sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD')`,
};

export const BOOKINGS: RecordTable = {
  type: 'booking',
  owner: 'customer_id',
  fields: [customer('customer_id'), agent, ...transport, created],
  hasOrders: true,
};

export const SHIPMENTS: RecordTable = {
  type: 'shipment',
  owner: 'company_id',
  fields: [
    customer('company_id'),
    agent,
    {
      ...plain('booking', 'booking_id'),
      lookup: 'booking',
      stored: named('booking', sql`named.reference`),
    },
    ...transport,
    plain('departed', 'departed_on'),
    plain('arrived', 'arrived_on'),
    decimal('weight', 'weight_kg'),
    decimal('volume', 'volume_cbm'),
    plain('insuranceReference', 'insurance_reference'),
    decimal('insuredValue', 'insured_value'),
    plain('insuredCurrency', 'insured_currency'),
    created,
  ],
  hasOrders: true,
};

export const QUOTES: RecordTable = {
  type: 'quote',
  owner: 'customer_id',
  fields: [
    customer('customer_id'),
    agent,
    plain('mode'),
    plain('containerType', 'container_type'),
    plain('status'),
    shipment,
    plain('validUntil', 'valid_until'),
    created,
  ],
  hasOrders: false,
};

export const MANIFESTS: RecordTable = {
  type: 'manifest',
  owner: 'customer_id',
  fields: [customer('customer_id'), agent, shipment, plain('status'), created],
  hasOrders: false,
};
