import { reason } from '../../../shared/contract/reasons.ts';
import { ApiError } from '../http/errors/api-error.ts';

/** 403 for a caller who names mark-ups, or asks for them, without the right to (D-147). */
export const markupsRefused = () => new ApiError(403, 'markups', reason('markups'));
