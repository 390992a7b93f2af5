import { ChangeCompany } from '../../../../shared/contract/managed-companies.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { companyChanges } from '../../companies/company-changes.ts';
import { companyToChange } from '../../companies/managed-company.ts';
import { updateCompany } from '../../companies/write-company.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { providerAdmin } from '../accounts/may-manage.ts';
import { defineAction } from '../action.ts';

/**
 * Changes a company, and who acts for it; answers it. Refused with 409 `stale_revision` unless it is based on the current
 * state, with 422 where something depends on a type that it is to lose.
 */
export const changeCompany = defineAction({
  id: '84a2e0c9-7f13-4b6d-8e52-d9c1f5a3b768',
  input: ChangeCompany,
  async allow(trx, caller, { id }) {
    await providerAdmin(trx, caller, 'companiesByAdmin');
    return companyToChange(trx, id);
  },
  async run(trx, before, input) {
    if (input.revision !== before.revision) throw new ApiError(409, 'stale_revision', reason('staleCompany'));
    const after = await updateCompany(trx, before, input);
    const changes = companyChanges(before, after);
    if (changes.length === 0) return { result: after };
    return { result: after, audit: { recordType: 'entity', recordId: before.id, before, after, changes } };
  },
});
