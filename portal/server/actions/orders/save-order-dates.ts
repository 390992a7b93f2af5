import { type RawBuilder, sql, type Transaction } from 'kysely';
import type * as v from 'valibot';
import { type OrderDatesAnswer, SaveOrderDates } from '../../../../shared/contract/order-dates.ts';
import type { OrderDates } from '../../../../shared/trade/order-dates.ts';
import { changesBetween } from '../../audit/changes-between.ts';
import { type Caller, isAgent, type UserCaller } from '../../auth/rights/caller.ts';
import { mayReadOrdersOf } from '../../auth/rights/record-rights.ts';
import type { Tables } from '../../db/tables.ts';
import { forbidden } from '../../http/errors/api-error.ts';
import { defineAction } from '../action.ts';
import { requireRevision } from '../record-revision.ts';

/**
 * MOD-05: the company that bought the goods, its agents or an admin say when they are ready, may leave and have to be there.
 *
 * @throws ApiError 403 for anybody else and for a foreign or unknown order; 409 where somebody else saved since; 422 for
 * dates that contradict one another
 */
export const saveOrderDates = defineAction({
  id: '6c9e2f04-1d7a-4b85-a3f6-7e58b0d4912f',
  input: SaveOrderDates,
  allow: (trx, caller, { orderId }) => lockOrder(trx, caller, orderId),
  async run(trx, caller, { orderId, revision, ...after }) {
    await requireRevision(trx, { type: 'purchase_order', id: orderId }, revision);
    const before = await datesOf(trx, orderId);
    const changes = changesBetween<OrderDates>(before, after);
    if (changes.length === 0) return { result: { id: orderId, revision } };
    const result = await trx
      .updateTable('purchase_order')
      .set({
        cargo_ready_on: after.cargoReadyOn,
        ship_from: after.shipFrom,
        ship_until: after.shipUntil,
        deliver_by: after.deliverBy,
      })
      .where('id', '=', orderId)
      .returning(['id', 'revision'])
      .executeTakeFirstOrThrow();
    return {
      result: result satisfies v.InferOutput<typeof OrderDatesAnswer>,
      audit: {
        recordType: 'purchaseOrder',
        recordId: orderId,
        agentId: await agentOf(trx, caller, orderId),
        before,
        after,
        changes,
      },
    };
  },
});

/** Locks the order for a caller who may change its dates; links only see them. */
async function lockOrder(trx: Transaction<Tables>, caller: Caller, id: number): Promise<UserCaller> {
  if (caller.kind !== 'user') throw forbidden();
  const own = sql`purchaser.order_purchaser_id = ${caller.entityId}::integer`;
  const isWriter = caller.isAdmin || isAgent(caller) ? sql`true` : own;
  const allowed = (lock: RawBuilder<unknown>) =>
    sql`select 1 from purchase_order purchaser where purchaser.id = ${id}::integer
      and ${mayReadOrdersOf(caller, sql.ref('purchaser.order_purchaser_id'))} and ${isWriter} ${lock}`.execute(
      trx,
    );
  const locked = await allowed(sql`for no key update`);
  // Whose agent somebody is stands in another table, which may have changed while this waited for the lock.
  const { rows } = locked.rows.length > 0 ? await allowed(sql``) : locked;
  if (rows.length === 0) throw forbidden();
  return caller;
}

async function datesOf(trx: Transaction<Tables>, id: number): Promise<OrderDates> {
  const { rows } = await sql<OrderDates>`
    select cargo_ready_on::text as "cargoReadyOn", ship_from::text as "shipFrom", ship_until::text as "shipUntil",
      deliver_by::text as "deliverBy"
    from purchase_order where id = ${id}::integer`.execute(trx);
  return rows[0]!;
}

/**
 * The agent that is told: the one who changes the dates, else that of the newest shipment or booking that carries the
 * order, else the one who changed them last, else the company's only one.
 */
async function agentOf(trx: Transaction<Tables>, caller: UserCaller, id: number): Promise<number | null> {
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
