import { readSession, writeSession } from '../../../../shared/client/session.ts';
import { profileOf } from '../presence.ts';

/**
 * Stores which company the person acts for, for all tabs: after a switch, or when an answer of the server belongs to
 * another company than the stored profile (an admin may have switched on another device). The former company's name is
 * removed, so that it is never shown with the new company's data, and the shell is mounted again (SHELL-30).
 * `ProfileLoader` loads the missing name.
 */
export function storeActingCompany(entityId: number): void {
  const session = readSession();
  const profile = profileOf(session?.user);
  if (!session || !profile || profile.entity_id === entityId) return;
  writeSession({ ...session, user: { ...profile, entity_id: entityId, entity: null, rateProfile: null } });
}
