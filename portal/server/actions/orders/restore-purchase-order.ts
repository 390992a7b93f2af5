import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { AuditChange } from '../../../../shared/contract/audit.ts';
import {
  ORDER_UNDO_MINUTES,
  type OrderRemovalAnswer,
  RestorePurchaseOrder,
} from '../../../../shared/contract/order-removal.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import type { OrderDates } from '../../../../shared/trade/order-dates.ts';
import type { Caller, UserCaller } from '../../auth/rights/caller.ts';
import { mayReadOrdersOf } from '../../auth/rights/record-rights.ts';
import type { Tables } from '../../db/tables.ts';
import { ApiError, forbidden, invalid } from '../../http/errors/api-error.ts';
import { dateChanges } from '../../orders/date-changes.ts';
import { defineAction } from '../action.ts';
import { toldAgentOf } from './order-to-change.ts';
import { UNDO_TIME } from './order-undo.ts';
import { attachStyles, findOrCreateStyle } from './repository.ts';

type Trx = Transaction<Tables>;

/**
 * D-159: takes a removal back within ten minutes, for the purchaser's people and admins: the order is there again under its id,
 * with its dates, its supplier and its style numbers. One that is there already stays as it is.
 *
 * @throws ApiError 403 for anybody else, and for an order that was removed by none of them; 404 where the time is over; 422
 * where another order has got its number meanwhile
 */
export const restorePurchaseOrder = defineAction({
  id: '3f0b7d5e-6a41-4c8e-9d27-b1e5c90a7f64',
  input: RestorePurchaseOrder,
  async allow(trx, caller, { orderId }) {
    if (caller.kind !== 'user') throw forbidden();
    const removed = await lockRemoved(trx, caller, orderId);
    const present = removed ? undefined : await presentOrder(trx, caller, orderId);
    if (!removed && !present) throw forbidden();
    return { caller, removed, present };
  },
  async run(trx, { caller, removed, present }) {
    if (!removed) return { result: present };
    if (removed.isTooLate)
      throw new ApiError(404, 'not_found', reason('orderGone', { minutes: ORDER_UNDO_MINUTES }));
    const { id, ownerId, number, supplierId, supplier, styles, ...dates } = removed;
    const { rows } = await sql<OrderRemovalAnswer>`
      insert into purchase_order (id, order_numbers, order_purchaser_id, supplier_id, cargo_ready_on, ship_from, ship_until,
        deliver_by, revision, created_at)
      select id, order_numbers, order_purchaser_id, supplier_id, cargo_ready_on, ship_from, ship_until, deliver_by,
        revision + 1, created_at from removed_order where id = ${id}::integer
      on conflict (order_purchaser_id, order_numbers) do nothing returning id, revision`.execute(trx);
    const [order] = rows;
    if (!order) throw invalid(reason('orderNumberTaken', { number }));
    await sql`delete from removed_order where id = ${id}::integer`.execute(trx);
    for (const style of styles) {
      const { id: styleId } = await findOrCreateStyle(trx, ownerId, style);
      await attachStyles(trx, [{ orderId: id, styleId }]);
    }
    const changes: AuditChange[] = [
      { field: 'purchaseOrder', before: null, after: number },
      ...(supplier ? [{ field: 'supplier', before: null, after: supplier }] : []),
      ...dateChanges(NO_DATES, datesOf(dates)),
    ];
    return {
      result: order,
      audit: {
        recordType: 'purchaseOrder',
        recordId: id,
        agentId: await toldAgentOf(trx, caller, id),
        before: null,
        after: { orderNumber: number, supplierId, ...datesOf(dates), styleNumbers: styles },
        changes,
      },
    };
  },
});

const NO_DATES: OrderDates = { cargoReadyOn: null, shipFrom: null, shipUntil: null, deliverBy: null };

const datesOf = ({ cargoReadyOn, shipFrom, shipUntil, deliverBy }: OrderDates): OrderDates => ({
  cargoReadyOn,
  shipFrom,
  shipUntil,
  deliverBy,
});

interface RemovedOrder extends OrderDates {
  id: number;
  ownerId: number;
  number: string;
  supplierId: number | null;
  /** Its name. */
  supplier: string | null;
  styles: string[];
  isTooLate: boolean;
}

/** SQL of whether the caller may remove and restore orders of the company. */
const ownsOrdersOf = (caller: Caller & UserCaller, company: RawBuilder<unknown>) =>
  sql`${mayReadOrdersOf(caller, company)} and ${
    caller.isAdmin ? sql`true` : sql`${company} = ${caller.entityId}::integer`
  }`;

async function lockRemoved(trx: Trx, caller: UserCaller, id: number): Promise<RemovedOrder | undefined> {
  const { rows } = await sql<RemovedOrder>`
    select removed.id, removed.order_purchaser_id as "ownerId", removed.order_numbers as number,
      removed.supplier_id as "supplierId", (
        select company_name from company where company.id = removed.supplier_id) as supplier,
      removed.cargo_ready_on::text as "cargoReadyOn", removed.ship_from::text as "shipFrom",
      removed.ship_until::text as "shipUntil", removed.deliver_by::text as "deliverBy", removed.style_numbers as styles,
      removed.removed_at <= now() - ${UNDO_TIME} as "isTooLate"
    from removed_order removed where removed.id = ${id}::integer
      and ${ownsOrdersOf(caller, sql.ref('removed.order_purchaser_id'))} for update of removed`.execute(trx);
  return rows[0];
}

async function presentOrder(
  trx: Trx,
  caller: UserCaller,
  id: number,
): Promise<OrderRemovalAnswer | undefined> {
  const { rows } = await sql<OrderRemovalAnswer>`
    select ordered.id, ordered.revision from purchase_order ordered where ordered.id = ${id}::integer
      and ${ownsOrdersOf(caller, sql.ref('ordered.order_purchaser_id'))}`.execute(trx);
  return rows[0];
}
