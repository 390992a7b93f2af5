import { PublicConfig } from '../contract/config.ts';
import { read, type Send } from './send.ts';

/** `GET {apiBase}/config.json`, once for all who share `loads`; a failed load is not kept. */
export function publicConfig(
  loads: Map<string, Promise<PublicConfig>>,
  apiBase: string,
  send: Send,
): Promise<PublicConfig> {
  let load = loads.get(apiBase);
  if (!load) {
    const outgoing = { request: 'config', url: `${apiBase}/config.json` };
    load = read(send, PublicConfig, outgoing, new AbortController().signal);
    loads.set(apiBase, load);
    load.catch(() => loads.delete(apiBase));
  }
  return load;
}
