import { isAdmin, isAgent } from '../../session/profile/roles.ts';
import { useProfile } from '../../session/profile/use-profile.ts';
import type { Viewer } from '../definition.ts';

const VIEWERS = { admin: { role: 'admin' }, agent: { role: 'agent' }, none: { role: undefined } } as const;

/** The role that decides which actions are drawn (ROLE-02). */
export function useListViewer(): Viewer {
  const profile = useProfile();
  if (isAdmin(profile)) return VIEWERS.admin;
  return isAgent(profile) ? VIEWERS.agent : VIEWERS.none;
}
