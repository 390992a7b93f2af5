import { useMemo } from 'react';
import { type Client, createClient } from '../../../shared/client/client.ts';
import { client, fetcher } from './client.ts';

/** Speaks as the holder of the link whose token stands in the address, else as the stored session (D-01). */
export function usePageClient(token: string | null): Client {
  return useMemo(
    () =>
      token === null
        ? client
        : createClient({ apiBase: location.origin, tokens: { linkToken: token }, fetcher }),
    [token],
  );
}
