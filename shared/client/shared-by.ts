const all = new WeakMap<object, Map<string, unknown>>();

/**
 * What all clients of a page share that use the same fetcher, by what was asked: promises of the configuration
 * and of tokens. Weak, so that a replaced fetcher takes it along.
 */
export function sharedBy<T>(fetcher: object): Map<string, Promise<T>> {
  const shared = all.get(fetcher) ?? new Map<string, unknown>();
  all.set(fetcher, shared);
  return shared as Map<string, Promise<T>>;
}

/** Runs `load` once for all who share `loads`, by its name; a failed load is not cached. */
export function onceFor<T>(loads: Map<string, Promise<T>>, name: string, load: () => Promise<T>): Promise<T> {
  const running = loads.get(name);
  if (running) return running;
  const loading = load();
  loads.set(name, loading);
  loading.catch(() => loads.delete(name));
  return loading;
}
