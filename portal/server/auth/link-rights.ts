import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { forbidden } from '../http/api-error.ts';
import type { LinkGrant } from './auth.ts';
import { isAgent, type LinkRole, liveCheck, type UserCaller } from './caller.ts';
import { mayReadOrdersOf, mayReadRecord, OWNER_COLUMN } from './record-rights.ts';

const RANK: Record<LinkRole, number> = { user: 0, agent: 1, admin: 2 };

/**
 * Whether the user may hand out this link: only admins and agents, only to records they see themselves, and never a
 * role above their own (D-01, D-02). Throws the same 403 for a record that doesn't exist.
 */
export async function requireRightToLink(
  db: Kysely<Tables>,
  user: UserCaller,
  link: LinkGrant,
): Promise<void> {
  const own = rankOf(user);
  if (own < RANK.agent || RANK[link.role] > own) throw forbidden();
  const { rows } = await sql<{ allowed: boolean }>`select ${liveCheck(user)} and exists (
    select 1 from ${sql.table(TABLES[link.recordType])} record
    where record.id = ${link.recordId}::integer and ${visible(user, link)}
  ) as allowed`.execute(db);
  if (!rows[0]?.allowed) throw forbidden();
}

const TABLES = {
  booking: 'booking',
  shipment: 'shipment',
  quote: 'quote',
  manifest: 'manifest',
  submission: 'rate_submission',
  entity: 'company',
} as const;

function rankOf(user: UserCaller): number {
  if (user.isAdmin) return RANK.admin;
  return isAgent(user) ? RANK.agent : RANK.user;
}

/**
 * A link must not open more than its giver may see: that of a booking or shipment opens all orders of its company, that
 * of an entity all that belongs to it.
 */
function visible(user: UserCaller, { recordType }: LinkGrant): RawBuilder<boolean> {
  if (recordType === 'quote' || recordType === 'manifest') return mayReadRecord(user, recordType, 'record');
  if (recordType === 'booking' || recordType === 'shipment') {
    const owner = sql.ref(`record.${OWNER_COLUMN[recordType]}`);
    return sql`${mayReadRecord(user, recordType, 'record')}
      and (${owner} is null or ${mayReadOrdersOf(user, owner)})`;
  }
  if (user.seesAll) return sql`true`;
  return sql`${sql.ref(recordType === 'entity' ? 'record.id' : 'record.entity_id')} = ${user.entityId}::integer`;
}
