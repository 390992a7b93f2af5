import { waitUntil as openWcWaitUntil } from '@open-wc/testing';

/** Longest wait in milliseconds: a busy machine needs more than the library's second, and a failing test still ends. */
const LONGEST_WAIT = 9000;

/** Waits until the predicate is true; `message` is what it waits for. */
export const waitUntil = (predicate: () => unknown, message?: string): Promise<void> =>
  openWcWaitUntil(predicate as () => boolean, message, { timeout: LONGEST_WAIT });
