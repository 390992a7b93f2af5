import type { Caller, UserCaller } from '../auth/rights/caller.ts';
import { forbidden } from '../http/errors/api-error.ts';

/**
 * An admin who acts for the provider: invoices, manifests and schedules are written by nobody else, so by no agent, customer or link.
 *
 * @throws ApiError 403
 */
export function callingProvider(caller: Caller): UserCaller {
  if (caller.kind !== 'user' || !caller.seesAll) throw forbidden();
  return caller;
}
