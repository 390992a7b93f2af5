import { type Reason, reason } from '../../../shared/contract/reasons.ts';
import { ApiError } from '../http/errors/api-error.ts';
import { LIMITS } from './limits.ts';

/** The query itself is wrong; the message says where and what would be right. */
export class QueryRefusal extends ApiError {
  constructor(message: string, code = 'bad_query') {
    super(400, code, message);
  }
}

/**
 * 422 `too_expensive`: the query is right, but asks for more than one may at once. The same query is as expensive
 * again, so that no client repeats it.
 */
const tooExpensive = (why: Reason, options?: ErrorOptions) =>
  new ApiError(422, 'too_expensive', why, options);

/** `relation` is the path of the list or filter that was to be read when the budget of rows was used up. */
export const tooManyRows = (relation: string) =>
  tooExpensive(reason('tooManyRows', { relation, most: LIMITS.rows }));

/** A list without `take` that has more rows than a list may answer. */
export const listTooLong = (relation: string) =>
  tooExpensive(reason('listTooLong', { relation, most: LIMITS.listTake }));

/** A list that is to be read as a whole. */
export const wholeListTooLong = () => tooExpensive(reason('wholeListTooLong', { most: LIMITS.wholeList }));

/** The statement was ended by its time limit. */
export const tooSlow = (cause: unknown) => tooExpensive(reason('tooSlow'), { cause });

export const tooLarge = () =>
  tooExpensive(reason('answerTooLarge', { megabytes: LIMITS.answerBytes / 1_000_000 }));
