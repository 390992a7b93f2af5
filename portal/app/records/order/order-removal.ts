import * as v from 'valibot';
import {
  OrderRemovalAnswer,
  type RemovePurchaseOrder,
  type RestorePurchaseOrder,
} from '../../../../shared/contract/order-removal.ts';
import { loadRecord } from '../../../lists/request/request.ts';
import { client } from '../../client/client.ts';
import type { DatedOrder } from './dated-order.ts';
import type { PlacedOrder } from './order-supplier.ts';

/** Longest wait for whether an order is still there. */
const PATIENCE = 10_000;

const SOURCE = { model: 'PurchaseOrder', schema: v.object({ id: v.number() }) };

/** An order, and what a removal of it is based on and would take away. */
export interface RemovableOrder extends DatedOrder, Pick<PlacedOrder, 'supplier'> {
  styleNumbers: readonly { styleNumber: string }[];
}

/** Removes an order; a repeat with the same key takes effect once. */
export async function removeOrder(input: RemovePurchaseOrder, key: string): Promise<void> {
  await client.action('removePurchaseOrder', input, OrderRemovalAnswer, { key });
}

/** Takes a removal back. */
export async function restoreOrder(input: RestorePurchaseOrder, key: string): Promise<void> {
  await client.action('restorePurchaseOrder', input, OrderRemovalAnswer, { key });
}

/**
 * Whether an order that could not be removed is gone all the same: somebody else has removed it, or the answer was lost.
 * Undefined where that can't be found out now.
 */
export async function isGone(id: number): Promise<boolean | undefined> {
  try {
    return (await loadRecord(client, SOURCE, { id, signal: AbortSignal.timeout(PATIENCE) })) === undefined;
  } catch (error) {
    // The next try asks again.
    console.warn('[portal] The order could not be loaded:', error);
    return undefined;
  }
}
