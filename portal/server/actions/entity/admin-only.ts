import { reason } from '../../../../shared/contract/reasons.ts';
import type { Caller, UserCaller } from '../../auth/rights/caller.ts';
import { ApiError } from '../../http/errors/api-error.ts';

/**
 * The caller, if it is a person with the role of an admin, whichever company they act for now (D-101).
 *
 * @throws ApiError 403
 */
export function adminOnly(caller: Caller): UserCaller {
  if (caller.kind === 'user' && caller.isAdmin) return caller;
  throw new ApiError(403, 'forbidden', reason('adminOnly'));
}
