import { PublicConfig } from '../contract/config.ts';
import { read, type Send } from './send.ts';

/** One load a page, backend and fetcher; weak, so that a replaced fetcher takes its answers with it. */
const loads = new WeakMap<object, Map<string, Promise<PublicConfig>>>();

/** `GET {apiBase}/config.json`; a failed load is not kept. */
export function publicConfig(owner: object, apiBase: string, send: Send): Promise<PublicConfig> {
  const ofOwner = loads.get(owner) ?? new Map<string, Promise<PublicConfig>>();
  loads.set(owner, ofOwner);
  let load = ofOwner.get(apiBase);
  if (!load) {
    const outgoing = { request: 'config', url: `${apiBase}/config.json` };
    load = read(send, PublicConfig, outgoing, new AbortController().signal);
    ofOwner.set(apiBase, load);
    load.catch(() => ofOwner.delete(apiBase));
  }
  return load;
}
