import { RatesForQuote } from '../../../../shared/contract/quote-rates.ts';
import { forbidden } from '../../http/errors/api-error.ts';
import { rateScope } from '../../rate-search/scope.ts';
import { defineAction } from '../action.ts';
import { readChargeList } from '../charges/charge-list.ts';
import { chargesRole } from '../charges/effective-role.ts';
import { quoteRates } from './quote-rates.ts';

/**
 * D-158: the rates that lines of a quote can be taken over from. Lines hold costs, so that who sees selling prices alone
 * gets none.
 *
 * @throws ApiError 403 for links and the tools' own scope, which see no rates, for those who enter no charges, and the same for
 *   a foreign and for an unknown quote
 */
export const ratesForQuote = defineAction({
  id: 'e4c1b7a6-52d9-4f08-9b3e-71a0d8c25f64',
  input: RatesForQuote,
  readsOnly: true,
  async allow(trx, caller, { quoteId }) {
    chargesRole(caller, null);
    await readChargeList(trx, caller, { recordId: quoteId, featureType: 'freight_charges' });
    const scope = await rateScope(trx, caller);
    if (scope.view === 'selling') throw forbidden();
    return scope;
  },
  run: async (trx, scope, { quoteId, references }) => ({
    result: await quoteRates(trx, scope, { quoteId, references }),
  }),
});
