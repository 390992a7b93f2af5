import { ClientError } from '../../../shared/client/client-error.ts';
import type { Text } from '../../../shared/i18n/define-texts.ts';
import { texts } from './texts/index.ts';

/** The message of a failed save: the server's reasons where it gave some, and what to do. */
export function failureText(error: unknown): Text {
  if (!(error instanceof ClientError)) return texts('profile.error.save');
  if (error.code === 'session-expired' || error.code === 'unauthorized') return texts('error.sessionExpired');
  if (error.code === 'network' || error.code === 'timeout') return texts('profile.error.unreachable');
  const { serverWords, status = 500 } = error;
  return serverWords?.words && status < 500
    ? texts('profile.error.refused', { reason: serverWords })
    : texts('profile.error.save');
}
