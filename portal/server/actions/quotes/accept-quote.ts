import { AcceptQuote } from '../../../../shared/contract/quotes.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { invalid } from '../../http/errors/api-error.ts';
import { defineAction } from '../action.ts';
import { answerQuote, askedQuote, lockQuoteAsCustomer, requireOpen } from './asked-quote.ts';

/**
 * MOD-10, D-152: somebody of the company that was quoted accepts the quote while it holds. Nobody else does that in its name, not
 * even who acts for it.
 *
 * @throws ApiError 403 for anybody else and for a foreign or unknown quote; 409 where somebody else saved since; 422
 * where it has expired, was answered already, has not been issued yet or names no price
 */
export const acceptQuote = defineAction({
  id: '8d2c5b17-4e60-4f3a-b9d1-6a0e7c39f284',
  input: AcceptQuote,
  allow: (trx, caller, { quoteId }) => lockQuoteAsCustomer(trx, caller, quoteId),
  async run(trx, caller, input) {
    const quote = await askedQuote(trx, input);
    requireOpen(quote);
    if (!quote.isPriced) throw invalid(reason('quoteNoPrice'));
    return answerQuote(trx, caller, input.quoteId, { status: 'Accepted' });
  },
});
