import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { ServiceKey, ServiceKeyInput } from '../../../../shared/contract/service-keys.ts';
import type { Tables } from '../../db/tables.ts';
import type { ServiceKeyCaller, UserCaller } from '../rights/caller.ts';
import { serviceKeyLabel } from '../rights/link-label.ts';
import { hasRoleSql } from '../rights/role-sql.ts';

type Db = Kysely<Tables>;
type Trx = Transaction<Tables>;

/**
 * SQL that is true while links can be made with the row `key` of service_key. Like all that an account gives, a key ends
 * with the access of whoever made it (`endAccess`).
 */
const isLive = sql<boolean>`(key.revoked_at is null and (key.expires_at is null or key.expires_at > now()) and exists (
  select 1 from web_user maker where maker.id = key.created_by_id and maker.password_hash is not null
    and maker.access_version = key.access_version and ${hasRoleSql(sql.ref('maker.id'), ['admin'])}
))`;

/** The same, of the key with this id. */
export const isServiceKeyLive = (keyId: number): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from service_key key where key.id = ${keyId}::integer and ${isLive})`;

/** The key with this hash, if links can be made with it. */
export async function findServiceKey(db: Db, keyHash: string): Promise<ServiceKeyCaller | undefined> {
  const found = await db
    .selectFrom('service_key as key')
    .select([
      'id as keyId',
      'name',
      'entity_ids as entityIds',
      'record_types as recordTypes',
      'roles',
      'created_by_id as userId',
      'access_version as accessVersion',
    ])
    .where('key_hash', '=', keyHash)
    .where(isLive)
    .executeTakeFirst();
  if (!found) return undefined;
  const { name, ...key } = found;
  return { kind: 'serviceKey', label: serviceKeyLabel(name), ...key };
}

/** Stores a new key of an admin by its hash; answers its id. */
export async function insertServiceKey(
  trx: Trx,
  { name, entityIds, recordTypes, roles, expiresIn }: ServiceKeyInput,
  { keyHash, maker }: { keyHash: string; maker: Pick<UserCaller, 'userId' | 'accessVersion'> },
): Promise<number> {
  const { id } = await trx
    .insertInto('service_key')
    .values({
      name,
      key_hash: keyHash,
      entity_ids: entityIds,
      record_types: recordTypes,
      roles,
      created_by_id: maker.userId,
      access_version: maker.accessVersion,
      expires_at: expiresIn === null ? null : new Date(Date.now() + expiresIn * 1000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Gives a key that was never used and still lives another secret; answers whether there was one. */
export async function replaceUnusedKey(trx: Trx, id: number, keyHash: string): Promise<boolean> {
  const { rows } = await sql`
    update service_key key set key_hash = ${keyHash}::text
    where key.id = ${id}::integer and key.last_used_at is null and ${isLive} returning key.id`.execute(trx);
  return rows.length > 0;
}

/** Of a key that many links are made with at once, one transaction a minute writes the row that all would wait for. */
export async function noteUse(trx: Trx, keyId: number): Promise<void> {
  await sql`
    update service_key set last_used_at = now()
    where id = ${keyId}::integer and (last_used_at is null or last_used_at < now() - interval '1 minute')`.execute(
    trx,
  );
}

/** The companies among these ids that there are. */
export async function countCompanies(db: Db, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from company where id = any(${ids}::integer[])`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * SQL of the keys that were not revoked, without their hashes; `state` is `live`, `expired`, or `ended` with the access of
 * whoever made it.
 */
export const LISTED_KEYS = sql`
  select key.id, key.name, limits.entities, limits.entity_names, to_json(key.record_types) as record_types,
    to_json(key.roles) as roles, maker.email as created_by, key.created_at, key.expires_at, key.last_used_at,
    case when ${isLive} then 'live' when key.expires_at <= now() then 'expired' else 'ended' end as state
  from service_key key
  join web_user maker on maker.id = key.created_by_id
  cross join lateral (
    select json_agg(json_build_object('id', company.id, 'companyName', coalesce(company.company_name, ''))
        order by company.company_name, company.id) as entities,
      string_agg(company.company_name, ', ' order by company.company_name, company.id) as entity_names
    from company where company.id = any(key.entity_ids)
  ) limits
  where key.revoked_at is null`;

/** The newest of them; or the one with this id. */
export async function listServiceKeys(db: Db, most: number, id?: number): Promise<ServiceKey[]> {
  const { rows } = await sql<ServiceKey>`
    select id, name, entities, record_types as "recordTypes", roles, created_by as "createdBy",
      created_at as "createdAt", expires_at as "expiresAt", last_used_at as "lastUsedAt", state = 'live' as "isLive"
    from (${LISTED_KEYS}) listed
    where ${id === undefined ? sql`true` : sql`id = ${id}::integer`}
    order by id desc limit ${most}::integer`.execute(db);
  return rows;
}

/**
 * Ends a key on every server at once, and with `withdrawLinks` the links that were made with it, those that are just being
 * made included. Answers how many of its links could still be used, undefined where there is no such key.
 */
export async function revokeServiceKey(
  trx: Trx,
  id: number,
  withdrawLinks: boolean,
): Promise<number | undefined> {
  const revoked = await trx
    .updateTable('service_key')
    .set({ revoked_at: sql`now()`, are_links_withdrawn: withdrawLinks })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!revoked) return undefined;
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from link_token
    where service_key_id = ${id}::integer and revoked_at is null and expires_at > now()`.execute(trx);
  return rows[0]?.count ?? 0;
}
