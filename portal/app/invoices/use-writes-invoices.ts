import { actsForProvider } from '../session/profile/roles.ts';
import { useProfile } from '../session/profile/use-profile.ts';

/** Whether the person writes invoices: an admin of the provider who acts for it. It decides what is drawn; the server checks. */
export const useWritesInvoices = (): boolean => actsForProvider(useProfile());
