import * as v from 'valibot';
import { CreateStyleNumber } from '../../../../shared/contract/order-manager.ts';
import { OrderNumber } from '../../../../shared/contract/order-number.ts';
import { defineAction } from '../action.ts';
import { requireOrders } from './ownership.ts';
import { orderRecord, ownerOf } from './record.ts';
import { attachStyles, findOrCreateStyle } from './repository.ts';

/**
 * API-31, PO-34: the id of the owner's style number of this text, new or found. It belongs to the order at once and
 * to the record with the save (D-126), so the order need not be linked to the record yet.
 */
export const createStyleNumber = defineAction({
  id: '777e4968-32cf-4f0c-81fb-67e3b637c4d9',
  input: v.object({ ...CreateStyleNumber.entries, styleNumber: OrderNumber }),
  allow: (trx, caller, input) => orderRecord(trx, caller, input, 'keep'),
  async run(trx, record, { poId, styleNumber }) {
    const owner = ownerOf(record);
    await requireOrders(trx, owner, [poId]);
    const { id, created } = await findOrCreateStyle(trx, owner, styleNumber);
    await attachStyles(trx, [{ orderId: poId, styleId: id }]);
    return {
      result: id,
      audit: {
        recordType: record.type,
        recordId: record.id,
        before: null,
        after: { styleNumber: { id, styleNumber, created }, purchaseOrder: { id: poId } },
        changes: created ? [{ field: 'styleNumber', before: null, after: styleNumber }] : [],
      },
    };
  },
});
