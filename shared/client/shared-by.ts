const all = new WeakMap<object, Map<string, unknown>>();

/**
 * What all clients of a page share that speak through the same fetcher, by what was asked: promises of the configuration
 * and of tokens. Weak, so that a replaced fetcher takes it along.
 */
export function sharedBy<T>(fetcher: object): Map<string, Promise<T>> {
  const shared = all.get(fetcher) ?? new Map<string, unknown>();
  all.set(fetcher, shared);
  return shared as Map<string, Promise<T>>;
}
