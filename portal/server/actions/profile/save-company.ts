import type { Transaction } from 'kysely';
import type * as v from 'valibot';
import { SaveCompany } from '../../../../shared/contract/profile.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import type { Tables } from '../../db/tables.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { defineAction } from '../action.ts';
import { personOf } from '../audit/person.ts';
import { checkAddress, knownCountry } from '../entity/address.ts';
import { changesBetween } from './changes-between.ts';
import { companyAnswer, readCompany, type StoredCompany } from './company.ts';

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
    const country = await countryOf(trx, input);
    await trx
      .updateTable('company')
      .set((eb) => ({
        company_name: input.companyName,
        address_1: input.address_1 || null,
        city: input.city || null,
        postal_code: input.postalCode || null,
        country_id: country?.id ?? null,
        revision: eb('revision', '+', 1),
      }))
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
        changes: changesBetween(editable(before), editable(after)),
      },
    };
  },
});

/** A country may stand alone: most companies are known by it before anybody enters their street. */
async function countryOf(trx: Transaction<Tables>, input: v.InferOutput<typeof SaveCompany>) {
  const { address_1, city, postalCode, countryCode } = input;
  if (address_1 || city || postalCode) return checkAddress(trx, input);
  return countryCode ? knownCountry(trx, countryCode) : undefined;
}

/** What the form has: neither the revision nor what is not changed here. */
const editable = ({ companyName, address_1, city, postalCode, countryCode }: StoredCompany) => ({
  companyName,
  address_1,
  city,
  postalCode,
  countryCode,
});
