import { ClientError } from '../../../../shared/client/client-error.ts';
import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { texts } from '../texts/index.ts';

/** Why a change was refused, in the server's words where it gave some. */
export function accountFailure(error: unknown): Text {
  if (!(error instanceof ClientError)) return texts('admin.unreachable');
  const { code, serverWords, status = 500 } = error;
  if (code === 'session-expired' || code === 'unauthorized') return texts('error.sessionExpired');
  return serverWords?.words && status < 500
    ? texts('admin.accounts.refused', { reason: serverWords })
    : texts('admin.unreachable');
}
