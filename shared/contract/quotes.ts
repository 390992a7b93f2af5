import * as v from 'valibot';
import { QUOTE_STATUSES } from '../trade/record-words.ts';
import { Day } from './day.ts';
import { Id, Revision } from './id.ts';
import { plainText } from './input-values.ts';

export const DECLINE_REASON_MAX_LENGTH = 500;

const quote = { quoteId: Id, revision: Revision };

/** `issueQuote` (MOD-10): the quote can be accepted until the end of this day, YYYY-MM-DD. */
export const IssueQuote = v.object({
  ...quote,
  validUntil: Day,
});
export type IssueQuote = v.InferOutput<typeof IssueQuote>;

/** `acceptQuote` (MOD-10); `revision` as the quote was read. */
export const AcceptQuote = v.object(quote);
export type AcceptQuote = v.InferOutput<typeof AcceptQuote>;

/** `declineQuote` (MOD-10), with why, where the customer says so. */
export const DeclineQuote = v.object({
  ...quote,
  reason: v.pipe(plainText(DECLINE_REASON_MAX_LENGTH), v.trim()),
});
export type DeclineQuote = v.InferOutput<typeof DeclineQuote>;

/** `withdrawQuote` (MOD-10): nobody is to answer the request any more; `revision` as the quote was read. */
export const WithdrawQuote = v.object(quote);
export type WithdrawQuote = v.InferOutput<typeof WithdrawQuote>;

/** `newQuoteVersion` (D-152); `revision` as the quote was read. */
export const NewQuoteVersion = v.object(quote);
export type NewQuoteVersion = v.InferOutput<typeof NewQuoteVersion>;

/** The quote as it stands now. */
export const QuoteAnswer = v.object({ id: Id, revision: v.number(), status: v.picklist(QUOTE_STATUSES) });
export type QuoteAnswer = v.InferOutput<typeof QuoteAnswer>;
