import { sql, type Transaction } from 'kysely';
import type * as v from 'valibot';
import { type OrderDatesAnswer, SaveOrderDates } from '../../../../shared/contract/order-dates.ts';
import type { OrderDates } from '../../../../shared/trade/order-dates.ts';
import type { Tables } from '../../db/tables.ts';
import { departuresOf } from '../../orders/booked-departures.ts';
import { dateChanges } from '../../orders/date-changes.ts';
import { defineAction } from '../action.ts';
import { requireRevision } from '../record-revision.ts';
import { lockOrder, toldAgentOf } from './order-to-change.ts';

/**
 * MOD-05: the company that bought the goods, its agents or an admin say when they are ready, may leave and have to be there.
 *
 * @throws ApiError 403 for anybody else and for a foreign or unknown order; 409 where somebody else saved since; 422 for
 * a ship window that ends before it begins
 */
export const saveOrderDates = defineAction({
  id: '6c9e2f04-1d7a-4b85-a3f6-7e58b0d4912f',
  input: SaveOrderDates,
  allow: (trx, caller, { orderId }) => lockOrder(trx, caller, orderId),
  async run(trx, caller, { orderId, revision, ...after }) {
    await requireRevision(trx, { type: 'purchase_order', id: orderId }, revision);
    const before = await datesOf(trx, orderId);
    const changes = dateChanges(before, after, await departuresOf(trx, orderId));
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
        agentId: await toldAgentOf(trx, caller, orderId),
        before,
        after,
        changes,
      },
    };
  },
});

async function datesOf(trx: Transaction<Tables>, id: number): Promise<OrderDates> {
  const { rows } = await sql<OrderDates>`
    select cargo_ready_on::text as "cargoReadyOn", ship_from::text as "shipFrom", ship_until::text as "shipUntil",
      deliver_by::text as "deliverBy"
    from purchase_order where id = ${id}::integer`.execute(trx);
  return rows[0]!;
}
