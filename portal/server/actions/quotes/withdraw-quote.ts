import { WithdrawQuote } from '../../../../shared/contract/quotes.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { invalid } from '../../http/errors/api-error.ts';
import { defineAction } from '../action.ts';
import { lockRecordAs } from '../record-parties.ts';
import { answerQuote, askedQuote, requireNotEnded } from './asked-quote.ts';

/**
 * MOD-10: who asked for a quote, or the provider in its name, withdraws the request before it is issued. Nobody works on it then, and
 * nothing of it changes any more. One that goes on as a new version is answered once it is issued instead.
 *
 * @throws ApiError 403 for anybody else and for a foreign or unknown quote; 409 where somebody else saved since; 422
 * where it was issued, answered or withdrawn already, or is a new version
 */
export const withdrawQuote = defineAction({
  id: '5f0b7c92-1d3e-4a68-9c47-e2b86d15f03a',
  input: WithdrawQuote,
  allow: (trx, caller, { quoteId }) =>
    lockRecordAs(trx, caller, { type: 'quote', id: quoteId }, ['owner', 'admin']),
  async run(trx, caller, input) {
    const { status, version } = await askedQuote(trx, input);
    requireNotEnded(status);
    if (status !== 'Requested') throw invalid(reason('quoteIssued'));
    if (version > 1) throw invalid(reason('quoteVersioned'));
    return answerQuote(trx, caller, input.quoteId, { status: 'Cancelled' });
  },
});
