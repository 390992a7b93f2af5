import { createClient } from '../../../shared/client/client.ts';
import { sender } from '../../../shared/client/send.ts';
import { ENTITY_HEADER } from '../../../shared/contract/entity.ts';
import { storeActingCompany } from '../session/profile/acting-company.ts';

/**
 * Looks `fetch` up at each call, because a script of the provider may replace it. The elements use the same fetcher:
 * clients with the same one share what is loaded once a page, and the acting company is read from every answer.
 */
export const fetcher: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const company = Number(response.headers.get(ENTITY_HEADER));
  if (company > 0) storeActingCompany(company);
  return response;
};

/** The client of the stored session. Portal and API share one origin. */
export const client = createClient({ apiBase: location.origin, tokens: {}, fetcher });

/** For calls outside the data API, such as sign-in. */
export const send = sender(fetcher, 30_000);
