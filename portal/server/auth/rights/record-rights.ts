import { type RawBuilder, sql } from 'kysely';
import type { Caller, RecordReader } from './caller.ts';

/** Records that two parties share: the company whose goods they are about, and the agent who handles them. */
type PartyRecord = 'booking' | 'shipment' | 'quote' | 'manifest';

/** The column of a record that names its company. */
export const OWNER_COLUMN = {
  booking: 'customer_id',
  shipment: 'company_id',
  quote: 'customer_id',
  manifest: 'customer_id',
} as const;

const always = sql<boolean>`true`;
const never = sql<boolean>`false`;

/**
 * SQL that is true for the records the caller may see (D-15): an admin of the provider and the tools' own scope all
 * of them, a user those of the own company and those the company handles as agent, a link its one record, the link
 * of an entity that company's records. For the `where` of a statement that names the record's table `alias`;
 * meant for actions and data API alike, so that the rule is written once.
 */
export function mayReadRecord(caller: RecordReader, type: PartyRecord, alias: string): RawBuilder<boolean> {
  if (caller.kind === 'service') return always;
  if (caller.kind === 'user') {
    return caller.seesAll ? always : isParty(sql`${caller.entityId}::integer`, type, alias);
  }
  if (caller.recordType === type) return sql`${sql.ref(`${alias}.id`)} = ${caller.recordId}::integer`;
  if (caller.recordType === 'entity') {
    return sql`${sql.ref(`${alias}.${OWNER_COLUMN[type]}`)} = ${caller.recordId}::integer`;
  }
  return never;
}

/** SQL that is true for the records that `entity`, an SQL expression of type integer, owns or handles. */
export const isParty = (entity: RawBuilder<unknown>, type: PartyRecord, alias: string): RawBuilder<boolean> =>
  sql`${entity} in (${sql.ref(`${alias}.${OWNER_COLUMN[type]}`)}, ${sql.ref(`${alias}.agent_id`)})`;

/** SQL that is true for the records the caller may change: those it may see, but a link opens no other record. */
export function mayWriteRecord(caller: Caller, type: PartyRecord, alias: string): RawBuilder<boolean> {
  if (caller.kind === 'link' && caller.recordType !== type) return never;
  return mayReadRecord(caller, type, alias);
}

/**
 * SQL that is true when the caller may see the purchase orders and style numbers of `company`, an SQL expression of
 * type integer: a user those of the own company and of the companies it is agent of, the link of a booking or shipment
 * those of its record's company (PO-49), the link of an entity its own; charges and rates need none. For actions and
 * data API alike.
 */
export function mayReadOrdersOf(caller: Caller, company: RawBuilder<unknown>): RawBuilder<boolean> {
  if (caller.kind === 'service') return always;
  if (caller.kind === 'user') {
    return caller.seesAll ? always : isCompanyOrItsAgent(sql`${caller.entityId}::integer`, company);
  }
  if (caller.recordType === 'entity') return sql`${company} = ${caller.recordId}::integer`;
  if (caller.recordType !== 'booking' && caller.recordType !== 'shipment') return never;
  return sql`${company} = (
    select linked.${sql.ref(OWNER_COLUMN[caller.recordType])} from ${sql.table(caller.recordType)} linked
    where linked.id = ${caller.recordId}::integer
  )`;
}

/**
 * SQL that is true when `entity` is `company` or its agent; both are SQL expressions of type integer. In this form the
 * database can find the rows of these companies by an index on their column.
 */
export const isCompanyOrItsAgent = (
  entity: RawBuilder<unknown>,
  company: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  sql`(${company} = ${entity} or ${company} = any(array(
    select agency.company_id from company_agent agency where agency.agent_id = ${entity}
  )))`;
