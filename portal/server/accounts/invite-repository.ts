import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type * as v from 'valibot';
import type { Invite as InviteSchema } from '../../../shared/contract/account.ts';
import type { UserCaller } from '../auth/rights/caller.ts';
import { hasRoleSql } from '../auth/rights/role-sql.ts';
import type { Tables } from '../db/tables.ts';

type Db = Kysely<Tables>;
type Trx = Transaction<Tables>;
export type Invite = v.InferOutput<typeof InviteSchema>;

const INVITE_DAYS = 7;

export interface NewInvite {
  email: string;
  entityId: number;
  role: string;
  tokenHash: string;
  /** null: the server itself */
  invitedBy: Pick<UserCaller, 'userId' | 'accessVersion'> | null;
}

/** Puts a new invitation in the place of the person's older one, whose link thereby ends. */
export async function storeInvite(trx: Trx, invite: NewInvite): Promise<Invite> {
  const { email, entityId, role, tokenHash, invitedBy } = invite;
  const { rows } = await sql<{ id: string }>`
    insert into invite (id, email, entity_id, role, token_hash, invited_by_id, access_version, expires_at)
    values (${randomUUID()}, ${email}, ${entityId}, ${role}, ${tokenHash}, ${invitedBy?.userId ?? null},
      ${invitedBy?.accessVersion ?? 1}, now() + ${sql.lit(INVITE_DAYS)} * interval '1 day')
    on conflict (lower(email)) do update set
      id = excluded.id, email = excluded.email, entity_id = excluded.entity_id, role = excluded.role,
      token_hash = excluded.token_hash, invited_by_id = excluded.invited_by_id,
      access_version = excluded.access_version, created_at = now(),
      expires_at = excluded.expires_at
    returning id`.execute(trx);
  return invites(trx)
    .where('invite.id', '=', rows[0]?.id ?? '')
    .executeTakeFirstOrThrow();
}

const invites = (db: Db) =>
  db
    .selectFrom('invite')
    .innerJoin('company', 'company.id', 'invite.entity_id')
    .leftJoin('web_user as inviter', 'inviter.id', 'invite.invited_by_id')
    .select([
      'invite.id',
      'invite.email',
      'invite.entity_id as entityId',
      'company.company_name as entityName',
      'invite.role',
      'inviter.email as invitedBy',
      'invite.created_at as createdAt',
      'invite.expires_at as expiresAt',
    ]);

/** SQL of whether the invitation is into the company; null: into any. */
const isInto = (companyId: number | null) =>
  sql<boolean>`(${companyId}::integer is null or invite.entity_id = ${companyId}::integer)`;

/** Newest first, with those past their end; nobody reads further than `most`. */
export const listInvites = (db: Db, most: number, companyId: number | null): Promise<Invite[]> =>
  invites(db)
    .where(isInviterEntitled)
    .where(isInto(companyId))
    .orderBy('invite.created_at', 'desc')
    .orderBy('invite.id')
    .limit(most)
    .execute();

/** The invitation that was there, into the company or into any, or undefined. */
export const deleteInvite = (trx: Trx, id: string, companyId: number | null) =>
  trx
    .deleteFrom('invite')
    .where('id', '=', id)
    .where(isInto(companyId))
    .returning(['email', 'entity_id as entityId', 'role'])
    .executeTakeFirst();

/** Those of the invitations that were there, by their ids in the list. */
export const deleteListed = (trx: Trx, ids: readonly number[], companyId: number | null) =>
  trx
    .deleteFrom('invite')
    .where(sql<boolean>`invite.list_id = any(${ids}::integer[])`)
    .where(isInto(companyId))
    .where(isInviterEntitled)
    .returning(['list_id as listId', 'email', 'entity_id as entityId', 'role'])
    .execute();

/** Whose invitation this is, unless it has run out or was replaced, withdrawn or taken up. */
export async function hasInvite(db: Db, email: string, tokenHash: string): Promise<boolean> {
  const found = await db
    .selectFrom('invite')
    .select('id')
    .where(isInvite(email, tokenHash))
    .executeTakeFirst();
  return found !== undefined;
}

/** Takes the invitation up: of two at once one gets it. */
export const takeInvite = (trx: Trx, email: string, tokenHash: string) =>
  trx
    .deleteFrom('invite')
    .where(isInvite(email, tokenHash))
    .returning(['email', 'entity_id as entityId', 'role'])
    .executeTakeFirst();

/** Whoever invited must still be an admin, or manage the company's people, with an access that has not ended since; null is the server itself. */
export const isInviterEntitled = sql<boolean>`(invite.invited_by_id is null or exists (
  select 1 from web_user entitled where entitled.id = invite.invited_by_id and entitled.password_hash is not null
    and entitled.access_version = invite.access_version and (${hasRoleSql(sql.ref('entitled.id'), ['admin'])}
      or (entitled.home_entity_id = invite.entity_id and ${hasRoleSql(sql.ref('entitled.id'), ['manager'])}))
))`;

/** SQL of the invitations that nobody has taken up, with those past their end; `id` is that in the list. */
export const LISTED_INVITES = sql`
  select invite.list_id as id, invite.id as invite_id, invite.email, invite.entity_id, invite.role,
    case when invite.expires_at > now() then 'open' else 'expired' end as state,
    inviter.email as invited_by, invite.created_at, invite.expires_at
  from invite left join web_user inviter on inviter.id = invite.invited_by_id
  where ${isInviterEntitled}`;

const isInvite = (email: string, tokenHash: string) =>
  sql<boolean>`lower(invite.email) = lower(${email}::text) and token_hash = ${tokenHash} and expires_at > now()
    and ${isInviterEntitled}`;
