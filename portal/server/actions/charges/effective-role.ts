import { reason } from '../../../../shared/contract/reasons.ts';
import { type Caller, isAgent } from '../../auth/rights/caller.ts';
import { ApiError, forbidden } from '../../http/errors/api-error.ts';

/** CHG-04. An admin is the provider's staff (ROLE-09). */
export type ChargesRole = 'admin' | 'agent';

/**
 * In which role the caller works on charges. The real one comes from the session or the link (D-02, ROLE-08); what
 * the page claims can only lower it.
 *
 * @throws ApiError 403 without any of the roles, or with a claim above the real one
 */
export function chargesRole(caller: Caller, claimed: ChargesRole | null | undefined): ChargesRole {
  const real = realRole(caller);
  if (!real) throw forbidden();
  if (claimed === 'admin' && real === 'agent') throw new ApiError(403, 'forbidden', reason('asAdmin'));
  return claimed ?? real;
}

function realRole(caller: Caller): ChargesRole | undefined {
  if (caller.kind === 'service') return 'agent';
  if (caller.kind === 'link') return caller.role === 'user' ? undefined : caller.role;
  if (caller.isAdmin) return 'admin';
  return isAgent(caller) ? 'agent' : undefined;
}
