import { createClient } from '../../../shared/client/client.ts';
import { sender } from '../../../shared/client/send.ts';
import { ENTITY_HEADER } from '../../../shared/contract/entity.ts';
import { storeActingCompany } from '../session/profile/acting-company.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';

/** Reads the acting company from every answer. */
const withActingCompany =
  (base: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await base(input, init);
    const company = Number(response.headers.get(ENTITY_HEADER));
    if (company > 0) storeActingCompany(company);
    return response;
  };

/**
 * Looks `fetch` up at each call, because a script of the provider may replace it. The elements use the same fetcher:
 * clients with the same one share what is loaded once a page.
 */
export const fetcher = withActingCompany((input, init) => fetch(input, init));

/** For a file: tells how many of its bytes have gone. */
export const uploadFetcher = (onProgress: (sentBytes: number) => void): typeof fetch =>
  withActingCompany(fetchWithProgress(onProgress));

/** The client of the stored session. Portal and API share one origin. */
export const client = createClient({ apiBase: location.origin, tokens: {}, fetcher });

/** For calls outside the data API, such as sign-in. */
export const send = sender(fetcher, 30_000);
