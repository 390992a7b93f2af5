interface Timer {
  at: number;
  every?: number;
  handler: () => void;
}

/**
 * Takes the page's timers away from the real time: they ring when the test moves the clock on, in their order. Nothing
 * that waits by timers itself (`waitUntil`) may run before `release()`.
 */
export function heldClock() {
  const { setTimeout: set, clearTimeout: clear, setInterval: repeat, clearInterval: stop } = window;
  const timers = new Map<number, Timer>();
  let now = 0;
  let last = 1_000_000_000;
  const keep = (timer: Timer) => {
    last += 1;
    timers.set(last, timer);
    return last;
  };
  Object.assign(window, {
    setTimeout: (handler: () => void, delay = 0) => keep({ at: now + Math.max(1, delay), handler }),
    setInterval: (handler: () => void, every = 0) =>
      keep({ at: now + Math.max(1, every), every: Math.max(1, every), handler }),
    clearTimeout: (id?: number) => timers.delete(id ?? 0) || clear(id),
    clearInterval: (id?: number) => timers.delete(id ?? 0) || stop(id),
  });
  const next = (until: number) =>
    [...timers].filter(([, { at }]) => at <= until).sort(([, a], [, b]) => a.at - b.at)[0];
  return {
    /** Rings what is due within the next `ms`. */
    pass(ms: number): void {
      const until = now + ms;
      for (let due = next(until); due; due = next(until)) {
        const [id, { at, every, handler }] = due;
        now = at;
        if (every) timers.set(id, { at: at + every, every, handler });
        else timers.delete(id);
        handler();
      }
      now = until;
    },
    release: () =>
      Object.assign(window, {
        setTimeout: set,
        clearTimeout: clear,
        setInterval: repeat,
        clearInterval: stop,
      }),
  };
}
