import * as v from 'valibot';
import { Id, Revision } from './id.ts';
import { OrderNumber } from './order-number.ts';

/** `renamePurchaseOrder` (D-159): another number for an order; `revision` as the order was read. */
export const RenamePurchaseOrder = v.object({ orderId: Id, revision: Revision, orderNumber: OrderNumber });
export type RenamePurchaseOrder = v.InferInput<typeof RenamePurchaseOrder>;

/** The order as it stands now. */
export const RenamedOrder = v.object({ id: Id, revision: v.number(), orderNumbers: v.string() });
export type RenamedOrder = v.InferOutput<typeof RenamedOrder>;
