import { useListViewer } from '../modules/page/use-list-viewer.ts';
import { actsForProvider } from '../session/profile/roles.ts';
import { useProfile } from '../session/profile/use-profile.ts';

/**
 * Whether the person adds addresses of a company: its own people do, and admins who act for the provider. It decides what is
 * drawn; the server checks.
 */
export function useAddsLocations(company: number | undefined): boolean {
  const seesAll = actsForProvider(useProfile());
  const { userId, companyId } = useListViewer();
  return userId !== undefined && company !== undefined && (seesAll || companyId === company);
}
