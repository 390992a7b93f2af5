import type { Wait } from './attempts.ts';
import { ClientError } from './client-error.ts';

/** The first pause where the service asks for none, in milliseconds; each further one is twice as long. */
const FIRST_PAUSE = 2_000;
/** The longest that one request waits for a limit to pass, in all its pauses together. */
const LONGEST = 60_000;

interface Limited {
  readonly signal: AbortSignal;
  readonly wait: Wait;
  /** Whether whoever asked has gone meanwhile: then nothing is sent any more. */
  isLeft(): boolean;
  /** Called with true before a pause, and with false after it. */
  onPause(isPausing: boolean): void;
}

/**
 * Sends a request again that was refused since there were too many (429), once the pause is over that the service asks for.
 * What was refused like that was not done, so that a change can be sent again, too.
 *
 * @throws ClientError 429 where the pauses would be too long
 */
export async function withinLimit<T>(
  work: () => Promise<T>,
  { signal, wait, isLeft, onPause }: Limited,
): Promise<T> {
  for (let waited = 0, own = FIRST_PAUSE; ; own *= 2) {
    try {
      return await work();
    } catch (error) {
      if (!isRefusedByLimit(error)) throw error;
      const pause = Math.max(own, error.retryAfter ?? 0);
      waited += pause;
      if (waited > LONGEST) throw error;
      onPause(true);
      try {
        await wait(pause, signal);
      } finally {
        onPause(false);
      }
      if (isLeft()) throw new ClientError('aborted', 'Aborted', { request: error.request, cause: error });
    }
  }
}

/** An error within a GraphQL answer may be of something that an action has done in part. */
const isRefusedByLimit = (error: unknown): error is ClientError =>
  error instanceof ClientError && error.code === 'http' && error.status === 429;
