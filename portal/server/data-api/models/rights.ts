import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../../auth/rights/caller.ts';
import { mayWriteOfEntity } from '../../auth/rights/entity-rights.ts';
import { isOwnCompany as isOwn } from '../../auth/rights/own-company.ts';
import { entityOfSubmission } from '../../auth/rights/rate-rights.ts';
import { mayReadRecord, OWNER_COLUMN } from '../../auth/rights/record-rights.ts';
import { hasRoleSql } from '../../auth/rights/role-sql.ts';
import type { RowRights } from './model.ts';

/** Reference lists are open to any valid token (D-04). */
export const everybody: RowRights = () => sql<boolean>`true`;

export const nobody: RawBuilder<boolean> = sql<boolean>`false`;

/**
 * Carriers, airlines and the provider are reference data. Of the other companies a user sees the one it acts for,
 * that one's agents and suppliers, those it is agent of and their suppliers; a link those that its record names; the
 * tools' own scope all.
 */
export const mayReadCompany: RowRights = (caller, alias) => {
  if (caller.kind === 'service' || (caller.kind === 'user' && caller.seesAll)) return sql`true`;
  const company = sql.ref(`${alias}.id`);
  const reference = sql`${sql.ref(`${alias}.is_carrier`)}
    or ${sql.ref(`${alias}.entity_type`)} in ('Carrier', 'Airline', 'Provider')`;
  if (caller.kind === 'user') {
    return sql`(${reference} or ${company} = ${caller.entityId}::integer
      or exists (select 1 from company_agent agency
        where (agency.company_id = ${company} and agency.agent_id = ${caller.entityId}::integer)
        or (agency.agent_id = ${company} and agency.company_id = ${caller.entityId}::integer))
      or exists (select 1 from company_supplier supply
        where supply.supplier_id = ${company} and (supply.company_id = ${caller.entityId}::integer
          or exists (select 1 from company_agent agency where agency.company_id = supply.company_id
            and agency.agent_id = ${caller.entityId}::integer))))`;
  }
  if (caller.recordType === 'entity') return sql`(${reference} or ${company} = ${caller.recordId}::integer)`;
  if (caller.recordType === 'submission') {
    return sql`(${reference} or ${company} = ${entityOfSubmission(caller.recordId)})`;
  }
  return sql`(${reference} or exists (
    select 1 from ${sql.table(caller.recordType)} linked where linked.id = ${caller.recordId}::integer
      and ${company} in (${sql.ref(`linked.${OWNER_COLUMN[caller.recordType]}`)}, linked.agent_id)))`;
};

/** What is a company's own business even where its name is not: an admin's and its own users'. */
export const isOwnCompany: RowRights = (caller, alias) => isOwn(caller, sql.ref(`${alias}.id`));

/** Rows of one company alone (column `entity_id`); a submission's link also opens its entity's other submissions. */
export const mayReadOfEntity =
  (linkType?: 'submission', column = 'entity_id'): RowRights =>
  (caller, alias) => {
    if (caller.kind === 'service' || (caller.kind === 'user' && caller.seesAll)) return sql`true`;
    const entity = sql.ref(`${alias}.${column}`);
    if (caller.kind === 'user') return sql`${entity} = ${caller.entityId}::integer`;
    if (caller.recordType === 'entity') return sql`${entity} = ${caller.recordId}::integer`;
    if (caller.recordType === linkType) return sql`${entity} = ${entityOfSubmission(caller.recordId)}`;
    return nobody;
  };

/** What a company alone sees of its own (column `company_id`), and admins of the provider: no agent, no link. */
const isOfOwnCompany =
  (column: string): RowRights =>
  (caller, alias) =>
    isOwn(caller, sql.ref(`${alias}.${column}`));

/** Its addresses. */
export const isOwnOfCompany: RowRights = isOfOwnCompany('company_id');

/** What the provider bills its customer is nobody else's business: an agent would read the provider's prices. */
export const mayReadInvoice: RowRights = isOfOwnCompany('customer_id');

/** What the provider alone knows of what customers see. */
export const isOfProvider: RowRights = (caller) =>
  caller.kind === 'user' && caller.seesAll ? sql`true` : nobody;

/** Deliveries of the shipments that the caller may see. */
export const mayReadDelivery: RowRights = (caller, alias) => sql`exists (
  select 1 from shipment delivered where delivered.id = ${sql.ref(`${alias}.shipment_id`)}
    and ${mayReadRecord(caller, 'shipment', 'delivered')})`;

/** The routes that a company subscribes to; a deleted one is nobody's, also while it can be restored. */
export const mayReadRoute: RowRights = (caller, alias) =>
  sql`(${sql.ref(`${alias}.deleted_at`)} is null and ${mayReadOfEntity()(caller, alias)})`;

/** Rate sheets: who may ask for those of a company may see them. */
export const mayReadSheet: RowRights = (caller, alias) =>
  mayWriteOfEntity(caller, 'rateSheet', sql.ref(`${alias}.entity_id`));

/** The companies whose own rows {@link mayReadOfEntity} opens. */
export const mayActFor: RowRights = mayReadOfEntity(undefined, 'id');

/** The rates of the submissions that the caller may see. */
export const mayReadRate: RowRights = (caller, alias) => sql`exists (
  select 1 from rate_submission of_rate where of_rate.id = ${sql.ref(`${alias}.rate_submission_id`)}
    and ${mayReadOfEntity('submission')(caller, 'of_rate')})`;

/** Oneself; an admin of the provider everybody. Never a link or the tools' scope. */
export const mayReadUser: RowRights = (caller: Caller, alias) => {
  if (caller.kind !== 'user') return nobody;
  return caller.seesAll ? sql`true` : sql`${sql.ref(`${alias}.id`)} = ${caller.userId}::integer`;
};

/** An admin (ROLE-02), whichever company they act for now. */
const isAdminSql = (userId: number): RawBuilder<boolean> => hasRoleSql(sql`${userId}::integer`, ['admin']);

/** Whose people the caller manages (D-15, D-101): an admin everybody's, a manager those of the own company (column `entity_id`). */
export const mayManagePeople: RowRights = (caller, alias) =>
  caller.kind === 'user'
    ? sql`(${isAdminSql(caller.userId)} or (${sql.ref(`${alias}.entity_id`)} = ${caller.entityId}::integer
        and ${hasRoleSql(sql`${caller.userId}::integer`, ['manager'])}))`
    : nobody;

/** D-01: the signed links that somebody gave out; an admin sees those of everybody. */
export const mayReadGivenLink: RowRights = (caller, alias) =>
  caller.kind === 'user'
    ? sql`(${sql.ref(`${alias}.created_by_id`)} = ${caller.userId}::integer or ${isAdminSql(caller.userId)})`
    : nobody;
