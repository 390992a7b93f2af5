import { inLanguage, type Text, type TextValue } from '../i18n/define-texts.ts';
import type { ServerWords } from '../reasons/server/server-words.ts';

/**
 * What went wrong, for code to decide on:
 * `origin-refused` the service doesn't accept the page's origin;
 * `get-token` the page's own token source has none to give;
 * `session-expired` the stored portal session ended (AUTH-51); `unauthorized`, `forbidden` refused;
 * `graphql` the endpoint answered with an error; `http` another status; `network` no connection; `timeout` no answer in
 * time; `unexpected` an answer that isn't what was asked for; `lost` the answer to a change that must not be repeated;
 * `aborted` given up by the caller.
 */
export type ClientErrorCode =
  | 'origin-refused'
  | 'get-token'
  | 'session-expired'
  | 'unauthorized'
  | 'forbidden'
  | 'graphql'
  | 'http'
  | 'network'
  | 'timeout'
  | 'unexpected'
  | 'lost'
  | 'aborted';

interface Details {
  /** What was asked, for example `allBooking` or `action createPurchaseOrder`. */
  request: string;
  status?: number | undefined;
  requestId?: string | undefined;
  /** Why the server refused, where it answered a reason. */
  serverWords?: ServerWords | undefined;
  /** What a person is to read whatever was tried, where the error isn't about that. */
  notice?: Text | undefined;
  /** In English, for whoever maintains the page, where the text is for those who use it. */
  message?: string;
  /** Milliseconds the server asked to wait before a repeat. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/**
 * The one error of the data client. `text` is the reason to show (PO-68), `message` is for logs: the same in English,
 * unless a developer is told more;
 * `status` the HTTP status or the one of the GraphQL error; `requestId` finds the request in the server's log.
 */
export class ClientError extends Error {
  declare readonly code: ClientErrorCode;
  declare readonly text: TextValue;
  declare readonly request: string;
  declare readonly status: number | undefined;
  declare readonly requestId: string | undefined;
  declare readonly serverWords: ServerWords | undefined;
  declare readonly notice: Text | undefined;
  declare readonly retryAfter: number | undefined;

  constructor(code: ClientErrorCode, text: TextValue, details: Details) {
    super(details.message ?? inLanguage('en', text));
    Object.assign(this, { name: 'ClientError', code, text }, details);
  }
}

/** The code that a refusing status has of its own. */
export function codeOfStatus(status: number | undefined): 'unauthorized' | 'forbidden' | undefined {
  if (status === 401) return 'unauthorized';
  return status === 403 ? 'forbidden' : undefined;
}

/** A search that a newer one replaced, or a screen that was left: nothing to report. */
export function isAborted(error: unknown): boolean {
  return error instanceof ClientError && error.code === 'aborted';
}
