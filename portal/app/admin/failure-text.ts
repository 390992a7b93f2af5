import { ClientError } from '../../../shared/client/client-error.ts';
import type { MessageId, Text } from '../../../shared/i18n/text.ts';

/** What a failure means for whoever asked: the text of the refusing status, or `refused` for any other refusal. */
export const failureText =
  (refused: MessageId, byStatus: Readonly<Record<number, MessageId>> = {}) =>
  (error: unknown): Text => {
    const { code, status = 500 } = error instanceof ClientError ? error : {};
    if (code === 'session-expired') return { id: 'error.sessionExpired' };
    const isRefusal = status < 500 && status !== 429;
    return { id: isRefusal ? (byStatus[status] ?? refused) : 'admin.unreachable' };
  };
