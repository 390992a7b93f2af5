/** What was typed last is on the device after this time at the latest, in milliseconds. */
const LONGEST_WAIT = 800;

/** Safari has no idle callbacks; typing pauses are longer than this. */
const PAUSE = 300;

/**
 * Runs `write` when the browser has nothing else to do, so that no key press waits for the device; at once when the page
 * is left or goes out of sight, since a phone may end it there.
 */
export function idleWriter(write: () => void) {
  let cancel: (() => void) | undefined;
  const gone = new AbortController();
  const flush = () => {
    if (!cancel) return;
    cancel();
    cancel = undefined;
    write();
  };
  const { signal } = gone;
  addEventListener('pagehide', flush, { signal });
  document.addEventListener('visibilitychange', () => document.hidden && flush(), { signal });

  return {
    schedule() {
      if (cancel) return;
      if (typeof requestIdleCallback === 'function') {
        const id = requestIdleCallback(flush, { timeout: LONGEST_WAIT });
        cancel = () => cancelIdleCallback(id);
      } else {
        const id = setTimeout(flush, PAUSE);
        cancel = () => clearTimeout(id);
      }
    },
    flush,
    /** Writes what is waiting, and nothing more after that. */
    close() {
      flush();
      gone.abort();
    },
  };
}
