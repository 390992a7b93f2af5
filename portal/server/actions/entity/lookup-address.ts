import { sql } from 'kysely';
import { LookupAddress } from '../../../../shared/contract/profile.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { checkAddress } from '../../companies/address.ts';
import { invalid } from '../../http/errors/api-error.ts';
import { defineAction } from '../action.ts';

/** REF-22, API-40: true for an address that can be one; else the error says what is wrong with it. */
export const lookupAddress = defineAction({
  id: '8f48960e-5ed9-4b93-85fc-2b416b802b7a',
  input: LookupAddress,
  readsOnly: true,
  allow: async () => {},
  async run(trx, _grant, input) {
    const { code, name } = await checkAddress(trx, { ...input, postalCode: input.postalCode ?? '' });
    // Countries have many names: only that of another one contradicts the code.
    const other = await trx
      .selectFrom('country')
      .select('id')
      .where(sql`lower(company_name)`, '=', sql`lower(${input.country ?? ''}::text)`)
      .where('code', '!=', code)
      .executeTakeFirst();
    if (other) throw invalid(reason('countryOf', { code, country: name }));
    return { result: true };
  },
});
