import { RenamedOrder, type RenamePurchaseOrder } from '../../../../shared/contract/order-renaming.ts';
import { client } from '../../client/client.ts';

/** Gives an order another number; a repeat with the same key takes effect once. */
export const renameOrder = (input: RenamePurchaseOrder, key: string): Promise<RenamedOrder> =>
  client.action('renamePurchaseOrder', input, RenamedOrder, { key });
