import { ClientError } from '../../../../shared/client/client-error.ts';
import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { texts } from './texts/index.ts';

/** Why something failed, in the server's words where it gave some. */
export function importFailure(error: unknown): Text {
  if (!(error instanceof ClientError)) return texts('imports.failed.unreachable');
  const { code, serverWords, status = 500 } = error;
  if (code === 'session-expired' || code === 'unauthorized') return texts('error.sessionExpired');
  if (code === 'forbidden') return texts('imports.forbidden');
  if (serverWords?.words && status < 500) return texts('imports.failed.refused', { reason: serverWords });
  return texts(navigator.onLine ? 'imports.failed.unreachable' : 'imports.failed.offline');
}
