import { type RenamedOrder, RenamePurchaseOrder } from '../../../../shared/contract/order-renaming.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { invalid } from '../../http/errors/api-error.ts';
import { defineAction } from '../action.ts';
import { requireRevision } from '../record-revision.ts';
import { requireNotCarried } from './carried-order.ts';
import { lockOrder, toldAgentOf } from './order-to-change.ts';

/**
 * D-159: gives an order that stands nowhere another number, for its purchaser's people and admins. It is undone by its former
 * number, as long as the order stands nowhere.
 *
 * @throws ApiError 403 for anybody else and for a foreign or unknown order; 409 where somebody else saved since; 422 for an
 * order that a booking or shipment carries, and for the number of another order of the company
 */
export const renamePurchaseOrder = defineAction({
  id: 'a4d1c6b2-7e93-4f05-8c5a-2f86e0b3d917',
  input: RenamePurchaseOrder,
  allow: (trx, caller, { orderId }) => lockOrder(trx, caller, orderId, 'rename'),
  async run(trx, caller, { orderId, revision, orderNumber }) {
    await requireRevision(trx, { type: 'purchase_order', id: orderId }, revision);
    await requireNotCarried(trx, caller, orderId);
    const before = await trx
      .selectFrom('purchase_order')
      .select(['order_numbers', 'order_purchaser_id'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    if (before.order_numbers === orderNumber)
      return { result: { id: orderId, revision, orderNumbers: orderNumber } satisfies RenamedOrder };
    // Of two that take a number at once the later loses its race, and finds it taken when it tries again.
    const other = await trx
      .selectFrom('purchase_order')
      .select('id')
      .where('order_purchaser_id', '=', before.order_purchaser_id)
      .where('order_numbers', '=', orderNumber)
      .executeTakeFirst();
    if (other)
      throw invalid({ ...reason('orderNumberTaken', { number: orderNumber }), field: 'orderNumber' });
    const result = await trx
      .updateTable('purchase_order')
      .set({ order_numbers: orderNumber })
      .where('id', '=', orderId)
      .returning(['id', 'revision', 'order_numbers as orderNumbers'])
      .executeTakeFirstOrThrow();
    return {
      result: result satisfies RenamedOrder,
      audit: {
        recordType: 'purchaseOrder',
        recordId: orderId,
        agentId: await toldAgentOf(trx, caller, orderId),
        before: { orderNumber: before.order_numbers },
        after: { orderNumber },
        changes: [{ field: 'orderNumber', before: before.order_numbers, after: orderNumber }],
      },
    };
  },
});
