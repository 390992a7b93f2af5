import { type RawBuilder, sql, type Transaction } from 'kysely';
import { MOST_UNREAD } from '../../../shared/contract/audit.ts';
import type { UserCaller } from '../auth/rights/caller.ts';
import type { Tables } from '../db/tables.ts';
import {
  ENTRY_TABLES,
  entryColumns,
  type Page,
  pageOf,
  type StoredEntry,
  toEntry,
  visibleEntries,
} from './read-audit.ts';

type Trx = Transaction<Tables>;

const sinceOf = ({ userId }: UserCaller) =>
  sql`(select person.created_at from web_user person where person.id = ${userId}::integer)`;

/** They change who may come in, and nothing of the record that they are about. */
const ACCESS_ACTIONS = [
  'giveLink',
  'revokeLink',
  'invite',
  'withdrawInvite',
  'makeServiceKey',
  'revokeServiceKey',
];

/**
 * SQL that is true for the entries that the caller is notified of: what others did since the account exists, but not
 * to accounts and to who may come in. The last entry before the account is looked up once, so that older ones are not
 * read; entries of that very moment may have ids in another order than their times.
 */
const isNotification = (
  caller: UserCaller,
) => sql<boolean>`log.web_user_id is distinct from ${caller.userId}::integer
  and log.record_type <> 'webUser' and log.action not in (${sql.join(ACCESS_ACTIONS.map(sql.lit))}) and log.at >= ${sinceOf(caller)} and log.id > coalesce((
    select old.id from audit_log old where old.at < ${sinceOf(caller)} order by old.at desc limit 1
  ), 0)`;

/** The id up to which all entries count as read. */
const readUpTo = ({ userId, entityId }: UserCaller) => sql`coalesce((
    select state.read_up_to from notification_state state
    where state.web_user_id = ${userId}::integer and state.entity_id = ${entityId}::integer
  ), 0)`;

const isRead = (caller: UserCaller): RawBuilder<boolean> => sql`(log.id <= ${readUpTo(caller)} or exists (
    select 1 from notification_read seen
    where seen.web_user_id = ${caller.userId}::integer and seen.audit_log_id = log.id
  ))`;

/** What others did to records of the company acted for, newest first, each read or not (D-96). */
export async function readNotifications(trx: Trx, caller: UserCaller, { before, take }: Page) {
  const { rows } = await sql<StoredEntry & { read: boolean }>`
    select ${entryColumns(caller)}, ${isRead(caller)} as read from ${ENTRY_TABLES}
    where log.id in (${visibleEntries(caller, { before, where: isNotification(caller), most: take + 1 })})
    order by log.id desc`.execute(trx);
  const { page, hasMore } = pageOf(rows, take);
  return {
    results: page.map(toEntry),
    hasMore,
    unread: await countUnread(trx, caller),
  };
}

/** At most {@link MOST_UNREAD}: nobody reads further. */
export async function countUnread(trx: Trx, caller: UserCaller): Promise<number> {
  const where = sql<boolean>`${isNotification(caller)} and not ${isRead(caller)}`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (${visibleEntries(caller, { where, most: MOST_UNREAD })}) unread`.execute(
    trx,
  );
  return rows[0]?.count ?? 0;
}

/** Ignores entries that the caller may not see: an error would reveal that the id exists. */
export async function markRead(trx: Trx, caller: UserCaller, ids: readonly number[]): Promise<void> {
  await sql`
    insert into notification_read (web_user_id, audit_log_id)
    select ${caller.userId}::integer, log.id from audit_log log
    where log.id = any(${ids}::bigint[]) and ${
      caller.seesAll
        ? sql`true`
        : sql`(log.owner_id = ${caller.entityId}::integer or log.agent_id = ${caller.entityId}::integer)`
    } order by log.id
    on conflict do nothing`.execute(trx);
}

/** What comes later counts as new: never past the newest entry there is. */
export async function markReadUpTo(trx: Trx, caller: UserCaller, upTo: number): Promise<void> {
  await sql`
    insert into notification_state (web_user_id, entity_id, read_up_to)
    select ${caller.userId}::integer, ${caller.entityId}::integer,
      least(${upTo}::bigint, coalesce((select max(id) from audit_log), 0))
    on conflict (web_user_id, entity_id) do update
      set read_up_to = greatest(notification_state.read_up_to, excluded.read_up_to)`.execute(trx);
}
