import * as v from 'valibot';
import type { Client } from '../../../shared/client/client.ts';
import type { NewQuoteVersion } from '../../../shared/contract/quotes.ts';

/** Takes the answer to a quote back (D-152); a repeat with the same key takes effect once. What has become of it is loaded anew. */
export async function newQuoteVersion(client: Client, input: NewQuoteVersion, key: string): Promise<void> {
  await client.action('newQuoteVersion', input, v.unknown(), { key });
}
