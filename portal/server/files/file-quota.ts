import { reason } from '../../../shared/contract/reasons.ts';
import { ApiError } from '../http/errors/api-error.ts';

/** The files of a company would have more than `megabytes` together. */
export const fileQuotaExceeded = (megabytes: number) =>
  new ApiError(413, 'no_room', reason('noRoom', { megabytes }));
