import { type RawBuilder, sql, type Transaction } from 'kysely';
import { type Caller, isAgent, type UserCaller } from '../../auth/rights/caller.ts';
import { mayReadOrdersOf } from '../../auth/rights/record-rights.ts';
import type { Tables } from '../../db/tables.ts';
import { forbidden } from '../../http/errors/api-error.ts';
import { UNDO_TIME } from './order-undo.ts';

/** `rename` and `remove` also make those wait who put the order on a record. */
type OrderLock = 'change' | 'rename' | 'remove';

const LOCKS = { change: sql`for no key update`, rename: sql`for update`, remove: sql`for update` } as const;

/**
 * Locks the order for a caller who may say when its goods leave and who supplies them; links only see it. Its number is the
 * purchaser's own: only the purchaser's people and admins rename or remove it, and an agent takes back what they created just
 * now (D-159).
 *
 * @throws ApiError 403, the same for a foreign and for an unknown order
 */
export async function lockOrder(
  trx: Transaction<Tables>,
  caller: Caller,
  id: number,
  lock: OrderLock = 'change',
): Promise<UserCaller> {
  if (caller.kind !== 'user') throw forbidden();
  const own = sql`purchaser.order_purchaser_id = ${caller.entityId}::integer`;
  const isWriter = {
    change: () => (caller.isAdmin || isAgent(caller) ? sql`true` : own),
    rename: () => (caller.isAdmin ? sql`true` : own),
    remove: () =>
      caller.isAdmin ? sql`true` : sql`(${own} or ${createdLately(caller, sql.ref('purchaser.id'))})`,
  }[lock]();
  const allowed = (locking: RawBuilder<unknown>) =>
    sql`select 1 from purchase_order purchaser where purchaser.id = ${id}::integer
      and ${mayReadOrdersOf(caller, sql.ref('purchaser.order_purchaser_id'))} and ${isWriter} ${locking}`.execute(
      trx,
    );
  const locked = await allowed(LOCKS[lock]);
  // Whose agent somebody is stands in another table, which may have changed while this waited for the lock.
  const { rows } = locked.rows.length > 0 ? await allowed(sql``) : locked;
  if (rows.length === 0) throw forbidden();
  return caller;
}

/** SQL of whether the caller created the order within the time in which that can be undone. */
const createdLately = ({ userId }: UserCaller, id: RawBuilder<unknown>) => sql`exists (
  select from audit_log log where log.web_user_id = ${userId}::integer and log.action = 'createPurchaseOrder'
    and log.at > now() - ${UNDO_TIME} and log.after->'purchaseOrder' @> jsonb_build_object('id', ${id}, 'created', true))`;

/**
 * The agent that is told of a change: the one who makes it, else that of the newest shipment or booking that carries the
 * order, else the one who changed it last, else the company's only one.
 */
export async function toldAgentOf(
  trx: Transaction<Tables>,
  caller: UserCaller,
  id: number,
): Promise<number | null> {
  const carrying = (record: 'shipment' | 'booking') => sql`(
    select record.agent_id from ${sql.table(record)} record
    join ${sql.table(`${record}_purchase_order`)} carried on carried.${sql.ref(`${record}_id`)} = record.id
    join company_agent agency on agency.agent_id = record.agent_id and agency.company_id = ordered.order_purchaser_id
    where carried.purchase_order_id = ordered.id order by record.created_at desc limit 1)`;
  const { rows } = await sql<{ agent: number | null }>`
    select coalesce(
      (select agent_id from company_agent where company_id = ordered.order_purchaser_id
        and agent_id = ${caller.entityId}::integer),
      ${carrying('shipment')}, ${carrying('booking')},
      (select log.agent_id from audit_log log join company_agent agency
        on agency.agent_id = log.agent_id and agency.company_id = ordered.order_purchaser_id
        where log.record_type = 'purchaseOrder' and log.record_id = ordered.id order by log.at desc limit 1),
      (select min(agent_id) from company_agent where company_id = ordered.order_purchaser_id having count(*) = 1)
    ) as agent from purchase_order ordered where ordered.id = ${id}::integer`.execute(trx);
  return rows[0]?.agent ?? null;
}
