import { createStore } from 'jotai';
import { type Client, createClient } from '../client/client.ts';
import type { GetToken } from '../client/host-token.ts';
import { createLocaleLoader } from '../i18n/locale-loader.ts';
import { elementAtom } from './attributes.ts';
import type { Load } from './element-root.tsx';
import { type CommonEvents, emitFrom } from './events.ts';
import { type Host, hostAtom } from './host.ts';

/** Where an element without `api-base` finds its backend: the origin the bundle was loaded from. */
const BUNDLE_ORIGIN = new URL(import.meta.url).origin;

let count = 0;

/** A load with a `set` for the element's values and a `reload` for its method of that name. */
export interface LiveLoad extends Load {
  set(name: string, value: unknown): void;
  reload(): void;
}

/** Everything that an element has from mounting to unmounting; `values` are its attributes and properties. */
export function createLoad(
  element: HTMLElement,
  root: ShadowRoot,
  values: ReadonlyMap<string, unknown>,
  restart: () => void,
): LiveLoad {
  const store = createStore();
  const emit = emitFrom<CommonEvents>(element);
  const handlers: (() => void)[] = [];
  const client = clientOf(values);
  const loadLocale = createLocaleLoader(store, () => values.get('locale'));

  const set = (name: string, value: unknown) => {
    // A function given to a store would be called as an update of the last value.
    store.set(elementAtom(name), () => value);
    if (name === 'locale') loadLocale();
  };
  const reload = () => {
    const handler = handlers.at(-1);
    if (handler) handler();
    else restart();
  };

  const host: Host = {
    element,
    root,
    store,
    get client() {
      return client();
    },
    emit,
    reload() {
      if (emit('fp-reload', undefined, { cancelable: true })) reload();
    },
    onReload(handler) {
      handlers.push(handler);
      return () => {
        handlers.splice(handlers.indexOf(handler), 1);
      };
    },
  };
  for (const [name, value] of values) set(name, value);
  loadLocale();
  store.set(hostAtom as typeof hostAtom & ReturnType<typeof elementAtom>, host);
  count += 1;
  return { number: count, host, loadLocale, restart, set, reload };
}

/** A client for the current backend and fetcher; it asks for the tokens anew with every request. */
function clientOf(values: ReadonlyMap<string, unknown>): () => Client {
  let made: { apiBase: string; fetcher: typeof fetch | undefined; client: Client } | undefined;
  const tokens = {
    get linkToken() {
      return (values.get('token') as string | null) ?? null;
    },
    get getToken() {
      return (values.get('getToken') as GetToken | null) ?? null;
    },
  };
  return () => {
    const apiBase = (values.get('apiBase') as string | null) || BUNDLE_ORIGIN;
    const fetcher = (values.get('fetcher') as typeof fetch | null) ?? undefined;
    if (made?.apiBase !== apiBase || made.fetcher !== fetcher) {
      made = { apiBase, fetcher, client: createClient({ apiBase, fetcher, tokens }) };
    }
    return made.client;
  };
}
