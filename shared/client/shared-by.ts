import type { PublicConfig } from '../contract/config.ts';

interface Shared {
  /** By backend. */
  configs: Map<string, Promise<PublicConfig>>;
  /** By backend and caller. */
  tokens: Map<string, Promise<string>>;
}

const all = new WeakMap<object, Shared>();

/** What all clients of a page share that speak through the same fetcher; weak, so that a replaced one takes it along. */
export function sharedBy(fetcher: object): Shared {
  const shared = all.get(fetcher) ?? { configs: new Map(), tokens: new Map() };
  all.set(fetcher, shared);
  return shared;
}
