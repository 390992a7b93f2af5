import { LinkPurchaseOrders } from '../../../../shared/contract/order-manager.ts';
import { defineAction } from '../action.ts';
import { orderRecord } from './record.ts';
import { changeSelection } from './selection.ts';

/** API-30, PO-29: links and unlinks orders; answers the record's full list as it now stands (D-125). */
export const linkPurchaseOrders = defineAction({
  id: '18f487a5-0a6f-494e-8eb3-b460d63488b9',
  input: LinkPurchaseOrders,
  allow: (trx, caller, input) => orderRecord(trx, caller, input, 'change'),
  run: (trx, record, { selectedPOs, knownPOs, revision }) =>
    changeSelection(trx, record, { selectedPOs, knownPOs, revision, styles: [] }),
});
