import { type PersonRole, rolesByManager, rolesIn } from '../../../shared/contract/account.ts';
import { isAdmin, isAgent } from '../session/profile/roles.ts';
import { useProfile } from '../session/profile/use-profile.ts';

/** The roles that the person may give to somebody of a company; the server checks them itself. */
export function useGivenRoles(): (isProvider: boolean) => readonly PersonRole[] {
  const profile = useProfile();
  return (isProvider) => (isAdmin(profile) ? rolesIn(isProvider) : rolesByManager(isAgent(profile)));
}
