import { isAdmin, isAgent } from '../../session/profile/roles.ts';
import { useProfile } from '../../session/profile/use-profile.ts';
import type { Viewer } from '../definition.ts';

/** Role and company, which decide which actions and columns are drawn (ROLE-02). */
export function useListViewer(): Viewer {
  const profile = useProfile();
  const role = isAdmin(profile) ? 'admin' : isAgent(profile) ? 'agent' : undefined;
  return { role, companyId: profile?.entity_id ?? undefined };
}
