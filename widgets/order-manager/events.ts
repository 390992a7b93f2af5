import type { LinkedOrders, RecordType } from '../../shared/contract/order-manager.ts';

/** What the element sends besides `CommonEvents` of `shared/element/events.ts`. */
export type OrderEvents = {
  'fp-saved': StoredOrders;
  /** After each change of the orders, which is stored at once (PO-29). */
  'fp-linked': StoredOrders;
};

interface StoredOrders {
  recordType: RecordType;
  recordId: number;
  /** The record's full list as it now stands. */
  purchaseOrders: LinkedOrders['purchaseOrders'];
}
