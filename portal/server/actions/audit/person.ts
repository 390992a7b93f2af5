import type { Caller, UserCaller } from '../../auth/rights/caller.ts';
import { forbidden } from '../../http/errors/api-error.ts';

/** @throws ApiError 403 for links and for the tools' own scope, which are nobody's (D-96) */
export function personOf(caller: Caller): UserCaller {
  if (caller.kind !== 'user') throw forbidden();
  return caller;
}
