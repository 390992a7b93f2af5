import { texts } from '../i18n/texts/index.ts';
import { ClientError } from './client-error.ts';
import { END_MARGIN, endOf } from './jwt.ts';
import { untilAborted } from './send.ts';

/**
 * The page's own token source: a session's token, a signed link token, or null for none. After a refusal it is asked
 * once more, with `{rejected: true}`, for another one than it gave last.
 */
export type GetToken = (why?: { rejected: true }) => string | null | Promise<string | null>;

/** The tokens of one such function. Both methods throw a {@link ClientError} `get-token` where it has none to give. */
export interface HostTokens {
  /** The token that it gave last, until shortly before its end; else another one. */
  get(): Promise<string | null>;
  /** Another one than the refused, for all who were refused with the same. */
  renew(refused: string | null): Promise<string | null>;
}

interface Options {
  now?: (() => number) | undefined;
  /** Longest time of an answer, in milliseconds, where it is shorter than {@link LONGEST_ANSWER}. */
  timeout?: number;
}

interface State {
  token: string | null;
  /** The question under way: there is one at a time. */
  asking: { readonly answer: Promise<string | null>; readonly isRenewal: boolean } | null;
}

/** A user waits for it with nothing to see but a spinner. */
const LONGEST_ANSWER = 10_000;
/** What a header can carry as a bearer; a space or a bracket is a sign of a page or a whole header. */
const TOKEN = /^[\w\-.~+/=]+$/;

/** By function, so that all elements of a page that share one ask it once. */
const states = new WeakMap<GetToken, State>();

export function hostTokens(
  getToken: GetToken,
  { now = Date.now, timeout = LONGEST_ANSWER }: Options = {},
): HostTokens {
  const state = states.get(getToken) ?? { token: null, asking: null };
  states.set(getToken, state);

  const ask = (why?: { rejected: true }) => {
    const answer = answerOf(getToken, why, Math.min(timeout, LONGEST_ANSWER));
    state.asking = { answer, isRenewal: why !== undefined };
    const store = (token: string | null) => {
      state.token = token;
      state.asking = null;
    };
    answer.then(store, () => store(null));
    return answer;
  };

  return {
    async get() {
      const { token, asking } = state;
      if (asking) return asking.answer;
      const isGood = token !== null && (endOf(token) ?? Number.POSITIVE_INFINITY) - END_MARGIN > now();
      return isGood ? token : ask();
    },
    async renew(refused) {
      const { token, asking } = state;
      const present = asking ? await asking.answer : token;
      if (asking?.isRenewal || (present !== null && present !== refused)) return present;
      return state.asking?.answer ?? ask({ rejected: true });
    },
  };
}

async function answerOf(
  getToken: GetToken,
  why: { rejected: true } | undefined,
  timeout: number,
): Promise<string | null> {
  const limit = AbortSignal.timeout(timeout);
  const work = async () => (why ? getToken(why) : getToken());
  const answer: unknown = await untilAborted(work(), limit).catch((cause) => {
    if (cause === limit.reason) throw noToken('did not answer in time', cause);
    throw noToken('failed', cause);
  });
  if (answer === null) return null;
  const token = typeof answer === 'string' ? answer.trim() : undefined;
  if (token === '') return null;
  if (token !== undefined && TOKEN.test(token)) return token;
  throw noToken('returned no token');
}

/** Users of the page can't mend its function: its name is for whoever wrote it. */
function noToken(what: string, cause?: unknown): ClientError {
  const notice = texts('error.getToken');
  const message = `getToken ${what}.`;
  const error = new ClientError('get-token', notice, { request: 'token', notice, message, cause });
  console.error(error);
  return error;
}
