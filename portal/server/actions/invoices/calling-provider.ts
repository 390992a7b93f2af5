import type { Caller, UserCaller } from '../../auth/rights/caller.ts';
import { forbidden } from '../../http/errors/api-error.ts';

/**
 * The provider's admin who writes invoices: they are its own business (`mayReadInvoice`), so that no agent, customer or link does.
 *
 * @throws ApiError 403
 */
export function callingProvider(caller: Caller): UserCaller {
  if (caller.kind !== 'user' || !caller.seesAll) throw forbidden();
  return caller;
}
