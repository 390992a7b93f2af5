import { ClientError } from '../../../shared/client/client-error.ts';
import type { Text } from '../../../shared/i18n/define-texts.ts';
import { texts } from '../../../shared/i18n/texts/index.ts';
import type { ServerWords } from '../../../shared/reasons/server/server-words.ts';

interface FailureTexts {
  /** Around the server's reasons. */
  refused(reason: ServerWords): Text;
  /** Nobody answered. */
  unreachable: Text;
  /** Whatever else went wrong. */
  failed: Text;
}

/** The message of a failed change: the server's reasons where it gave some, and what to do. */
export function changeFailure(error: unknown, { refused, unreachable, failed }: FailureTexts): Text {
  if (!(error instanceof ClientError)) return failed;
  const { code, serverWords, status = 500 } = error;
  if (code === 'session-expired' || code === 'unauthorized') return texts('error.sessionExpired');
  if (code === 'network' || code === 'timeout') return unreachable;
  return serverWords?.words && status < 500 ? refused(serverWords) : failed;
}
