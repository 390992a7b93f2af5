import { NewQuoteVersion, type QuoteAnswer } from '../../../../shared/contract/quotes.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { isAnsweredQuote } from '../../../../shared/trade/record-words.ts';
import { decidesForProvider } from '../../auth/rights/provider-admin.ts';
import { ApiError, invalid } from '../../http/errors/api-error.ts';
import { totalsOf } from '../../quotes/quote-totals.ts';
import { beginVersion } from '../../quotes/quote-versions.ts';
import { defineAction } from '../action.ts';
import { lockRecord } from '../lock-record.ts';
import { askedQuote } from './asked-quote.ts';

/**
 * D-152: the provider's admins take the answer to a quote back. The quote goes on as the next version: its charges can be changed,
 * it is issued again, told to the customer with the old and the new price, and needs an answer of its own.
 *
 * @throws ApiError 403 for anybody else, and for a foreign or unknown quote; 409 where somebody else saved since; 422 for a quote
 * that wasn't answered
 */
export const newQuoteVersion = defineAction({
  id: 'bfb66620-e987-4bee-bb8e-bb7bafbeddab',
  input: NewQuoteVersion,
  async allow(trx, caller, { quoteId }) {
    await lockRecord(trx, caller, { type: 'quote', id: quoteId }, 'change');
    if (!(await decidesForProvider(trx, caller)))
      throw new ApiError(403, 'forbidden', reason('versionByProvider'));
  },
  async run(trx, _granted, input) {
    const { quoteId } = input;
    const { status } = await askedQuote(trx, input);
    if (!isAnsweredQuote(status)) throw invalid(reason('quoteNotAnswered'));
    const totals = await totalsOf(trx, { type: 'quote', id: quoteId });
    const { version, ...result } = await beginVersion(trx, quoteId, totals);
    return {
      result: result as QuoteAnswer,
      audit: {
        recordType: 'quote',
        recordId: quoteId,
        before: { status, version: version - 1, totals },
        after: { status: result.status, version },
        changes: [{ field: 'quoteVersion', before: status, after: version }],
      },
    };
  },
});
