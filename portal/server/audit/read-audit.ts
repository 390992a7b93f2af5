import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { AuditChange, AuditEntry } from '../../../shared/contract/audit.ts';
import { ORDER_DATES } from '../../../shared/trade/order-dates.ts';
import { isAgent, type UserCaller } from '../auth/rights/caller.ts';
import { onBehalfOfIn } from '../auth/rights/link-label.ts';
import { mayReadOrdersOf } from '../auth/rights/record-rights.ts';
import type { Tables } from '../db/tables.ts';

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
  const wanted = sql`(log.changes is null or log.changes <> '[]'::jsonb) and ${where}
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

export type StoredEntry = Omit<AuditEntry, 'id' | 'changes'> & {
  id: string;
  changes: AuditChange[] | null;
  /** Whether the orders of the record's company are open to the caller. */
  seesOrders: boolean | null;
};

/** What a list shows of the entry `log`, apart from what it adds itself. */
export const entryColumns = (caller: UserCaller) => sql`
  log.id, log.at, coalesce(nullif(concat_ws(' ', actor.first_name, actor.last_name), ''), log.actor) as actor,
  coalesce(log.web_user_id = ${caller.userId}::integer, false) as own, log.action, log.record_type as "recordType",
  log.record_id as "recordId", log.reference, log.after->>'featureType' as feature,
  company.company_name as company, log.changes, log.address, log.link_id as "linkId", log.given_by as "givenBy",
  ${onBehalfOfIn(sql`log.actor`)} as "onBehalfOf", ${mayReadOrdersOf(caller, sql`log.owner_id`)} as "seesOrders"`;

export const ENTRY_TABLES = sql`audit_log log
  left join web_user actor on actor.id = log.web_user_id
  left join company on company.id = log.owner_id`;

/**
 * As it goes to the caller, who sees no more of orders and charges here than on their own screen (CHG-05, D-120,
 * D-15).
 */
export function toEntry<T extends StoredEntry>(caller: UserCaller, { seesOrders, address, ...row }: T) {
  const isAboutCaller = row.own || (row.recordType === 'webUser' && row.recordId === caller.userId);
  const changes = (row.changes ?? []).filter(
    ({ field }) => mayReadField(caller, field) && (seesOrders || !OF_ORDERS.has(field)),
  );
  return {
    ...row,
    id: Number(row.id),
    changes,
    address: caller.seesAll || isAboutCaller ? (address ?? null) : null,
  };
}

const OF_ORDERS = new Set<string>([
  'purchaseOrder',
  'purchaseOrders',
  'styleNumber',
  'styleNumbers',
  ...ORDER_DATES,
]);

const FOR_ADMINS = new Set(['addProfit']);
const FOR_AGENTS = new Set(['lines', 'linesEdited', 'total']);

function mayReadField(caller: UserCaller, field: string): boolean {
  if (caller.isAdmin) return true;
  if (FOR_ADMINS.has(field)) return false;
  return isAgent(caller) || !FOR_AGENTS.has(field);
}

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
  return { entries: page.map((row) => toEntry(caller, row)), hasMore };
}
