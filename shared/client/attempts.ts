import { ClientError, type ClientErrorCode } from './client-error.ts';

/** API-18, API-27, D-59: three attempts in total, 2,000 ms apart. */
const ATTEMPTS = 3;
const PAUSE = 2000;
/** The longest that one attempt waits for its answer. */
export const TIMEOUT = 30_000;
/** A server that asks for a longer pause than this is not waited for that long. */
const LONGEST_PAUSE = 15_000;

export type Wait = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

/** Runs `attempt` until it works, a repeat can't help, or the attempts are used up; `pause` milliseconds apart. */
export async function withAttempts<T>(
  attempt: (n: number) => Promise<T>,
  { signal, wait, pause = PAUSE }: { signal: AbortSignal; wait: Wait; pause?: number | undefined },
): Promise<T> {
  for (let n = 1; ; n++) {
    signal.throwIfAborted();
    try {
      return await attempt(n);
    } catch (error) {
      const wanted = n < ATTEMPTS ? pauseBeforeRepeat(error, pause) : undefined;
      if (wanted === undefined) throw error;
      console.warn('Server error, retrying...', error);
      await wait(wanted, signal);
    }
  }
}

/**
 * A request that timed out (408) or came too early (425) may work later; no other 4xx does (D-127). One that came too often
 * (429) has waited for that already (`request-limit.ts`), but for an error within a GraphQL answer.
 */
const RETRYABLE_STATUS = new Set([408, 425]);

/** Errors that a repeat of the same request can't resolve; a `getToken` that failed isn't called again either. */
const NOT_RETRYABLE = new Set<ClientErrorCode>(['aborted', 'session-expired', 'get-token']);

function pauseBeforeRepeat(error: unknown, pause: number): number | undefined {
  if (!(error instanceof ClientError) || NOT_RETRYABLE.has(error.code)) return undefined;
  const { code, status = 0, retryAfter = 0 } = error;
  const isRetryable = RETRYABLE_STATUS.has(status) || (status === 429 && code === 'graphql');
  if (status >= 400 && status < 500 && !isRetryable) return undefined;
  return retryAfter <= LONGEST_PAUSE ? Math.max(pause, retryAfter) : pause;
}

/** The wait of a page: a timer that an abort ends. */
export const timerWait: Wait = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, milliseconds);
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', giveUp, { once: true });
  });
