import { CreateCompany } from '../../../../shared/contract/managed-companies.ts';
import { companyChanges } from '../../companies/company-changes.ts';
import { lockCompanies } from '../../companies/managed-company.ts';
import { insertCompany } from '../../companies/write-company.ts';
import { providerAdmin } from '../accounts/may-manage.ts';
import { defineAction } from '../action.ts';

/** Makes an importer, agent or supplier; answers it. A reference that another company has is 409 `reference_taken`. */
export const createCompany = defineAction({
  id: '1f9b3d7a-6c28-4e05-9d71-a4b8c2e6f053',
  input: CreateCompany,
  async allow(trx, caller) {
    await providerAdmin(trx, caller, 'companiesByAdmin');
    await lockCompanies(trx);
  },
  async run(trx, _none, input) {
    const company = await insertCompany(trx, input);
    return {
      result: company,
      audit: {
        recordType: 'entity',
        recordId: company.id,
        before: null,
        after: company,
        changes: companyChanges(undefined, company),
      },
    };
  },
});
