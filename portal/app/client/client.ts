import { createClient } from '../../../shared/client/client.ts';
import { type Send, sender } from '../../../shared/client/send.ts';
import { ENTITY_HEADER } from '../../../shared/contract/entity.ts';
import { BUNDLE_BACKEND } from '../../../shared/element/bundle-backend.ts';
import { withBase } from '../routes/base-path.ts';
import { storeActingCompany } from '../session/profile/acting-company.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { noteServerTime } from './server-clock.ts';

/** Reads the acting company and the time of the server from every answer. */
const withHeaders =
  (base: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await base(input, init);
    const company = Number(response.headers.get(ENTITY_HEADER));
    if (company > 0) storeActingCompany(company);
    noteServerTime(response.headers.get('date'));
    return response;
  };

/**
 * Looks `fetch` up at each call, because a script of the provider may replace it. The elements use the same fetcher:
 * clients with the same one share what is loaded once a page.
 */
export const fetcher = withHeaders((input, init) => fetch(input, init));

/** For a file: tells how many of its bytes have gone. */
export const uploadFetcher = (onProgress: (sentBytes: number) => void): typeof fetch =>
  withHeaders(fetchWithProgress(onProgress));

/** The client of the stored session. Portal, bundle and API have one address. */
export const client = createClient({ apiBase: BUNDLE_BACKEND, tokens: {}, fetcher });

const sendTo = sender(fetcher, 30_000);

/** For calls outside the data API, such as sign-in; `url` is a path of the server. */
export const send: Send = (outgoing, signal) => sendTo({ ...outgoing, url: withBase(outgoing.url) }, signal);
