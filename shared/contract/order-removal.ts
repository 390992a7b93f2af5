import * as v from 'valibot';
import { Id, Revision } from './id.ts';

/** `removePurchaseOrder` (MOD-05); `revision` as the order was read. */
export const RemovePurchaseOrder = v.object({ orderId: Id, revision: Revision });
export type RemovePurchaseOrder = v.InferOutput<typeof RemovePurchaseOrder>;

/** The order as it stood last. */
export const OrderRemovalAnswer = v.object({ id: Id, revision: v.number() });
export type OrderRemovalAnswer = v.InferOutput<typeof OrderRemovalAnswer>;
