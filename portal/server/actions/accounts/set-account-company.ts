import { isMisplaced } from '../../../../shared/contract/account.ts';
import { SetAccountCompany } from '../../../../shared/contract/managed-accounts.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { invalid } from '../../http/errors/api-error.ts';
import { defineAction } from '../action.ts';
import { changedAccount } from './changed-account.ts';
import { openAccountToChange, providerAdmin } from './may-manage.ts';
import { requireAccountRevision } from './require-account-revision.ts';

/**
 * D-15: moves the person to another company, for which they act from now on, and ends the access they had; answers the
 * account.
 */
export const setAccountCompany = defineAction({
  id: 'b3a5c8d2-6e1f-4b97-a2d4-0c9e7f5b3816',
  input: SetAccountCompany,
  async allow(trx, caller, { accountId }) {
    await providerAdmin(trx, caller);
    return openAccountToChange(trx, caller, accountId);
  },
  async run(trx, before, { accountId, entityId, revision }) {
    await requireAccountRevision(trx, accountId, revision);
    const found = await trx
      .selectFrom('company')
      .select(['id', 'company_name as companyName', 'entity_type as type'])
      .where('id', '=', entityId)
      // As lockedType does: nobody changes it meanwhile.
      .forShare()
      .executeTakeFirst();
    if (!found) throw invalid(reason('unknownCompany'));
    const { type, ...company } = found;
    if (before.roles.some((role) => isMisplaced(role, type))) throw invalid(reason('roleOfCompany'));
    const { numUpdatedRows } = await trx
      .updateTable('web_user')
      .set({ entity_id: company.id, home_entity_id: company.id })
      .where('id', '=', accountId)
      .where((eb) => eb.or([eb('entity_id', '<>', company.id), eb('home_entity_id', '<>', company.id)]))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return { result: before };
    return changedAccount(trx, accountId, {
      before: { entity: { id: before.entity.id, companyName: before.entity.companyName } },
      after: { entity: company },
      changes: [{ field: 'entity', before: before.entity.companyName, after: company.companyName }],
    });
  },
});
