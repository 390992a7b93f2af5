import { AcceptQuote } from '../../../../shared/contract/quotes.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { invalid } from '../../http/errors/api-error.ts';
import { defineAction } from '../action.ts';
import { lockRecordAs } from '../record-parties.ts';
import { answerQuote, askedQuote, requireOpen } from './asked-quote.ts';

/**
 * MOD-10: the company that was quoted accepts the quote while it holds. Nobody else does that in its name.
 *
 * @throws ApiError 403 for anybody else and for a foreign or unknown quote; 409 where somebody else saved since; 422
 * where it has expired, was answered already, has not been issued yet or names no price
 */
export const acceptQuote = defineAction({
  id: '8d2c5b17-4e60-4f3a-b9d1-6a0e7c39f284',
  input: AcceptQuote,
  allow: (trx, caller, { quoteId }) => lockRecordAs(trx, caller, { type: 'quote', id: quoteId }, ['owner']),
  async run(trx, caller, input) {
    const quote = await askedQuote(trx, input);
    requireOpen(quote);
    if (!quote.isPriced) throw invalid(reason('quoteNoPrice'));
    return answerQuote(trx, caller, input.quoteId, { status: 'Accepted' });
  },
});
