import { reason } from '../../../shared/contract/reasons.ts';
import { ApiError } from '../http/errors/api-error.ts';

/** 422: it is not on the list of what is handed on to the platform, whoever asks. */
export const notOffered = () => new ApiError(422, 'not_offered', reason('notOffered'));
