import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { forbidden } from '../../http/errors/api-error.ts';
import { isAgent, type LinkGrant, type LinkRole, type UserCaller } from '../rights/caller.ts';
import { rightsUnchangedSql } from '../rights/rights-unchanged.ts';
import { mayIssueLinkSql } from './may-issue-link.ts';

const RANK: Record<LinkRole, number> = { user: 0, agent: 1, admin: 2 };

/**
 * Whether the user may give out this link: only admins and agents, only to records they see themselves, and never a
 * role above their own (D-01, D-02). Throws the same 403 for a record that doesn't exist.
 */
export async function requireRightToLink(
  db: Kysely<Tables>,
  user: UserCaller,
  { recordType, recordId, role }: LinkGrant,
): Promise<void> {
  const own = rankOf(user);
  if (own < RANK.agent || RANK[role] > own) throw forbidden();
  const entity = user.seesAll ? undefined : sql`${user.entityId}::integer`;
  const mayIssue = mayIssueLinkSql(recordType, sql`${recordId}::integer`, entity);
  const { rows } = await sql<{
    allowed: boolean;
  }>`select ${rightsUnchangedSql(user)} and ${mayIssue} as allowed`.execute(db);
  if (!rows[0]?.allowed) throw forbidden();
}

function rankOf(user: UserCaller): number {
  if (user.isAdmin) return RANK.admin;
  return isAgent(user) ? RANK.agent : RANK.user;
}
