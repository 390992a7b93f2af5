import { type RawBuilder, sql } from 'kysely';
import type { LinkRecordType } from '../rights/caller.ts';
import { isCompanyOrItsAgent, isParty, OWNER_COLUMN } from '../rights/record-rights.ts';
import { hasRoleSql } from '../rights/role-sql.ts';

const TABLES = {
  booking: 'booking',
  shipment: 'shipment',
  quote: 'quote',
  manifest: 'manifest',
  submission: 'rate_submission',
  entity: 'company',
} as const;

/**
 * SQL that is true when there is such a record and all that a link to it opens is open to whoever acts for `entity`: a
 * link to a booking or shipment opens all orders of its company, one to a company all that belongs to it. Both are SQL
 * expressions of type integer; without an entity only the record counts.
 */
export function mayIssueLinkSql(
  recordType: LinkRecordType,
  recordId: RawBuilder<unknown>,
  entity: RawBuilder<unknown> | undefined,
): RawBuilder<boolean> {
  const isOpen = entity ? sql`and ${isOpenTo(recordType, entity)}` : sql``;
  return sql<boolean>`exists (
    select 1 from ${sql.table(TABLES[recordType])} record where record.id = ${recordId} ${isOpen}
  )`;
}

function isOpenTo(recordType: LinkRecordType, entity: RawBuilder<unknown>): RawBuilder<boolean> {
  if (recordType === 'entity') return sql`record.id = ${entity}`;
  if (recordType === 'submission') return sql`record.entity_id = ${entity}`;
  const party = isParty(entity, recordType, 'record');
  if (recordType === 'quote' || recordType === 'manifest') return party;
  const owner = sql.ref(`record.${OWNER_COLUMN[recordType]}`);
  return sql`${party} and (${owner} is null or ${isCompanyOrItsAgent(entity, owner)})`;
}

/**
 * SQL that is true where `companies`, an SQL expression of type integer[], is null or has one that might issue a link to
 * the record.
 */
export const isWithinCompaniesSql = (
  recordType: LinkRecordType,
  recordId: RawBuilder<unknown>,
  companies: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  sql<boolean>`(${companies} is null or exists (
    select 1 from unnest(${companies}) company_limit (id)
    where ${mayIssueLinkSql(recordType, recordId, sql.ref('company_limit.id'))}
  ))`;

/**
 * SQL that is true while the issuer of the link `link` (a row of link_token) might issue it again (D-02): whose
 * access has ended since (`endAccess`), whose account is closed, who is no admin, agent or manager any more, or to whom the
 * record is no longer open, opens nothing to others either. An admin who acts for another company for a while stays
 * one. Links without an issuer are the server's own. A link by a service key is one of whoever made the key, within the
 * limits of the key: it ends when its record comes to another company, and with those that were withdrawn with the key.
 */
export function mayStillIssueLinkSql(recordType: LinkRecordType, link: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${link}.${name}`);
  const mayIssue = mayIssueLinkSql(recordType, column('record_id'), sql.ref('issuer.entity_id'));
  const isWithin = isWithinCompaniesSql(recordType, column('record_id'), sql.ref('key.entity_ids'));
  return sql<boolean>`(${column('created_by_id')} is null or exists (
    select 1 from web_user issuer where issuer.id = ${column('created_by_id')} and issuer.password_hash is not null
      and issuer.access_version = ${column('access_version')} and (${hasRoleSql(sql.ref('issuer.id'), ['admin'])}
        or (${mayIssue} and (
          (${column('role')} <> 'admin' and ${hasRoleSql(sql.ref('issuer.id'), ['agent'])})
          or (${column('role')} = 'user' and ${hasRoleSql(sql.ref('issuer.id'), ['manager'])}))))
  )) and (${column('service_key_id')} is null or exists (
    select 1 from service_key key where key.id = ${column('service_key_id')} and not key.are_links_withdrawn
      and ${isWithin}
  ))`;
}
