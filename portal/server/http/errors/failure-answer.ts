import { reason } from '../../../../shared/contract/reasons.ts';
import { isDataRefusal } from '../../db/sql-state.ts';
import { TransactionConflict } from '../../db/transaction.ts';
import { ApiError } from './api-error.ts';
import { isUnavailable, unavailable } from './unavailable.ts';

/**
 * The answer to a failure that is no {@link ApiError}: whether a repeat may succeed, and nothing of the failure itself. Values
 * that the database refuses are the caller's to change.
 */
export function failureAnswer(error: unknown): ApiError {
  if (error instanceof TransactionConflict)
    return new ApiError(503, 'busy', reason('busy'), { cause: error });
  if (isUnavailable(error)) return unavailable(error);
  if (isDataRefusal(error)) return new ApiError(422, 'invalid', reason('dataRefused'), { cause: error });
  return new ApiError(500, 'internal', reason('internal'), { cause: error });
}

/** Whether somebody has to look after the server: also where the database refused a value, which no check had caught. */
export const isFailure = ({ status, cause }: ApiError): boolean => status >= 500 || isDataRefusal(cause);
