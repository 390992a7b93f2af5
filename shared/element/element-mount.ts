import { createStore } from 'jotai';
import { createLocaleLoader } from '../i18n/locale-loader.ts';
import { elementAtom } from './attributes.ts';
import { clientOf } from './element-client.ts';
import type { Mount } from './element-root.tsx';
import { type CommonEvents, emitFrom } from './events.ts';
import { type Host, hostAtom } from './host.ts';
import { createTiming } from './timing.ts';

let count = 0;

/** A mount with a `set` for the element's values and a `reload` for its method of that name. */
export interface ElementMount extends Mount {
  set(name: string, value: unknown): void;
  reload(): void;
}

/** Everything that an element has from mounting to unmounting; `values` are its attributes and properties. */
export function createMount(
  element: HTMLElement,
  root: ShadowRoot,
  values: ReadonlyMap<string, unknown>,
  restart: () => void,
): ElementMount {
  const store = createStore();
  const send = emitFrom<CommonEvents>(element);
  let isDirty = false;
  const timing = createTiming(() => Boolean(values.get('timing')), send);
  const emit: typeof send = (name, ...rest) => {
    if (name === 'fp-ready') timing.ready();
    if (name === 'fp-dirty') isDirty = (rest[0] as CommonEvents['fp-dirty']).dirty;
    return send(name, ...rest);
  };
  const handlers: (() => void)[] = [];
  const client = clientOf(values, () => !element.isConnected, timing.exchanged);
  const loadLocale = createLocaleLoader(store, () => values.get('locale'));

  const set = (name: string, value: unknown) => {
    // A function given to a store would be called as an update of the last value.
    store.set(elementAtom(name), () => value);
    if (name === 'locale') loadLocale();
  };
  const reload = () => {
    const handler = handlers.at(-1);
    timing.loading();
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
    timedSave: timing.timedSave,
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
  const refresh = () => {
    if (!isDirty) reload();
  };
  return { number: count, host, loadLocale, restart, refresh, set, reload };
}
