import { SaveCompany } from '../../../../shared/contract/profile.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { changesBetween } from '../../audit/changes-between.ts';
import { companyFieldsOf, profileColumns } from '../../companies/company-profile.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { defineAction } from '../action.ts';
import { personOf } from '../audit/person.ts';
import { companyAnswer, readCompany } from './company.ts';

/**
 * MOD-21, D-15: changes the company that the caller acts for. Entitled are its own people, and an admin who switched
 * to it. A save that is not based on the current state is refused with 409 `stale_revision`, one for a company that the
 * admin left in another tab with 409 `other_company`. Answers what a load now would.
 */
export const saveCompany = defineAction({
  id: 'b465f7b8-8fda-415f-b816-e1eb602903b2',
  input: SaveCompany,
  async allow(trx, caller) {
    const { entityId } = personOf(caller);
    // Other savers wait until this transaction ends; statements that only refer to the company, such as a new order, go on.
    await trx.selectFrom('company').select('id').where('id', '=', entityId).forNoKeyUpdate().execute();
    return entityId;
  },
  async run(trx, id, input) {
    if (input.id !== id) throw new ApiError(409, 'other_company', reason('otherCompany'));
    const before = await readCompany(trx, id);
    if (input.revision !== before.revision) throw new ApiError(409, 'stale_revision', reason('staleCompany'));
    const columns = await profileColumns(trx, input);
    const changes = changesBetween(companyFieldsOf(before), companyFieldsOf(input));
    if (changes.length === 0) return { result: await companyAnswer(trx, before) };
    await trx
      .updateTable('company')
      .set((eb) => ({ ...columns, revision: eb('revision', '+', 1) }))
      .where('id', '=', id)
      .execute();
    const after = await readCompany(trx, id);
    return {
      result: await companyAnswer(trx, after),
      audit: {
        recordType: 'entity',
        recordId: id,
        before,
        after,
        changes,
      },
    };
  },
});
