import { randomUUID } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type * as v from 'valibot';
import type { IssuedLink as IssuedLinkSchema } from '../../../../shared/contract/account.ts';
import { LINK_RECORD_TYPES } from '../../../../shared/contract/sign-in.ts';
import type { Tables } from '../../db/tables.ts';
import type { LinkCaller, LinkGrant, UserCaller } from '../rights/caller.ts';
import { mayStillIssueLinkSql } from './may-issue-link.ts';

type Db = Kysely<Tables>;
export type IssuedLink = v.InferOutput<typeof IssuedLinkSchema>;

/** The row of `link_token` that a signed token refers to. */
export interface Issue {
  id: string;
  /** ISO 8601, UTC */
  expiresAt: string;
}

/** A person, or a service key, whose links are those of whoever made it. */
type LinkGiver = Pick<UserCaller, 'userId' | 'accessVersion'> & { keyId?: number };

/** Writes down a link that somebody gives out, null for the server itself, and drops those that have run out. */
export async function issueLink(
  db: Db,
  { recordType, recordId, role, onBehalfOf }: LinkGrant,
  { expiresAt, giver }: { expiresAt: Date; giver: LinkGiver | null },
): Promise<Issue> {
  return db
    .with('ended', (cte) => cte.deleteFrom('link_token').where('expires_at', '<', sql<string>`now()`))
    .insertInto('link_token')
    .values({
      id: randomUUID(),
      record_type: recordType,
      record_id: recordId,
      role,
      on_behalf_of: onBehalfOf ?? null,
      created_by_id: giver?.userId ?? null,
      service_key_id: giver?.keyId ?? null,
      ...(giver && { access_version: giver.accessVersion }),
      expires_at: expiresAt,
    })
    .returning(['id', 'expires_at as expiresAt'])
    .executeTakeFirstOrThrow();
}

/** A link that the server itself gave out for the same, ending in this time: each start would add its own. */
export async function findServerLink(
  db: Db,
  { recordType, recordId, role }: LinkGrant,
  { from, to }: { from: Date; to: Date },
): Promise<Issue | undefined> {
  return db
    .selectFrom('link_token')
    .select(['id', 'expires_at as expiresAt'])
    .where('created_by_id', 'is', null)
    .where('record_type', '=', recordType)
    .where('record_id', '=', recordId)
    .where('role', '=', role)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>=', sql<string>`${from}`)
    .where('expires_at', '<=', sql<string>`${to}`)
    .orderBy('expires_at', 'desc')
    .executeTakeFirst();
}

/** SQL that is true while a link may be used. */
export const isLinkLive = ({
  linkId,
  recordType,
}: Pick<LinkCaller, 'linkId' | 'recordType'>): RawBuilder<boolean> => sql<boolean>`exists (
    select 1 from link_token live
    where live.id = ${linkId}::uuid and live.revoked_at is null and live.expires_at > now()
      and ${mayStillIssueLinkSql(recordType, 'live')}
  )`;

/** The same for links to records of all types. */
const mayBeUsed = sql<boolean>`case link_token.record_type ${sql.join(
  LINK_RECORD_TYPES.map(
    (type) => sql`when ${sql.lit(type)} then ${mayStillIssueLinkSql(type, 'link_token')}`,
  ),
  sql` `,
)} end`;

/** SQL of what the record of a link is called; null where it has no name but its number. */
const RECORD_NAME = sql<string | null>`case link_token.record_type
  ${sql.join(
    (['booking', 'shipment', 'quote', 'manifest'] as const).map(
      (type) => sql`when ${sql.lit(type)} then (
        select record.reference from ${sql.table(type)} record where record.id = link_token.record_id)`,
    ),
    sql` `,
  )}
  when 'entity' then (select record.company_name from company record where record.id = link_token.record_id) end`;

/** SQL of the links that can still be used; `id` is that in the list. */
export const LIVE_LINKS = sql`
  select link_token.list_id as id, link_token.id as link_id, link_token.record_type, link_token.record_id,
    ${RECORD_NAME} as reference, link_token.role, link_token.on_behalf_of, service_key.name as service_key, link_token.created_by_id,
    web_user.email as created_by, link_token.created_at, link_token.expires_at
  from link_token
  left join web_user on web_user.id = link_token.created_by_id
  left join service_key on service_key.id = link_token.service_key_id
  where link_token.revoked_at is null and link_token.expires_at > now() and ${mayBeUsed}`;

/** The newest of them; those of one person, or of everybody. */
export async function listLinks(db: Db, creatorId: number | undefined, most: number): Promise<IssuedLink[]> {
  const { rows } = await sql<IssuedLink>`
    select link_id as id, record_type as "recordType", record_id as "recordId", role, on_behalf_of as "onBehalfOf",
      service_key as "serviceKey", created_by as "createdBy", created_at as "createdAt", expires_at as "expiresAt"
    from (${LIVE_LINKS}) live
    where ${creatorId ?? null}::integer is null or created_by_id = ${creatorId ?? null}::integer
    order by created_at desc, link_id limit ${most}::integer`.execute(db);
  return rows;
}

/** Ends a link on every server at once, and with it every token made from it; undefined where there is no such link. */
export const revokeLink = (db: Db, id: string, creatorId: number | undefined) =>
  db
    .updateTable('link_token')
    .set({ revoked_at: sql`now()` })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .$if(creatorId !== undefined, (query) => query.where('created_by_id', '=', creatorId ?? null))
    .returning([
      'record_type as recordType',
      'record_id as recordId',
      'role',
      'on_behalf_of as onBehalfOf',
      'expires_at as expiresAt',
    ])
    .executeTakeFirst();
