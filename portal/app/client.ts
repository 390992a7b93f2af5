import { createClient } from '../../shared/client/client.ts';
import { sender } from '../../shared/client/send.ts';

/**
 * Looked up at each call: a script of the provider may watch what is fetched. The tools get it, too, because clients with
 * the same one share what they load once a page.
 */
export const fetcher: typeof fetch = (input, init) => fetch(input, init);

/** Speaks as the stored session. Portal and API share one origin. */
export const client = createClient({ apiBase: location.origin, tokens: {}, fetcher });

/** For the calls around the session itself, which carry no data token. */
export const send = sender(fetcher, 30_000);
