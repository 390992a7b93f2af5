import { readSession, writeSession } from '../../../../shared/client/session.ts';
import { profileOf } from '../presence.ts';

/**
 * Tells this page, and with the stored session all others, which company the person acts for now: after a switch, or
 * because an answer of the server is for another one than the stored profile names (an admin may have switched on another
 * device). The former name goes at once, so that it never stands over the data of the new company, and all is drawn anew
 * (SHELL-30). The new name is loaded by whoever sees that it is missing.
 */
export function storeActingCompany(entityId: number): void {
  const session = readSession();
  const profile = profileOf(session?.user);
  if (!session || !profile || profile.entity_id === entityId) return;
  writeSession({ ...session, user: { ...profile, entity_id: entityId, entity: null, rateProfile: null } });
}
