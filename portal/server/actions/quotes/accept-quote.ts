import { AcceptQuote } from '../../../../shared/contract/quotes.ts';
import { defineAction } from '../action.ts';
import { lockRecordAs } from '../record-parties.ts';
import { answerQuote, askedQuote, requireOpen } from './asked-quote.ts';

/**
 * MOD-10: the company that was quoted accepts the quote while it holds. Nobody else does that in its name.
 *
 * @throws ApiError 403 for anybody else and for a foreign or unknown quote; 409 where somebody else saved since; 422
 * where it has expired, was answered already or has not been issued yet
 */
export const acceptQuote = defineAction({
  id: '8d2c5b17-4e60-4f3a-b9d1-6a0e7c39f284',
  input: AcceptQuote,
  allow: (trx, caller, { quoteId }) => lockRecordAs(trx, caller, { type: 'quote', id: quoteId }, ['owner']),
  async run(trx, caller, input) {
    requireOpen(await askedQuote(trx, input));
    return answerQuote(trx, caller, input.quoteId, { status: 'Accepted' });
  },
});
