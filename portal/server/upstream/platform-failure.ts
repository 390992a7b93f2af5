import { reason } from '../../../shared/contract/reasons.ts';
import { TooManyAttempts } from '../auth/attempt-limits/throttle.ts';
import { ApiError } from '../http/errors/api-error.ts';

/**
 * Why the platform gave no answer that can be used:
 * `unreached` nothing of the request has arrived there; `token` it no longer takes the service account's token, and has
 * done nothing; `busy` it has too many requests, and has done nothing; `refused` it says no, with a status of its own;
 * `lost` the request went out, and nothing says what became of it.
 */
type Kind = 'unreached' | 'token' | 'busy' | 'refused' | 'lost';

interface Facts {
  /** The status of HTTP, or the one that stands beside an error's message. */
  status?: number | undefined;
  /** The platform's own words. */
  words?: string | undefined;
  /** Seconds that it asks to wait. */
  retryAfter?: number | undefined;
  /** It was the login of the service account that failed. */
  ofLogin?: boolean;
}

/** The message is for the log: never a secret, a value of a request or anything that the platform said. */
export class PlatformFailure extends Error {
  override readonly name = 'PlatformFailure';
  readonly kind: Kind;
  readonly facts: Facts;

  constructor(kind: Kind, message: string, facts: Facts = {}) {
    super(message);
    this.kind = kind;
    this.facts = facts;
  }
}

/** How long a caller is asked to wait where the platform says nothing of it, and at most, in seconds. */
const USUAL_WAIT_S = 5;
const LONGEST_WAIT_S = 3_600;
const LONGEST_WORDS = 500;

/** Statuses of a refusal that is about what was sent, in words for whoever sent it. */
const ABOUT_THE_INPUT = new Set([409, 422]);

/** 429 with the time to wait, as HTTP says it. */
export class PlatformBusy extends TooManyAttempts {}

/**
 * What a caller is told. It is never a 401 or 403, which would be about the caller, and tells the platform's own words only
 * where an action refuses what was entered.
 */
export function answerTo({ kind, facts, message }: PlatformFailure): ApiError {
  const { status = 0, words, retryAfter = USUAL_WAIT_S } = facts;
  const cause = new Error(message);
  if (kind === 'busy') return new PlatformBusy(Math.min(retryAfter, LONGEST_WAIT_S));
  if (kind === 'refused' && ABOUT_THE_INPUT.has(status) && words)
    return new ApiError(status, 'platform_refused', words.slice(0, LONGEST_WORDS));
  if (kind === 'unreached')
    return new ApiError(503, 'platform_unreached', reason('platformFailed'), { cause });
  return new ApiError(502, 'platform_failed', reason('platformFailed'), { cause });
}

/** 504: whether the change is stored can't be told, so that nobody may simply repeat it. */
export const outcomeUnknown = (cause?: unknown) =>
  new ApiError(504, 'outcome_unknown', reason('outcomeUnknown'), { cause });

/** Whether a change that failed so may have been made. */
export const mayHaveChanged = ({ kind, facts: { status = 0 } }: PlatformFailure): boolean =>
  kind === 'lost' || (kind === 'refused' && (status >= 500 || status === 408));
