import { sql } from 'kysely';
import { SaveMarkups } from '../../../../shared/contract/markups.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { changesBetween } from '../../audit/changes-between.ts';
import { decidesForProvider } from '../../auth/rights/provider-admin.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { markupsRefused } from '../../markups/refused.ts';
import { markupsAnswer, requireCustomer, storedMarkups } from '../../markups/stored-markups.ts';
import { defineAction } from '../action.ts';

/**
 * Sets what a customer's rates are sold above their cost from now on, in rate search, quotes and rate sheets (D-147); answers
 * what stands. Only the provider is told of it.
 *
 * @throws ApiError 403 `markups` for all but the provider's signed-in admins, 409 where somebody else saved since, 422 for a
 * company that is sold no rates
 */
export const saveMarkups = defineAction({
  id: 'c450879a-52ab-433d-b295-08368f94da30',
  input: SaveMarkups,
  async allow(trx, caller) {
    if (caller.kind !== 'user' || !(await decidesForProvider(trx, caller))) throw markupsRefused();
  },
  async run(trx, _granted, { entityId, ...input }) {
    // Others who set them wait until this is done.
    await sql`select 1 from company where id = ${entityId}::integer for no key update`.execute(trx);
    await requireCustomer(trx, entityId);
    const before = markupsAnswer(await storedMarkups(trx, entityId));
    if (input.revision !== before.revision) throw new ApiError(409, 'stale_revision', reason('staleRecord'));
    const { fakPercentage, nacPercentage, includeExternalRates = before.includeExternalRates } = input;
    const changes = changesBetween(without(before), { fakPercentage, nacPercentage, includeExternalRates });
    if (changes.length === 0) return { result: before };
    await sql`
      insert into company_markup (company_id, fak_percentage, nac_percentage, external_rates)
      values (${entityId}::integer, ${String(fakPercentage)}::numeric, ${String(nacPercentage)}::numeric,
        ${includeExternalRates}::boolean)
      on conflict (company_id) do update set fak_percentage = excluded.fak_percentage,
        nac_percentage = excluded.nac_percentage, external_rates = excluded.external_rates,
        revision = company_markup.revision + 1`.execute(trx);
    const after = markupsAnswer(await storedMarkups(trx, entityId));
    return {
      result: after,
      audit: { recordType: 'entity', recordId: entityId, before, after, changes, hiddenFrom: 'both' },
    };
  },
});

const without = <Values extends { revision: number }>({ revision: _, ...values }: Values) => values;
