import { type PersonRole, rolesIn } from '../../../../shared/contract/account.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { type Caller, managedCompany, type UserCaller } from '../../auth/rights/caller.ts';
import { ApiError, invalid } from '../../http/errors/api-error.ts';

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
 * The role is one that people of a company of this type have.
 *
 * @throws ApiError 422 with a reason
 */
export function requireRole(type: string, role: PersonRole): void {
  if (!rolesIn(type).includes(role)) throw invalid(reason('roleOfCompany'));
}
