import { SearchRates } from '../../../../shared/contract/rate-search.ts';
import { rateScope } from '../../rate-search/scope.ts';
import { searchRates as search } from '../../rate-search/search.ts';
import { defineAction } from '../action.ts';

/**
 * MOD-12, D-142: the rates that count on a day and that the caller's company may see, with what they come to.
 *
 * @throws ApiError 403 for anybody who isn't signed in; 422 with the field that is wrong
 */
export const searchRates = defineAction({
  id: '8d7f3b52-1c8e-4e6b-a0f5-6f1f2a9c4d37',
  input: SearchRates,
  readsOnly: true,
  allow: rateScope,
  run: async (trx, scope, input) => ({ result: await search(trx, scope, input) }),
});
