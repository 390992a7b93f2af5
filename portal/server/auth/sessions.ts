import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../../shared/i18n/locales.ts';
import type { Tables } from '../db/tables.ts';
import type { UserCaller } from './rights/caller.ts';
import { rolesOfSql } from './rights/role-sql.ts';

type Db = Kysely<Tables>;

/** The account of an email, whatever its case. */
export async function findAccount(db: Db, email: string) {
  // PostgreSQL's text has no NUL character, and so no account has one.
  if (email.includes('\0')) return undefined;
  return db
    .selectFrom('web_user')
    .select(['id', 'email', 'password_hash as passwordHash'])
    .where(sql`lower(email)`, '=', sql`lower(${email.trim()}::text)`)
    .executeTakeFirst();
}

/** A session that was just opened. */
export interface OpenedSession {
  id: string;
  userId: number;
  /** The account's at that moment. */
  accessVersion: number;
}

/**
 * Opens a session, and clears away those of the same user that ended before. Undefined where the password that was
 * checked is no longer the user's: a new one ends the sessions of its moment, and none may come after with the old one.
 * Mails about the account are in `locale` from then on.
 */
export async function openSession(
  db: Db,
  { id: userId, passwordHash }: { id: number; passwordHash: string | null },
  { expiresAt, locale }: { expiresAt: Date; locale?: Locale | undefined },
): Promise<OpenedSession | undefined> {
  // The update waits for a change of the password under way, and then sees it.
  const { rows } = await sql<OpenedSession>`
    with ended as (
      delete from session where web_user_id = ${userId}::integer and expires_at < now()
    ), entered as (
      update web_user set last_sign_in_at = now(), locale = coalesce(${locale ?? null}::text, locale)
      where id = ${userId}::integer and password_hash = ${passwordHash}::text
      returning id, access_version
    )
    insert into session (id, web_user_id, expires_at, access_version)
    select ${randomUUID()}::uuid, id, ${expiresAt}::timestamptz, access_version from entered
    returning id, web_user_id as "userId", access_version as "accessVersion"`.execute(db);
  return rows[0];
}

/** Ends one session on every server at once; whose it was, or undefined where it had ended. */
export async function revokeSession(db: Db, id: string): Promise<{ id: number; email: string } | undefined> {
  return db
    .updateTable('session')
    .from('web_user')
    .set({ revoked_at: sql`now()` })
    .where('session.id', '=', id)
    .whereRef('web_user.id', '=', 'session.web_user_id')
    .where('revoked_at', 'is', null)
    .returning(['web_user.id', 'web_user.email'])
    .executeTakeFirst();
}

/**
 * Ends all sessions of a user but `exceptId`, on every server at once, and with them every token made from them.
 */
export async function endSessions(db: Db, userId: number, exceptId?: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: sql`now()` })
    .where('web_user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? ''))
    .execute();
}

/** The user of a session that is neither revoked nor expired, with the rights of this moment. */
export async function readSession(db: Db, id: string): Promise<UserCaller | undefined> {
  const row = await db
    .selectFrom('session')
    .innerJoin('web_user', 'web_user.id', 'session.web_user_id')
    .innerJoin('company', 'company.id', 'web_user.entity_id')
    .select([
      'web_user.id as userId',
      'web_user.email',
      'web_user.rights_version as rightsVersion',
      'web_user.access_version as accessVersion',
      'web_user.entity_id as entityId',
      'company.entity_type as entityType',
      sql<string[]>`(select coalesce(json_agg(counting.name order by counting.name), '[]')
        from (${rolesOfSql(sql.ref('web_user.id'))}) counting)`.as('roles'),
    ])
    .where('session.id', '=', id)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', sql<string>`now()`)
    .where('web_user.password_hash', 'is not', null)
    .whereRef('web_user.access_version', '=', 'session.access_version')
    .executeTakeFirst();
  if (!row) return undefined;
  const { email, entityType, ...rights } = row;
  const isAdmin = rights.roles.includes('admin');
  return {
    kind: 'user',
    sessionId: id,
    ...rights,
    isAdmin,
    seesAll: isAdmin && entityType === PROVIDER,
    label: email,
  };
}

const PROVIDER = 'Provider';
