/**
 * A refusal or failure whose message may be shown to the caller. The error handler answers it as
 * `{error, code, requestId}` with its status; the data API as a GraphQL error with `extensions.statusCode`.
 * Every other error is answered as a plain 500 without its text.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;

  /** @param code machine-readable, e.g. `unauthorized`, `forbidden`, `invalid`, `unavailable` */
  constructor(status: number, code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.code = code;
  }
}

/** MSG-19: the caller is known, but has no right to what was asked for. */
export const forbidden = () => new ApiError(403, 'forbidden', 'You do not have access to this record.');

/** No valid session, link token or token of `/api/betty/login`. The texts never tell which part was wrong. */
export const unauthorized = (message = 'Sign in or use a valid link to continue.') =>
  new ApiError(401, 'unauthorized', message);
