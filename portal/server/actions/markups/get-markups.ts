import { GetMarkups } from '../../../../shared/contract/markups.ts';
import { decidesForProvider } from '../../auth/rights/provider-admin.ts';
import { markupsRefused } from '../../markups/refused.ts';
import { markupsAnswer, requireCustomer, storedMarkups } from '../../markups/stored-markups.ts';
import { defineAction } from '../action.ts';

/**
 * The mark-ups of a customer, for those who may choose them (D-147): the provider's admins, and links to the company with the role
 * of an admin that one of them made.
 *
 * @throws ApiError 403 `markups` for anybody else, 422 for a company that is sold no rates
 */
export const getMarkups = defineAction({
  id: '94a8dd3f-c497-4e25-9a78-6528cf45746f',
  input: GetMarkups,
  readsOnly: true,
  async allow(trx, caller, { entityId }) {
    const isOfAnother =
      caller.kind === 'link' && (caller.recordType !== 'entity' || caller.recordId !== entityId);
    if (isOfAnother || !(await decidesForProvider(trx, caller))) throw markupsRefused();
  },
  async run(trx, _granted, { entityId }) {
    await requireCustomer(trx, entityId);
    return { result: markupsAnswer(await storedMarkups(trx, entityId)) };
  },
});
