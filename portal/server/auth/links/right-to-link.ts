import { type Kysely, sql } from 'kysely';
import { type ReasonCode, reason } from '../../../../shared/contract/reasons.ts';
import type { Tables } from '../../db/tables.ts';
import { ApiError, forbidden } from '../../http/errors/api-error.ts';
import {
  isAgent,
  isManager,
  type LinkGrant,
  type LinkRole,
  type ServiceKeyCaller,
  type UserCaller,
} from '../rights/caller.ts';
import { rightsUnchangedSql } from '../rights/rights-unchanged.ts';
import { isWithinCompaniesSql, mayIssueLinkSql } from './may-issue-link.ts';

const RANK: Record<LinkRole, number> = { user: 0, agent: 1, admin: 2 };

/**
 * Where the records are at the provider's platform, this database knows of none, nor whose they are: then only those give links to
 * them who may open any, the provider's admins and the service keys that are good for all companies. Companies are here.
 */
interface Records {
  areElsewhere: boolean;
}

/**
 * Whether the user may give out this link: only admins, agents and managers, only to records they see themselves, and never a
 * role above their own, which is that of a user for a manager who is no agent (D-01, D-02). Throws the same 403 for a record that doesn't exist.
 */
export async function requireRightToLink(
  db: Kysely<Tables>,
  user: UserCaller,
  { recordType, recordId, role }: LinkGrant,
  { areElsewhere }: Records,
): Promise<void> {
  const own = rankOf(user);
  const givesLinks = own >= RANK.agent || isManager(user);
  if (!givesLinks || RANK[role] > own) throw forbidden();
  const entity = user.seesAll ? undefined : sql`${user.entityId}::integer`;
  const mayIssue =
    areElsewhere && recordType !== 'entity'
      ? sql<boolean>`${user.seesAll}::boolean`
      : mayIssueLinkSql(recordType, sql`${recordId}::integer`, entity);
  const { rows } = await sql<{
    allowed: boolean;
  }>`select ${rightsUnchangedSql(user)} and ${mayIssue} as allowed`.execute(db);
  if (!rows[0]?.allowed) throw forbidden();
}

/**
 * Whether the link is within the limits of a service key; a company of the key must be one that could issue it. Throws 403
 * with the limit as its reason, the same for a record of another company and for one that doesn't exist, and
 * {@link forbidden} for one that doesn't exist where companies are no limit.
 */
export async function requireWithinLimits(
  db: Kysely<Tables>,
  { entityIds, recordTypes, roles }: Pick<ServiceKeyCaller, 'entityIds' | 'recordTypes' | 'roles'>,
  { recordType, recordId, role }: LinkGrant,
  { areElsewhere }: Records,
): Promise<void> {
  if (recordTypes && !recordTypes.includes(recordType))
    throw outsideLimit('serviceKeyRecordType', 'recordType');
  if (!roles.includes(role)) throw outsideLimit('serviceKeyRole', 'role');
  if (areElsewhere && recordType !== 'entity') {
    if (entityIds) throw outsideLimit('serviceKeyCompany', 'recordId');
    return;
  }
  const record = sql`${recordId}::integer`;
  const { rows } = await sql<{ exists: boolean; isWithin: boolean }>`
    select ${mayIssueLinkSql(recordType, record, undefined)} as exists,
      ${isWithinCompaniesSql(recordType, record, sql`${entityIds}::integer[]`)} as "isWithin"`.execute(db);
  if (!rows[0]?.isWithin) throw outsideLimit('serviceKeyCompany', 'recordId');
  if (!rows[0].exists) throw forbidden();
}

const outsideLimit = (
  code: Extract<ReasonCode, 'serviceKeyRecordType' | 'serviceKeyRole' | 'serviceKeyCompany'>,
  field: keyof LinkGrant,
) => new ApiError(403, 'forbidden', { ...reason(code), field });

function rankOf(user: UserCaller): number {
  if (user.isAdmin) return RANK.admin;
  return isAgent(user) ? RANK.agent : RANK.user;
}
