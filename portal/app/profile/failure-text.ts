import { ClientError } from '../../../shared/client/client-error.ts';
import type { Text } from '../../../shared/i18n/define-texts.ts';
import { texts } from './texts/index.ts';

/** The message of a failed save of the profile: the server's reasons where it gave some, and what to do. */
export function failureText(error: unknown): Text {
  const { code, serverWords, status = 500 } = error instanceof ClientError ? error : {};
  if (code === 'session-expired' || code === 'unauthorized') return texts('error.sessionExpired');
  if (code === 'network' || code === 'timeout') return texts('profile.error.unreachable');
  if (serverWords?.words && status < 500) return texts('profile.error.refused', { reason: serverWords });
  return texts('profile.error.save');
}
