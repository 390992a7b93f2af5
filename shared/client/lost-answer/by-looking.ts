import { ClientError } from '../client-error.ts';
import { texts } from './texts/index.ts';

/**
 * Looks at what is stored for a change whose answer was lost: what the change would have answered where it is there, null
 * where it isn't, undefined where that can't be told.
 */
export type Look<T = unknown> = () => Promise<T | null | undefined>;

const WITHOUT_ANSWER = new Set(['network', 'timeout', 'unexpected']);

/** Whether the request `sent` went out and no answer says what became of it. */
const isLost = ({ code, status = 0, request }: ClientError, sent: string): boolean =>
  request === sent && (WITHOUT_ANSWER.has(code) || status >= 500 || status === 408);

/**
 * Does a change at a backend that would do a repeated one twice. Where its answer was lost, the answer is what `look` finds.
 *
 * @throws ClientError `lost`, which says that the change was not found, or that it can't be told
 */
export async function byLooking<T>(
  request: string,
  change: () => Promise<T>,
  look?: Look<T> | undefined,
): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (!isLost(error as ClientError, request)) throw error;
    const answer = await look?.().catch(() => undefined);
    if (answer !== null && answer !== undefined) return answer;
    const text = texts(answer === null ? 'lost.notFound' : 'lost.unclear');
    throw new ClientError('lost', text, { request, notice: text, cause: error });
  }
}
