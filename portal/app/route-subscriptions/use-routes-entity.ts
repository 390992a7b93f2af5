import { useAddress } from '../routes/use-address.ts';
import { usePresence } from '../session/presence.ts';
import { useProfile } from '../session/profile/use-profile.ts';

/**
 * Whose routes a page shows (D-52), as the attribute `record-id`: inside the profile the person's own company (SUB-02),
 * elsewhere `record_id` as it stands in the address (SUB-03), else the own one. undefined for nobody's, as for a visitor
 * without `record_id` (D-46), and `loading` while the profile is loading.
 */
export function useRoutesEntity(isProfile: boolean): string | undefined | 'loading' {
  const { query } = useAddress();
  // After the end of a session the page is still that person's, with the work on it.
  const isVisitor = usePresence() === 'visitor';
  const profile = useProfile();
  const named = isProfile ? null : query.get('record_id');
  if (named !== null) return named;
  if (!isProfile && (isVisitor || query.has('token'))) return undefined;
  if (!profile) return 'loading';
  return profile.entity_id ? String(profile.entity_id) : undefined;
}
