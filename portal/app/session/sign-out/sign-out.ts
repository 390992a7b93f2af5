import { clearSession, readSession } from '../../../../shared/client/session.ts';
import { send } from '../../client/client.ts';
import { forgetPerson } from '../presence.ts';
import { revoke } from './revoke.ts';

/** Ends the session of this device at once, in all its tabs, and then at the server (AUTH-53, D-12, D-98). */
export async function signOut(): Promise<void> {
  const session = readSession();
  forgetPerson();
  clearSession();
  if (session?.authToken) await revoke(send, session.authToken);
}
