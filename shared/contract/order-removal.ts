import * as v from 'valibot';
import { Id, Revision } from './id.ts';

/** As long as a removal or a new number can be taken back (D-159). */
export const ORDER_UNDO_MINUTES = 10;

/** `removePurchaseOrder` (MOD-05); `revision` as the order was read. */
export const RemovePurchaseOrder = v.object({ orderId: Id, revision: Revision });
export type RemovePurchaseOrder = v.InferOutput<typeof RemovePurchaseOrder>;

/** The order as it stood last. */
export const OrderRemovalAnswer = v.object({ id: Id, revision: v.number() });
export type OrderRemovalAnswer = v.InferOutput<typeof OrderRemovalAnswer>;

/** `restorePurchaseOrder` (D-159): takes a removal back, while that is possible. */
export const RestorePurchaseOrder = v.object({ orderId: Id });
export type RestorePurchaseOrder = v.InferOutput<typeof RestorePurchaseOrder>;
