import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { AuditChange } from '../../../shared/contract/audit.ts';
import type {
  LinkCaller,
  SERVER,
  ServiceCaller,
  ServiceKeyCaller,
  UserCaller,
} from '../auth/rights/caller.ts';
import { serviceKeyLabelOf } from '../auth/rights/link-label.ts';
import { OWNER_COLUMN } from '../auth/rights/record-rights.ts';
import type { Tables } from '../db/tables.ts';
import { DEPARTURES, type DepartureType } from '../schedules/departures.ts';

/** What an action did to one record. */
export interface AuditRecord {
  /**
   * One of {@link PARTIES}; entries of `webUser` are for that person and the provider, of other types for the provider
   * alone.
   */
  recordType: string;
  recordId: number;
  before: object | null;
  after: object;
  /**
   * For the people whose record it is, never a secret; left out where that can't be shown, empty where nothing
   * changed.
   */
  changes?: readonly AuditChange[];
  /** Who of the record's parties isn't told. */
  hiddenFrom?: 'owner' | 'agent' | 'both' | undefined;
  /** The agent that is told, of a record that names none itself. */
  agentId?: number | null;
  /** Whose it was and what it was called, of a record that is gone by now. */
  gone?: { ownerId: number | null; reference: string };
  /** The network address that it came from, where that matters: for the person and the provider's admins. */
  address?: string;
}

/** Who did it. */
type Actor =
  | Pick<UserCaller, 'kind' | 'userId' | 'label'>
  | LinkCaller
  | ServiceKeyCaller
  | ServiceCaller
  | typeof SERVER;

type Parties = (id: RawBuilder<unknown>) => RawBuilder<unknown>;

const shared =
  (type: keyof typeof OWNER_COLUMN): Parties =>
  (id) =>
    sql`
    select ${sql.ref(OWNER_COLUMN[type])} as owner_id, agent_id, reference from ${sql.table(type)} where id = ${id}`;

/** Nobody's. */
const departure =
  (type: DepartureType): Parties =>
  (id) =>
    sql`
    select null::integer as owner_id, null::integer as agent_id, ${DEPARTURES[type].name} as reference
    from ${DEPARTURES[type].from} where departure.id = ${id}`;

/** Whose a record is, by its type, and what it is called. */
const PARTIES: Readonly<Record<string, Parties>> = {
  booking: shared('booking'),
  shipment: shared('shipment'),
  quote: shared('quote'),
  manifest: shared('manifest'),
  submission: (id) => sql`
    select entity_id as owner_id, null::integer as agent_id, null::text as reference
    from rate_submission where id = ${id}`,
  routeSubscription: (id) => sql`
    select route.entity_id as owner_id, null::integer as agent_id,
      origin.company_name || ' – ' || destination.company_name as reference
    from route_subscription route
    join port origin on origin.id = route.origin_port_id
    join port destination on destination.id = route.destination_port_id
    where route.id = ${id}`,
  rateSheet: (id) => sql`
    select entity_id as owner_id, null::integer as agent_id, concat(number, case when version > 1 then ' v' || version end) as reference
    from rate_sheet where id = ${id}`,
  purchaseOrder: (id) => sql`
    select order_purchaser_id as owner_id, null::integer as agent_id, order_numbers as reference
    from purchase_order where id = ${id}`,
  entity: (id) => sql`
    select id as owner_id, null::integer as agent_id, company_name as reference from company where id = ${id}`,
  baseRate: (id) => sql`
    select null::integer as owner_id, null::integer as agent_id,
      concat(origin.scac_code, ' – ', destination.scac_code, ' ', coalesce(carrier.code, carrier.company_name), ' ', rate.kind)
        as reference
    from base_rate rate join port origin on origin.id = rate.origin_port_id
    join port destination on destination.id = rate.destination_port_id join company carrier on carrier.id = rate.carrier_id
    where rate.id = ${id}`,
  invoice: (id) => sql`
    select customer_id as owner_id, null::integer as agent_id, reference from invoice where id = ${id}`,
  location: (id) => sql`
    select company_id as owner_id, null::integer as agent_id, name as reference from company_location where id = ${id}`,
  sailing: departure('sailing'),
  flight: departure('flight'),
  airport: (id) => sql`
    select null::integer as owner_id, null::integer as agent_id, code::text as reference from airport where id = ${id}`,
  serviceKey: (id) => sql`
    select null::integer as owner_id, null::integer as agent_id, name as reference from service_key where id = ${id}`,
  webUser: (id) => sql`
    select null::integer as owner_id, null::integer as agent_id, email as reference from web_user where id = ${id}`,
};

const giverOf = (linkId: string | null) => sql`
  select coalesce(${serviceKeyLabelOf(sql`key.name`)}, giver.email) from link_token given
  join web_user giver on giver.id = given.created_by_id left join service_key key on key.id = given.service_key_id
  where given.id = ${linkId}::uuid`;

const NOBODY: Parties = () =>
  sql`select null::integer as owner_id, null::integer as agent_id, null::text as reference where false`;

/**
 * Adds one entry to the audit log, with whose record it is at this moment (D-96), and by which link it was done and who
 * gave that, which the entry keeps when link and giver are gone.
 */
export const writeAudit = (
  trx: Transaction<Tables>,
  caller: Actor,
  action: string,
  record: AuditRecord,
  requestId: string | undefined,
): Promise<void> => writeAudits(trx, caller, action, [record], requestId);

/** One entry for each of the records, as {@link writeAudit} adds it. */
export async function writeAudits(
  trx: Transaction<Tables>,
  caller: Actor,
  action: string,
  records: readonly AuditRecord[],
  requestId: string | undefined,
): Promise<void> {
  for (const [recordType, ofType] of Map.groupBy(records, (record) => record.recordType))
    await writeAuditsOf(trx, caller, action, { recordType, records: ofType }, requestId);
}

async function writeAuditsOf(
  trx: Transaction<Tables>,
  caller: Actor,
  action: string,
  { recordType, records }: { recordType: string; records: readonly AuditRecord[] },
  requestId: string | undefined,
): Promise<void> {
  const linkId = caller.kind === 'link' ? caller.linkId : null;
  const parties = (PARTIES[recordType] ?? NOBODY)(sql`entry."recordId"`);
  await sql`
    insert into audit_log (actor, web_user_id, action, record_type, record_id, before, after, request_id, changes,
      address, owner_id, agent_id, reference, link_id, given_by)
    select ${caller.label}::text, ${caller.kind === 'user' ? caller.userId : null}::integer, ${action}::text,
      ${recordType}::text, entry."recordId", entry.before, entry.after, ${requestId ?? null}::text, entry.changes,
      entry.address, case when entry."hiddenFrom" in ('owner', 'both') then null else coalesce(party.owner_id, (entry.gone->>'ownerId')::integer) end,
      case when entry."hiddenFrom" in ('agent', 'both') then null else coalesce(party.agent_id, entry."agentId") end,
      coalesce(party.reference, entry.gone->>'reference'), ${linkId}::uuid, (${giverOf(linkId)})
    from json_to_recordset(${JSON.stringify(records)}::json)
      entry ("recordId" integer, before jsonb, after jsonb, changes jsonb, address text, "hiddenFrom" text,
        "agentId" integer, gone jsonb)
    left join lateral (${parties}) party on true`.execute(trx);
}

/** Drops entries older than this, a bounded number at once. Those in use by others are left alone. */
export async function pruneAudit(db: Kysely<Tables>, days: number): Promise<void> {
  await sql`
    delete from audit_log where id in (
      select id from audit_log where at < now() - ${days}::integer * interval '1 day'
      order by at limit 10000 for update skip locked
    )`.execute(db);
}
