import type { Client } from '../../../shared/client/client.ts';
import {
  type FindQuoteAgent,
  QuoteAgent,
  type RequestQuote,
  RequestQuoteAnswer,
  type SearchRates,
  SearchRatesAnswer,
} from '../../../shared/contract/rate-search.ts';

/** The rates that the caller's company may see (MOD-12). Throws `ClientError`. */
export const searchRates = (client: Client, search: SearchRates, signal: AbortSignal) =>
  client.action('searchRates', search, SearchRatesAnswer, { signal });

/** Requests a quote; a repeat with the same key takes effect once. */
export const requestQuote = (client: Client, request: RequestQuote, key: string) =>
  client.action('requestQuote', request, RequestQuoteAnswer, { key });

/** Who is to answer a request (MOD-10). Throws `ClientError`. */
export const findQuoteAgent = (client: Client, of: FindQuoteAgent, signal: AbortSignal) =>
  client.action('findQuoteAgent', of, QuoteAgent, { signal });
