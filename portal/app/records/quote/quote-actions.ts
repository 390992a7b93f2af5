import {
  type AcceptQuote,
  type DeclineQuote,
  type IssueQuote,
  type NewQuoteVersion,
  QuoteAnswer,
  type WithdrawQuote,
} from '../../../../shared/contract/quotes.ts';
import { client } from '../../client/client.ts';

/** Accepts a quote; a repeat with the same key takes effect once. */
export async function acceptQuote(input: AcceptQuote, key: string): Promise<void> {
  await client.action('acceptQuote', input, QuoteAnswer, { key });
}

/** Declines a quote; a repeat with the same key takes effect once. */
export async function declineQuote(input: DeclineQuote, key: string): Promise<void> {
  await client.action('declineQuote', input, QuoteAnswer, { key });
}

/** Says until when a quote holds; a repeat with the same key takes effect once. */
export async function issueQuote(input: IssueQuote, key: string): Promise<void> {
  await client.action('issueQuote', input, QuoteAnswer, { key });
}

/** Takes the answer to a quote back (D-152); a repeat with the same key takes effect once. */
export async function newQuoteVersion(input: NewQuoteVersion, key: string): Promise<void> {
  await client.action('newQuoteVersion', input, QuoteAnswer, { key });
}

/** Withdraws the request for a quote; a repeat with the same key takes effect once. */
export async function withdrawQuote(input: WithdrawQuote, key: string): Promise<void> {
  await client.action('withdrawQuote', input, QuoteAnswer, { key });
}
