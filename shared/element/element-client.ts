import { type Client, createClient } from '../client/client.ts';
import type { GetToken } from '../client/host-token.ts';
import type { Exchange } from '../client/send.ts';
import { BUNDLE_BACKEND } from './bundle-backend.ts';

/** The backend of an element by its `api-base`; without one that which the bundle was loaded from. */
export const backendOf = (apiBase: string | null): string => apiBase || BUNDLE_BACKEND;

/**
 * The client of an element, for the backend and fetcher that it has now; it asks for the tokens anew with every request.
 * `values` are the attributes and properties of the element, `isLeft` whether it is out of the page; `onExchange` is told of each
 * answer.
 */
export function clientOf(
  values: ReadonlyMap<string, unknown>,
  isLeft?: () => boolean,
  onExchange?: (exchange: Exchange) => void,
): () => Client {
  let made: { apiBase: string; fetcher: typeof fetch | undefined; client: Client } | undefined;
  const tokens = {
    get linkToken() {
      return (values.get('token') as string | null) ?? null;
    },
    get getToken() {
      return (values.get('getToken') as GetToken | null) ?? null;
    },
  };
  return () => {
    const apiBase = backendOf((values.get('apiBase') as string | null) ?? null);
    const fetcher = (values.get('fetcher') as typeof fetch | null) ?? undefined;
    if (made?.apiBase !== apiBase || made.fetcher !== fetcher) {
      made = { apiBase, fetcher, client: createClient({ apiBase, fetcher, tokens, isLeft, onExchange }) };
    }
    return made.client;
  };
}
