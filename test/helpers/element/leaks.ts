/** What an element has set up outside itself and not yet taken down. */
export interface Leaks {
  /** `resize on window`, one entry a listener. */
  listeners(): string[];
  /** Delays in milliseconds of the timers that are still to fire; short ones are React's own and end by themselves. */
  timers(): number[];
  stop(): void;
}

const SHORT = 50;

/** Watches listeners on the page's own objects and timers from now on. */
export function watchLeaks(): Leaks {
  const watched = new Map<EventTarget, string>([
    [window, 'window'],
    [document, 'document'],
    [document.documentElement, 'html'],
    [document.body, 'body'],
  ]);
  const listeners = new Map<string, number>();
  const keys = new WeakMap<object, number>();
  let next = 0;
  const keyOf = (target: EventTarget, type: string, listener: object, options: unknown) => {
    if (!keys.has(listener)) keys.set(listener, ++next);
    const capture =
      typeof options === 'object' && options ? (options as { capture?: boolean }).capture : options;
    return `${type} on ${watched.get(target)} #${keys.get(listener)}${capture ? ' capture' : ''}`;
  };

  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function add(type, listener, options) {
    const target = this ?? window;
    if (listener && watched.has(target)) {
      const key = keyOf(target, type, listener, options);
      const signal = typeof options === 'object' ? options?.signal : undefined;
      const once = typeof options === 'object' && options?.once;
      if (!once) listeners.set(key, 1);
      signal?.addEventListener('abort', () => listeners.delete(key));
    }
    addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
    const target = this ?? window;
    if (listener && watched.has(target)) listeners.delete(keyOf(target, type, listener, options));
    removeEventListener.call(target, type, listener, options);
  };

  const timers = new Map<number, number>();
  const { setTimeout: timeout, setInterval: interval, clearTimeout, clearInterval } = window;
  window.setTimeout = ((work: () => void, delay = 0, ...values: unknown[]) => {
    const id = timeout(
      (...given: unknown[]) => {
        timers.delete(id);
        (work as (...all: unknown[]) => void)(...given);
      },
      delay,
      ...values,
    );
    timers.set(id, delay);
    return id;
  }) as typeof window.setTimeout;
  window.setInterval = ((work: () => void, delay = 0, ...values: unknown[]) => {
    const id = interval(work, delay, ...values);
    timers.set(id, delay);
    return id;
  }) as typeof window.setInterval;
  const clear = (id: number | undefined) => {
    if (id !== undefined) timers.delete(id);
    clearTimeout(id);
  };
  window.clearTimeout = clear as typeof window.clearTimeout;
  window.clearInterval = clear as typeof window.clearInterval;

  return {
    listeners: () => [...listeners.keys()],
    timers: () => [...timers.values()].filter((delay) => delay > SHORT),
    stop() {
      Object.assign(EventTarget.prototype, { addEventListener, removeEventListener });
      Object.assign(window, { setTimeout: timeout, setInterval: interval, clearTimeout, clearInterval });
    },
  };
}
