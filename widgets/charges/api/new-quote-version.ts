import type { Client } from '../../../shared/client/client.ts';
import { type NewQuoteVersion, QuoteAnswer } from '../../../shared/contract/quotes.ts';

/** Takes the answer to a quote back (D-152); a repeat with the same key takes effect once. */
export async function newQuoteVersion(client: Client, input: NewQuoteVersion, key: string): Promise<void> {
  await client.action('newQuoteVersion', input, QuoteAnswer, { key });
}
