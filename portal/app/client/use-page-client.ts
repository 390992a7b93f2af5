import { useMemo } from 'react';
import { type Client, createClient } from '../../../shared/client/client.ts';
import { BUNDLE_BACKEND } from '../../../shared/element/bundle-backend.ts';
import { client, fetcher } from './client.ts';

/** The client of a page: with the link token of the address where it has one, else with the stored session (D-01). */
export function usePageClient(token: string | null): Client {
  return useMemo(
    () =>
      token === null
        ? client
        : createClient({ apiBase: BUNDLE_BACKEND, tokens: { linkToken: token }, fetcher }),
    [token],
  );
}
