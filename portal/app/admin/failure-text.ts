import { ClientError } from '../../../shared/client/client-error.ts';
import type { Text } from '../../../shared/i18n/define-texts.ts';
import { type TextId, texts } from './texts/index.ts';

/** The message for a failed request: the text for its status, or `refused` for any other refusal. */
export const failureText =
  (refused: TextId, byStatus: Readonly<Record<number, TextId>> = {}) =>
  (error: unknown): Text => {
    const { code, status = 500 } = error instanceof ClientError ? error : {};
    if (code === 'session-expired') return texts('error.sessionExpired');
    const isRefusal = status < 500 && status !== 429;
    return texts(isRefusal ? (byStatus[status] ?? refused) : 'admin.unreachable');
  };
