import { ClientError } from '../client-error.ts';
import { texts } from './texts/index.ts';

/**
 * Looks at what is stored for a change whose answer was lost: what the change would have answered where it is there, null
 * where it isn't, undefined where that can't be told.
 */
export type Look<T = unknown> = () => Promise<T | null | undefined>;

export interface Looking<T> {
  readonly look: Look<T>;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Between two looks, in milliseconds. */
const PAUSE = 5_000;

const WITHOUT_ANSWER = new Set(['network', 'timeout', 'unexpected']);

/** Whether the service, or what stands before it, gave up on a request that may still be worked on. */
const isGivenUp = ({ code, status = 0 }: ClientError): boolean =>
  code === 'timeout' || status >= 500 || status === 408;

/** Whether the request `sent` went out and no answer says what became of it. */
const isLost = (error: ClientError, sent: string): boolean =>
  error.request === sent && (WITHOUT_ANSWER.has(error.code) || isGivenUp(error));

/**
 * Does a change at a backend that would do a repeated one twice. Where its answer was lost, the answer is what is found: at
 * once or, since the change may still be under way, after a pause. What isn't found then, and was given up on alone, may be
 * stored later, so that nobody is told to repeat it.
 *
 * @throws ClientError `lost`, which says that the change was not found, or that it can't be told
 */
export async function byLooking<T>(
  request: string,
  change: () => Promise<T>,
  looking?: Looking<T> | undefined,
): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (!isLost(error as ClientError, request)) throw error;
    const found = looking && (await foundBy(looking));
    if (found !== null && found !== undefined) return found;
    const isMissing = found === null && !isGivenUp(error as ClientError);
    const text = texts(isMissing ? 'lost.notFound' : 'lost.unclear');
    throw new ClientError('lost', text, { request, notice: text, cause: error });
  }
}

async function foundBy<T>({ look, wait }: Looking<T>): Promise<T | null | undefined> {
  const told = () => look().catch(() => undefined);
  const first = await told();
  if (first !== null && first !== undefined) return first;
  await wait(PAUSE);
  return told();
}
