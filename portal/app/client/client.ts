import { createClient } from '../../../shared/client/client.ts';
import { sender } from '../../../shared/client/send.ts';
import { ENTITY_HEADER } from '../../../shared/contract/entity.ts';
import { storeActingCompany } from '../session/profile/acting-company.ts';

/**
 * Looked up at each call: a script of the provider may watch what is fetched. The tools get it, too, because clients with
 * the same one share what they load once a page, and because the company of every answer counts.
 */
export const fetcher: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const company = Number(response.headers.get(ENTITY_HEADER));
  if (company > 0) storeActingCompany(company);
  return response;
};

/** Speaks as the stored session. Portal and API share one origin. */
export const client = createClient({ apiBase: location.origin, tokens: {}, fetcher });

/** For the calls around the session itself, which carry no data token. */
export const send = sender(fetcher, 30_000);
