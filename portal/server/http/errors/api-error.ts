import { type Reason, reason } from '../../../../shared/contract/reasons.ts';
import { inLanguage } from '../../../../shared/i18n/define-texts.ts';
import { reasonWords } from './reason-words.ts';

/** Why a request is refused: reasons for people, or English words for the author of a program. */
export type GivenReason = Reason | readonly Reason[] | string;

/**
 * A refusal or failure whose message may be shown to the caller. The error handler answers it as
 * `{error, code, requestId, reasons}` with its status; the data API as a GraphQL error with `extensions.statusCode`.
 * Every other error is answered as a plain 500 without its text.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  /** For a person to read in their language; undefined where only a program could be at fault. */
  readonly reasons: readonly Reason[] | undefined;

  /**
   * @param code machine-readable, e.g. `unauthorized`, `forbidden`, `invalid`, `unavailable`
   */
  constructor(status: number, code: string, given: GivenReason, options?: ErrorOptions) {
    super(typeof given === 'string' ? given : inLanguage('en', [given].flat().map(reasonWords)), options);
    this.status = status;
    this.code = code;
    this.reasons = typeof given === 'string' ? undefined : [given].flat();
  }
}

/** The caller's own input is wrong; nothing was changed. */
export const invalid = (given: GivenReason) => new ApiError(422, 'invalid', given);

/** MSG-19: the caller is known, but has no right to what was asked for. */
export const forbidden = () => new ApiError(403, 'forbidden', reason('noAccess'));

/** No valid session, link token or token of `/api/betty/login`. The texts never name the part that was wrong. */
export const unauthorized = (given: GivenReason = reason('signIn')) =>
  new ApiError(401, 'unauthorized', given);
