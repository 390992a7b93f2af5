import { sql } from 'kysely';
import type { CompanyBilling, InvoiceParty } from '../../../../shared/contract/company-billing.ts';
import { NoInput } from '../../../../shared/contract/input-values.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { BILLING_SQL } from '../../companies/company-billing.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { defineAction } from '../action.ts';
import { personOf } from '../audit/person.ts';

type Stored = Omit<InvoiceParty, keyof CompanyBilling> & { billing: CompanyBilling };

/**
 * MOD-09: the provider as the documents that it sends to customers name it: its address, its numbers and where it is paid to. For
 * people, whichever company they act for. Whatever comes in is ignored.
 *
 * @throws ApiError 403 for links and the tools' own scope; 404 where there is no provider yet
 */
export const invoiceSeller = defineAction({
  id: '5be0c7d4-2a91-4f36-b80e-93d1f6a7c254',
  input: NoInput,
  readsOnly: true,
  allow: async (_trx, caller) => personOf(caller),
  async run(trx) {
    const { rows } = await sql<Stored>`
      select company.company_name as "companyName", coalesce(company.address_1, '') as address_1,
        coalesce(company.city, '') as city, coalesce(company.postal_code, '') as "postalCode",
        coalesce(country.code, '') as "countryCode", ${BILLING_SQL} as billing
      from company left join country on country.id = company.country_id
      where company.entity_type = 'Provider' order by company.id limit 1`.execute(trx);
    const [stored] = rows;
    if (!stored) throw new ApiError(404, 'unknown_company', reason('unknownCompany'));
    const { billing, ...company } = stored;
    return { result: { ...company, ...billing } satisfies InvoiceParty };
  },
});
