import { ClientError } from '../../../shared/client/client-error.ts';
import type { Text } from '../../../shared/i18n/text.ts';

/** What to tell of a save that failed: the server's own words where it has some, and what is to be done. */
export function failureText(error: unknown): Text {
  if (!(error instanceof ClientError)) return { id: 'profile.error.save' };
  if (error.code === 'session-expired' || error.code === 'unauthorized')
    return { id: 'error.sessionExpired' };
  if (error.code === 'network' || error.code === 'timeout') return { id: 'profile.error.unreachable' };
  const reason = error.detail ?? '';
  const isRefusal = (error.status ?? 500) < 500 && reason !== '';
  return isRefusal ? { id: 'profile.error.refused', values: { reason } } : { id: 'profile.error.save' };
}
