import * as v from 'valibot';
import { CreatePurchaseOrder } from '../../../../shared/contract/order-manager.ts';
import { OrderNumber } from '../../../../shared/contract/order-number.ts';
import { defineAction } from '../action.ts';
import { orderRecord, ownerOf } from './record.ts';
import { findOrCreateOrder } from './repository.ts';

/** API-29, PO-32: the id of the owner's order of this number, new or found; linking it is a step of its own (D-126). */
export const createPurchaseOrder = defineAction({
  id: '880c7e25-822c-4ad9-98c0-2117bbc99391',
  input: v.object({ ...CreatePurchaseOrder.entries, orderNumber: OrderNumber }),
  allow: (trx, caller, input) => orderRecord(trx, caller, input, 'keep'),
  async run(trx, record, { orderNumber }) {
    const { id, created } = await findOrCreateOrder(trx, ownerOf(record), orderNumber);
    return {
      result: id,
      audit: {
        recordType: record.type,
        recordId: record.id,
        before: null,
        after: { purchaseOrder: { id, orderNumber, created } },
        changes: created ? [{ field: 'purchaseOrder', before: null, after: orderNumber }] : [],
      },
    };
  },
});
