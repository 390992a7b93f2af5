import { GetCompany } from '../../../../shared/contract/managed-companies.ts';
import { readCountries } from '../../companies/countries.ts';
import { readManagedCompany } from '../../companies/managed-company.ts';
import { providerAdmin } from '../accounts/may-manage.ts';
import { defineAction } from '../action.ts';

/** One company with all that an admin may change of it, and the countries; without an id these alone. */
export const getCompany = defineAction({
  id: 'c8e4b6f2-0d57-4a19-b3e8-6f2a9d7c1b40',
  input: GetCompany,
  readsOnly: true,
  allow: (trx, caller) => providerAdmin(trx, caller, 'companiesByAdmin'),
  run: async (trx, _admin, { id }) => ({
    result: {
      company: id ? await readManagedCompany(trx, id) : null,
      countries: await readCountries(trx),
    },
  }),
});
