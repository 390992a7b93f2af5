import { reason } from '../../../../shared/contract/reasons.ts';
import { ApiError } from './api-error.ts';

/**
 * SQLSTATE classes and codes of a database that can't work now: connection lost, refused or not allowed (28, 3D000,
 * 55000), shutting down, short of memory, disk or slots (53), only a standby yet (25006), too slow (57014: the
 * statement's timeout).
 */
const SQLSTATE = /^(08...|28...|3D000|55000|57014|57P0[1-5]|53...|25006)$/;
const SYSTEM = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Failures that node-postgres, Kysely and PGlite report without a code. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|The database is closed|driver has already been destroyed|PGlite is clos)/;

/** Whether a failure only means that the database can't be reached for now: the same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  const code = 'code' in error ? String(error.code) : '';
  return SQLSTATE.test(code) || SYSTEM.test(code) || WORDS.test(error.message);
}

export const unavailable = (cause: unknown) =>
  new ApiError(503, 'unavailable', reason('unavailable'), { cause });
