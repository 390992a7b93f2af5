import { sql, type Transaction } from 'kysely';
import { type OrderRemovalAnswer, RemovePurchaseOrder } from '../../../../shared/contract/order-removal.ts';
import type { OrderDates } from '../../../../shared/trade/order-dates.ts';
import { changesBetween } from '../../audit/changes-between.ts';
import type { Tables } from '../../db/tables.ts';
import { defineAction } from '../action.ts';
import { personOf } from '../audit/person.ts';
import { requireRevision } from '../record-revision.ts';
import { requireNotCarried } from './carried-order.ts';
import { lockOrder, toldAgentOf } from './order-to-change.ts';
import { removeStylesOf } from './removed-styles.ts';

/**
 * MOD-05, D-159: takes an order away that was made by mistake, for its purchaser's people and admins, and with it the style
 * numbers that belong to no other order. For ten minutes `restorePurchaseOrder` brings it back.
 *
 * @throws ApiError 403 for anybody else and for a foreign or unknown order; 409 where somebody else saved since; 422 for an
 * order that a booking or shipment carries
 */
export const removePurchaseOrder = defineAction({
  id: 'f880aa1e-22e8-4ffd-b67c-e8e9185a768c',
  input: RemovePurchaseOrder,
  allow: (trx, caller, { orderId }) => lockOrder(trx, caller, orderId, 'remove'),
  // It is gone by then; the first answer is the person's own.
  allowRepeat: async (_trx, caller) => personOf(caller),
  async run(trx, caller, { orderId, revision }) {
    await requireRevision(trx, { type: 'purchase_order', id: orderId }, revision);
    await requireNotCarried(trx, caller, orderId);
    const { ownerId, number, supplier, ...dates } = await removedOrder(trx, orderId);
    const agentId = await toldAgentOf(trx, caller, orderId);
    const styles = await removeStylesOf(trx, orderId);
    await keepRemoved(trx, orderId, styles.all);
    await trx.deleteFrom('purchase_order').where('id', '=', orderId).execute();
    return {
      result: { id: orderId, revision } satisfies OrderRemovalAnswer,
      audit: {
        recordType: 'purchaseOrder',
        recordId: orderId,
        agentId,
        gone: { ownerId, reference: number },
        before: { orderNumber: number, supplier, ...dates, styleNumbers: styles.all },
        after: { removedStyleNumbers: styles.removed },
        changes: [
          { field: 'purchaseOrder', before: number, after: null },
          ...changesBetween(
            { supplier, ...dates },
            { supplier: null, cargoReadyOn: null, shipFrom: null, shipUntil: null, deliverBy: null },
          ),
        ],
      },
    };
  },
});

/** Keeps what a restoration needs. */
async function keepRemoved(trx: Transaction<Tables>, id: number, styles: readonly string[]): Promise<void> {
  await sql`
    insert into removed_order (id, order_numbers, order_purchaser_id, supplier_id, cargo_ready_on, ship_from, ship_until,
      deliver_by, revision, created_at, style_numbers)
    select id, order_numbers, order_purchaser_id, supplier_id, cargo_ready_on, ship_from, ship_until, deliver_by, revision,
      created_at, ${styles}::text[] from purchase_order where id = ${id}::integer`.execute(trx);
}

interface RemovedOrder extends OrderDates {
  ownerId: number;
  number: string;
  /** Its name. */
  supplier: string | null;
}

async function removedOrder(trx: Transaction<Tables>, id: number): Promise<RemovedOrder> {
  const { rows } = await sql<RemovedOrder>`
    select order_purchaser_id as "ownerId", order_numbers as number, supplier.company_name as supplier,
      cargo_ready_on::text as "cargoReadyOn", ship_from::text as "shipFrom", ship_until::text as "shipUntil",
      deliver_by::text as "deliverBy"
    from purchase_order ordered left join company supplier on supplier.id = ordered.supplier_id
    where ordered.id = ${id}::integer`.execute(trx);
  return rows[0]!;
}
