import { type PersonRole, rolesByManager, rolesIn } from '../../../../shared/contract/account.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { type Caller, isAgent, managedCompany, type UserCaller } from '../../auth/rights/caller.ts';
import { ApiError, forbidden, invalid } from '../../http/errors/api-error.ts';

/** Who manages people, and of which company; null: of all. */
export interface PeopleManager {
  user: UserCaller;
  companyId: number | null;
}

/**
 * The caller, if they manage people: an admin everybody, a manager those of the own company (D-15, D-101).
 *
 * @throws ApiError 403
 */
export function peopleManager(caller: Caller): PeopleManager {
  const companyId = caller.kind === 'user' ? managedCompany(caller) : undefined;
  if (caller.kind !== 'user' || companyId === undefined)
    throw new ApiError(403, 'forbidden', reason('accountsByAdmin'));
  return { user: caller, companyId };
}

/** Whether people of the company are the manager's to manage. */
export const manages = ({ companyId }: PeopleManager, company: number): boolean =>
  companyId === null || companyId === company;

/**
 * The role is one that people of the company have, and that the manager may give.
 *
 * @throws ApiError 403, 422 with a reason
 */
export function requireRole({ user }: PeopleManager, isProvider: boolean, role: PersonRole): void {
  if (!rolesIn(isProvider).includes(role)) throw invalid(reason('roleOfCompany'));
  if (!user.isAdmin && !rolesByManager(isAgent(user)).includes(role)) throw forbidden();
}
