import { type RawBuilder, sql } from 'kysely';
import type { LINK_RECORD_TYPES, LINK_ROLES } from '../../../shared/contract/sign-in.ts';
import { isLinkLive } from './issued-links.ts';

export type LinkRecordType = (typeof LINK_RECORD_TYPES)[number];
export type LinkRole = (typeof LINK_ROLES)[number];

/** A signed-in person, with the rights as they stood when the session was last read. */
export interface UserCaller {
  kind: 'user';
  sessionId: string;
  userId: number;
  /** {@link liveCheck} compares it, so that a changed role or entity is noticed at once (D-15). */
  rightsVersion: number;
  roles: string[];
  /** ROLE-02 */
  isAdmin: boolean;
  /** An admin who acts for the provider sees every row; after a switch only those of the entity (D-15). */
  seesAll: boolean;
  entityId: number;
  /** Names the actor in logs and in the audit log. */
  label: string;
}

/** The holder of a signed link to one record (D-01, D-02). */
export interface LinkCaller {
  kind: 'link';
  /** {@link liveCheck} asks whether it was revoked. */
  linkId: string;
  recordType: LinkRecordType;
  recordId: number;
  role: LinkRole;
  label: string;
}

/** Anybody, where `PUBLIC_ACCESS=open` gives the tools' own scope to every caller (D-01). */
export interface ServiceCaller {
  kind: 'service';
  label: string;
}

/** Who asks. Every data statement is limited to the rights of one of these. */
export type Caller = UserCaller | LinkCaller | ServiceCaller;

/** Acts for companies as their overseas agent; compared as ROLE-02 compares admins. */
export const isAgent = ({ roles }: UserCaller): boolean =>
  roles.some((role) => role.toLowerCase() === 'agent');

/** The space in which an idempotency key counts: the same key of another caller is another key (D-37). */
export function callerScope(caller: Caller): string {
  if (caller.kind === 'user') return `user:${caller.userId}`;
  if (caller.kind === 'link') return `link:${caller.recordType}:${caller.recordId}:${caller.role}`;
  return 'service';
}

/**
 * SQL that is true while the caller still has the rights it was resolved with: its session or link is neither revoked
 * nor expired, its rights or those of the link's giver are unchanged, and the account has not been closed, which taking
 * its password away does. Embedded in every data statement it keeps the cache of callers exact across
 * processes without a query of its own. On false: `auth.forget(caller)`, resolve afresh, repeat once, else 401.
 */
export function liveCheck(caller: Caller): RawBuilder<boolean> {
  if (caller.kind === 'link') return isLinkLive(caller);
  if (caller.kind !== 'user') return sql<boolean>`true`;
  return sql<boolean>`exists (
    select 1 from session live join web_user live_user on live_user.id = live.web_user_id
    where live.id = ${caller.sessionId}::uuid and live.revoked_at is null and live.expires_at > now()
      and live_user.id = ${caller.userId}::integer and live_user.password_hash is not null
      and live_user.rights_version = ${caller.rightsVersion}::integer
  )`;
}
