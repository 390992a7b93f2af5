import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { AuditEntry } from '../../../shared/contract/audit.ts';
import type { UserCaller } from '../auth/rights/caller.ts';
import { onBehalfOfIn } from '../auth/rights/link-label.ts';
import type { Tables } from '../db/tables.ts';
import { actorName, saysSomething, shownAddress, shownChanges } from './shown-changes.ts';

type Trx = Transaction<Tables>;

export interface Page {
  before?: number | null | undefined;
  take: number;
}

/**
 * SQL of the ids of the entries that the caller may see, newest first and at most `most`: a person's those of records
 * of the company acted for or handled by it and what was done to their own account, an admin's of the provider all
 * (D-96, D-15). Each of these ways is read through an index of its own.
 */
export function visibleEntries(
  caller: UserCaller,
  { before, where, most }: { before?: number | null | undefined; where: RawBuilder<boolean>; most: number },
): RawBuilder<unknown> {
  const wanted = sql`${saysSomething('log')} and ${where}
    and ${before ? sql`log.id < ${before}::bigint` : sql`true`}`;
  const some = (party: RawBuilder<boolean>) =>
    sql`select log.id from audit_log log where ${party} and ${wanted} order by log.id desc limit ${most}::integer`;
  if (caller.seesAll) return some(sql`true`);
  const own = sql`${caller.entityId}::integer`;
  return sql`select id from (
    (${some(sql`log.owner_id = ${own}`)}) union (${some(sql`log.agent_id = ${own}`)}) union (${some(
      sql`log.record_type = 'webUser' and log.record_id = ${caller.userId}::integer`,
    )})
  ) either order by id desc limit ${most}::integer`;
}

export type StoredEntry = Omit<AuditEntry, 'id'> & { id: string };

/** SQL of the kind of the location that an entry is about: where it is listed; null of any other record. */
export const locationKindOf = (log: string): string =>
  `case when ${log}.record_type = 'location' then (
    select location.kind from company_location location where location.id = ${log}.record_id) end`;

/** What a list shows of the entry `log`, apart from what it adds itself. */
export const entryColumns = (caller: UserCaller) => sql`
  log.id, log.at, ${sql.raw(actorName('log'))} as actor,
  coalesce(log.web_user_id = ${caller.userId}::integer, false) as own, log.action, log.record_type as "recordType",
  log.record_id as "recordId", log.reference, log.after->>'featureType' as feature,
  ${sql.raw(locationKindOf('log'))} as "locationKind",
  company.company_name as company, ${shownChanges(caller, 'log')} as changes, ${shownAddress(caller, 'log')} as address,
  log.link_id as "linkId", log.given_by as "givenBy", ${sql.raw(onBehalfOfIn('log.actor'))} as "onBehalfOf"`;

export const ENTRY_TABLES = sql`audit_log log left join company on company.id = log.owner_id`;

export const toEntry = <T extends StoredEntry>({ id, ...row }: T) => ({ ...row, id: Number(id) });

/** One page of `rows`, which were read with one more than wanted. */
export const pageOf = <T>(rows: readonly T[], take: number) => ({
  page: rows.slice(0, take),
  hasMore: rows.length > take,
});

/** The entries of the caller's records, or of those only what the caller did; newest first. */
export async function readAuditLog(
  trx: Trx,
  caller: UserCaller,
  { mine, before, take }: Page & { mine: boolean },
) {
  const where = mine ? sql<boolean>`log.web_user_id = ${caller.userId}::integer` : sql<boolean>`true`;
  const { rows } = await sql<StoredEntry>`
    select ${entryColumns(caller)} from ${ENTRY_TABLES}
    where log.id in (${visibleEntries(caller, { before, where, most: take + 1 })})
    order by log.id desc`.execute(trx);
  const { page, hasMore } = pageOf(rows, take);
  return { entries: page.map(toEntry), hasMore };
}
