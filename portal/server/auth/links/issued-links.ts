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

/** The links that can still be used, newest first; those of one person, or of everybody. */
export const listLinks = (db: Db, creatorId: number | undefined, most: number): Promise<IssuedLink[]> =>
  db
    .selectFrom('link_token')
    .leftJoin('web_user', 'web_user.id', 'link_token.created_by_id')
    .leftJoin('service_key', 'service_key.id', 'link_token.service_key_id')
    .select([
      'link_token.id',
      'record_type as recordType',
      'record_id as recordId',
      'role',
      'on_behalf_of as onBehalfOf',
      'service_key.name as serviceKey',
      'web_user.email as createdBy',
      'link_token.created_at as createdAt',
      'link_token.expires_at as expiresAt',
    ])
    .where('link_token.revoked_at', 'is', null)
    .where('link_token.expires_at', '>', sql<string>`now()`)
    .where(mayBeUsed)
    .$if(creatorId !== undefined, (query) => query.where('link_token.created_by_id', '=', creatorId ?? null))
    .orderBy('link_token.created_at', 'desc')
    .orderBy('link_token.id')
    .limit(most)
    .execute();

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
