import { NoInput } from '../../../../shared/contract/input-values.ts';
import { defineAction } from '../action.ts';
import { personOf } from '../audit/person.ts';
import { companyAnswer, readCompany } from './company.ts';

/** MOD-21, D-15: the company that the caller acts for. Whatever comes in is ignored. */
export const loadCompany = defineAction({
  id: '61cfc82d-3c37-4411-9495-c73a17dc5c84',
  input: NoInput,
  readsOnly: true,
  allow: async (_trx, caller) => personOf(caller),
  run: async (trx, { entityId }) => ({ result: await companyAnswer(trx, await readCompany(trx, entityId)) }),
});
