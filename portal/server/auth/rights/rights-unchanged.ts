import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { isLinkLive } from '../links/issued-links.ts';
import { isServiceKeyLive } from '../service-keys/stored-service-keys.ts';
import type { Caller, RightsHolder, ServiceKeyCaller } from './caller.ts';

/**
 * SQL that is true while the caller still has the rights it was resolved with: its session, link or service key is neither
 * revoked nor expired, its rights or those of the link's issuer are unchanged, and nothing has ended the access of the
 * account since (`endAccess`). An account without a password is closed. Embedded in every data statement it keeps the
 * cache of callers exact across processes without a query of its own. On false: `auth.forget(caller)`, resolve
 * afresh, repeat once, else 401.
 */
export function rightsUnchangedSql(
  caller: RightsHolder | Pick<ServiceKeyCaller, 'kind' | 'keyId'>,
): RawBuilder<boolean> {
  if (caller.kind === 'link') return isLinkLive(caller);
  if (caller.kind === 'serviceKey') return isServiceKeyLive(caller.keyId);
  if (caller.kind !== 'user') return sql<boolean>`true`;
  return sql<boolean>`exists (
    select 1 from session live join web_user live_user on live_user.id = live.web_user_id
    where live.id = ${caller.sessionId}::uuid and live.revoked_at is null and live.expires_at > now()
      and live_user.id = ${caller.userId}::integer and live_user.password_hash is not null
      and live_user.access_version = live.access_version and live_user.rights_version = ${caller.rightsVersion}::integer
  )`;
}

/** Whether the caller still has the rights that it was resolved with. */
export async function areRightsUnchanged(db: Kysely<Tables>, caller: Caller): Promise<boolean> {
  const { rows } = await sql<{ live: boolean }>`select ${rightsUnchangedSql(caller)} as live`.execute(db);
  return rows[0]?.live === true;
}
