import type { Viewer } from '../../menu.ts';
import { usePresence } from '../../session/presence.ts';
import { isAdmin, isAgent, isManager } from '../../session/profile/roles.ts';
import { useProfile } from '../../session/profile/use-profile.ts';
import { useConfig } from '../../session/use-config.ts';

/** The person that the menu is drawn for. */
export function useViewer(): Viewer {
  const profile = useProfile();
  return {
    isSignedIn: usePresence() !== 'visitor',
    isAdmin: isAdmin(profile),
    isAgent: isAgent(profile),
    isManager: isManager(profile),
    config: useConfig(),
  };
}
