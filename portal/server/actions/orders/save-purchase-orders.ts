import * as v from 'valibot';
import { SavePurchaseOrders } from '../../../../shared/contract/order-manager.ts';
import { defineAction } from '../action.ts';
import { orderRecord } from './record.ts';
import { changeSelection } from './selection.ts';

const Input = v.pipe(
  SavePurchaseOrders,
  v.check(
    ({ purchaseOrder }) => new Set(purchaseOrder.map(({ id }) => id)).size === purchaseOrder.length,
    'purchaseOrder lists a purchase order twice. List every purchase order once.',
  ),
);

/** API-32, PO-37: orders and their selected style numbers; answers the record's full list as it now stands. */
export const savePurchaseOrders = defineAction({
  id: 'b8e323b8-db39-4179-85d3-302311ac08a4',
  input: Input,
  allow: (trx, caller, input) => orderRecord(trx, caller, input, 'change'),
  run: (trx, record, { purchaseOrder, knownPOs, revision }) =>
    changeSelection(trx, record, {
      selectedPOs: purchaseOrder.map(({ id }) => id),
      knownPOs,
      revision,
      styles: purchaseOrder,
    }),
});
