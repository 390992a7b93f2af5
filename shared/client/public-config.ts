import { PublicConfig } from '../contract/config.ts';
import { read, type Send } from './send.ts';
import { onceFor } from './shared-by.ts';

/** Whether the backend is of this product's make: it knows keys, and more than the specification documents. */
export const isOwnBackend = ({ backend }: Pick<PublicConfig, 'backend'>): boolean =>
  backend?.idempotency !== false;

/** `GET {apiBase}/config.json`, once for all who share `loads`. */
export const publicConfig = (
  loads: Map<string, Promise<PublicConfig>>,
  apiBase: string,
  send: Send,
): Promise<PublicConfig> =>
  onceFor(loads, apiBase, () => {
    const outgoing = { request: 'config', url: `${apiBase}/config.json` };
    return read(send, PublicConfig, outgoing, new AbortController().signal);
  });
