import { isAdmin } from '../session/profile/roles.ts';
import { useProfile } from '../session/profile/use-profile.ts';

/** Whether the person writes invoices: an admin of the provider who acts for it. It decides what is drawn; the server checks. */
export function useWritesInvoices(): boolean {
  const profile = useProfile();
  return (
    isAdmin(profile) && profile?.entity?.id !== undefined && profile.entity.id === profile.homeEntity?.id
  );
}
