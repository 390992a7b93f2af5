import { DeclineQuote } from '../../../../shared/contract/quotes.ts';
import { defineAction } from '../action.ts';
import { answerQuote, askedQuote, lockQuoteAsCustomer, requireOpen } from './asked-quote.ts';

/**
 * MOD-10, D-152: somebody of the company that was quoted declines the quote, and may say why.
 *
 * @throws ApiError as `acceptQuote` does
 */
export const declineQuote = defineAction({
  id: 'e41f09a6-7b83-4d52-8c6e-25d9f1a07b3c',
  input: DeclineQuote,
  allow: (trx, caller, { quoteId }) => lockQuoteAsCustomer(trx, caller, quoteId),
  async run(trx, caller, input) {
    requireOpen(await askedQuote(trx, input));
    return answerQuote(trx, caller, input.quoteId, { status: 'Declined', reason: input.reason });
  },
});
