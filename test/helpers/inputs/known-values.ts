import { type RawBuilder, sql } from 'kysely';
import { MODULES } from '../../../portal/lists/definitions/all-modules.ts';
import type { Database } from '../../../portal/server/db/database.ts';
import { FEATURES } from '../../../shared/contract/charges.ts';
import type { KnownValues } from './arbitrary-inputs.ts';

/** Of each table some ids, of the first rows and of the last. */
const POOLS = {
  booking: 'booking',
  shipment: 'shipment',
  quote: 'quote',
  manifest: 'manifest',
  sailing: 'sailing',
  flight: 'flight',
  order: 'purchase_order',
  style: 'style_number',
  invoice: 'invoice',
  entry: 'invoice_entry',
  delivery: 'delivery',
  location: 'company_location',
  template: 'booking_template',
  document: 'document',
  route: 'route_subscription',
  port: 'port',
  airport: 'airport',
  company: 'company',
  chargeType: 'charge_type',
  chargeList: 'charge_sheet',
  rateSheet: 'rate_sheet',
  milestone: 'milestone',
  job: 'job',
  import: 'import',
  file: 'file',
  log: 'audit_log',
  submission: 'rate_submission',
} as const;
type Pool = keyof typeof POOLS;

const IMPORTERS = [101, 102];
/** The agent and the provider beside them. */
const ENTITIES = [...IMPORTERS, 2, 1];

/** Of which table a field names a row. */
const FIELDS: Readonly<Record<string, readonly Pool[]>> = {
  bookingId: ['booking'],
  shipmentId: ['shipment'],
  quoteId: ['quote'],
  manifestId: ['manifest'],
  sailingId: ['sailing'],
  flightId: ['flight'],
  orderId: ['order'],
  orderIds: ['order'],
  poId: ['order'],
  selectedPOs: ['order'],
  knownPOs: ['order'],
  selectedSN: ['style'],
  knownSN: ['style'],
  invoiceId: ['invoice'],
  entryId: ['entry'],
  deliveryId: ['delivery'],
  locationId: ['location'],
  templateId: ['template'],
  documentId: ['document'],
  routeSubscriptionId: ['route'],
  routeSubscriptionArr: ['route'],
  milestoneId: ['milestone'],
  chargeType: ['chargeType'],
  chargeListId: ['chargeList'],
  fileId: ['file'],
  before: ['log'],
  upTo: ['log'],
  recordId: ['booking', 'shipment', 'quote', 'manifest'],
  origin: ['port', 'airport'],
  destination: ['port', 'airport'],
  discharge: ['port'],
  carrier: ['company'],
  ...{ carrierId: ['company'], airlineId: ['company'], agentId: ['company'] },
  ...{ originPortId: ['port'], destinationPortId: ['port'] },
  ...{ originAirportId: ['airport'], destinationAirportId: ['airport'], viaAirportId: ['airport'] },
};

/** What `id` and `ids` are, which each action has of its own. */
const ID_OF: Readonly<Record<string, readonly Pool[]>> = {
  getJob: ['job'],
  cancelJob: ['job'],
  listJobs: ['job'],
  getImport: ['import'],
  applyImport: ['import'],
  listImports: ['import'],
  listImportRows: ['import'],
  getRateSheet: ['rateSheet'],
  reissueRateSheet: ['rateSheet'],
  getRateSheetAddress: ['rateSheet'],
  listRateSheetRows: ['rateSheet'],
  listRouteRates: ['route'],
  deleteRouteSubscriptions: ['route'],
  restoreRouteSubscriptions: ['route'],
  markNotificationsRead: ['log'],
  listCompanies: ['company'],
};

/** Stands for the revision that a record has when the input is sent. */
export const CURRENT = 1_234_567;

/** What of the demo's data an input of this name can be about. */
export async function knownValues({ db }: Database): Promise<(name: string) => KnownValues> {
  const pools = new Map<Pool, unknown[]>();
  for (const [pool, table] of Object.entries(POOLS)) {
    const rows = (order: RawBuilder<unknown>) =>
      sql`(select id from ${sql.table(table)} order by id ${order} limit 8)`;
    const found = await sql<{ id: unknown }>`${rows(sql``)} union ${rows(sql`desc`)}`.execute(db);
    const ids = found.rows.map(({ id }) => (/^\d+$/.test(String(id)) ? Number(id) : id));
    pools.set(pool as Pool, ids.length > 0 ? ids : [1]);
  }
  // Whoever asks here has an account, too, and is needed to the end.
  const { rows } = await sql<{ id: number }>`
    select id from web_user where email not like '%@demo.example' order by id limit 20`.execute(db);
  const accounts = rows.map(({ id }) => id);
  const ofPools = (names: readonly Pool[]) => names.flatMap((name) => pools.get(name)!);
  const lists = MODULES.map(({ id }) => id);
  const columns = MODULES.flatMap((list) => list.columns.map(({ id }) => id));
  return (name) => (field) => {
    if (field === 'revision') return [CURRENT];
    if (field === 'accountId') return accounts.length > 0 ? accounts : [999_999];
    if (field === 'ids' && /Accounts$/.test(name)) return accounts.length > 0 ? accounts : [999_999];
    if (field === 'customerId' || field === 'companyId') return IMPORTERS;
    if (/entity_?id/i.test(field) || /^(new_entity_id|customer)$/.test(field)) return ENTITIES;
    if (field === 'agentIds' || field === 'supplierIds' || field === 'supplierId')
      return pools.get('company');
    if (field === 'list' || field === 'module') return lists;
    if (field === 'columns') return columns;
    if (field === 'id' && /ompany$/.test(name)) return ENTITIES;
    if (field === 'id' || field === 'ids')
      return ofPools(ID_OF[name] ?? ['booking', 'shipment', 'order', 'style']);
    const own = FIELDS[field];
    return own && ofPools(own);
  };
}

/** The field by which an input names its record, the one that it is most about first, and the record's table. */
const RECORDS: readonly (readonly [string, Pool])[] = [
  ['deliveryId', 'delivery'],
  ['invoiceId', 'invoice'],
  ['locationId', 'location'],
  ['documentId', 'document'],
  ['routeSubscriptionId', 'route'],
  ['manifestId', 'manifest'],
  ['sailingId', 'sailing'],
  ['flightId', 'flight'],
  ['bookingId', 'booking'],
  ['quoteId', 'quote'],
  ['orderId', 'order'],
  ['shipmentId', 'shipment'],
  ['id', 'company'],
];

/** The input with the revision that its record has now, null without a record. */
export async function withRevision({ db }: Database, input: unknown): Promise<unknown> {
  if (typeof input !== 'object' || input === null) return input;
  const given = input as Record<string, unknown>;
  if (given.revision !== CURRENT) return input;
  return { ...given, revision: await revisionOf(db, given) };
}

async function revisionOf(db: Database['db'], given: Record<string, unknown>): Promise<number | null> {
  if ('featureType' in given)
    return first(
      db,
      sql`charge_sheet
    where coalesce(quote_id, manifest_id) = ${idIn(given.recordId)} and feature = ${FEATURES.find((feature) => feature === given.featureType) ?? ''}`,
    );
  if ('fakPercentage' in given)
    return first(db, sql`company_markup where company_id = ${idIn(given.entityId)}`);
  if ('defaultView' in given)
    return first(
      db,
      sql`list_settings where list = ${MODULES.find(({ id }) => id === given.list)?.id ?? ''}`,
    );
  if ('type' in given && 'id' in given && !('companyName' in given))
    return first(
      db,
      sql`${sql.table(given.type === 'shipment' ? 'shipment' : 'booking')} where id = ${idIn(given.id)}`,
    );
  const [field, pool] = RECORDS.find(([name]) => name in given) ?? [];
  if (!field || !pool) return 0;
  if (given[field] === null) return null;
  return first(db, sql`${sql.table(POOLS[pool])} where id = ${idIn(given[field])}`);
}

/** Zero where a hostile value has taken the place of the id. */
const idIn = (value: unknown): number =>
  Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31 ? Number(value) : 0;

async function first(db: Database['db'], from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ revision: number }>`select revision from ${from} limit 1`.execute(db);
  return rows[0]?.revision ?? 0;
}
