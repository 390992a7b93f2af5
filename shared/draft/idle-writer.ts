import { whenIdle } from '../when-idle.ts';

/** What was typed last is on the device after this time at the latest, in milliseconds. */
const LONGEST_WAIT = 800;

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
      cancel ??= whenIdle(flush, LONGEST_WAIT);
    },
    flush,
    /** Writes what is waiting, and nothing more after that. */
    close() {
      flush();
      gone.abort();
    },
  };
}
