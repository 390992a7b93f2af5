import { reason } from '../../../../shared/contract/reasons.ts';
import { TransactionConflict } from '../../db/transaction.ts';
import { ApiError } from './api-error.ts';
import { isUnavailable, unavailable } from './unavailable.ts';

/** The answer to a failure that is no {@link ApiError}: whether a repeat may succeed, and nothing of the failure itself. */
export function failureAnswer(error: unknown): ApiError {
  if (error instanceof TransactionConflict)
    return new ApiError(503, 'busy', reason('busy'), { cause: error });
  if (isUnavailable(error)) return unavailable(error);
  return new ApiError(500, 'internal', reason('internal'), { cause: error });
}
