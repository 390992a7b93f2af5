import type { Viewer } from '../../../lists/definition.ts';
import { useAddress } from '../../routes/use-address.ts';
import { isAdmin, isAgent } from '../../session/profile/roles.ts';
import { useProfile } from '../../session/profile/use-profile.ts';

/** Role and company, which decide which actions and columns are drawn (ROLE-02). */
export function useListViewer(): Viewer {
  const profile = useProfile();
  const role = isAdmin(profile) ? 'admin' : isAgent(profile) ? 'agent' : undefined;
  const { query } = useAddress();
  // A link in the address is what its visitor is known by, also to whom is signed in beside it.
  const userId = query.has('token') ? undefined : profile?.id;
  return {
    role,
    companyId: profile?.entity_id ?? undefined,
    homeCompanyId: profile?.homeEntity?.id,
    userId,
  };
}
