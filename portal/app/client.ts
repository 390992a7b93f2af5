import { createClient } from '../../shared/client/client.ts';
import { sender } from '../../shared/client/send.ts';

/** Speaks as the stored session. Portal and API share one origin. */
export const client = createClient({ apiBase: location.origin, tokens: {} });

/** For the calls around the session itself, which carry no data token. */
export const send = sender((input, init) => fetch(input, init), 30_000);
