import { ClientError } from '../../../shared/client/client-error.ts';
import { browserNetworkStatus } from '../../../shared/client/network-status.ts';
import type { Text } from '../../../shared/i18n/define-texts.ts';
import { type TextId, texts } from './texts/index.ts';

/** What is said of a refusal that the server gives no reason for, by its status; `other` for any further one. */
type Refusals = Readonly<Partial<Record<number | 'other', TextId>>>;

interface FailureTexts {
  /** Around the server's reasons or words. */
  refused: TextId;
  /** Nobody answered, or something between. */
  unreachable: TextId;
}

const CHANGE: FailureTexts = { refused: 'admin.refused', unreachable: 'admin.unreachable' };
const LIST: FailureTexts = { refused: 'admin.failed.reason', unreachable: 'admin.failed' };

/** Milliseconds until the server's limit of requests a minute has passed, where an answer doesn't say it. */
const USUAL_LIMIT = 60_000;

/**
 * Makes the message of what failed on an admin page. It says the first of these that holds:
 *
 * 1. the session has ended;
 * 2. nobody answered, and whether that is because this browser is offline;
 * 3. the page could make nothing of an answer, or failed by itself;
 * 4. the server could not do it: its reasons alone, because nobody knows what it did, else that it was not reached;
 * 5. the server refused it with reasons: these;
 * 6. there were too many requests, and when to try again;
 * 7. the page's own words for a refusal with this status;
 * 8. the server's words.
 */
const failureText =
  (refusals: Refusals = {}, { refused, unreachable }: FailureTexts = CHANGE) =>
  (error: unknown): Text => {
    const { code, status, serverWords, retryAfter } = error instanceof ClientError ? error : {};
    if (code === 'session-expired' || code === 'unauthorized') return texts('error.sessionExpired');
    if (code === 'network' || code === 'timeout')
      return texts(browserNetworkStatus.isOffline() ? 'admin.offline' : unreachable);
    if (status === undefined) return texts('admin.broken');
    // `noAccess` says no more than the status does.
    const hasReasons = serverWords?.reasons.some((reason) => reason.code !== 'noAccess');
    if (status >= 500)
      return hasReasons ? texts('error.withReason', { reason: serverWords! }) : texts(unreachable);
    if (hasReasons) return texts(refused, { reason: serverWords! });
    if (status === 429)
      return texts('admin.tooMany', { seconds: Math.ceil((retryAfter ?? USUAL_LIMIT) / 1000) });
    const own = refusals[status] ?? refusals.other;
    if (own) return texts(own);
    return serverWords?.words ? texts(refused, { reason: serverWords }) : texts('admin.broken');
  };

/** Of a change that has no words of its own. */
export const adminFailure = failureText();

/** Of a list that could not be loaded. */
export const listFailure = failureText({}, LIST);

export const inviteFailure = failureText({
  403: 'admin.forbidden',
  409: 'admin.invites.taken',
  other: 'admin.invites.refused',
});

export const withdrawFailure = failureText({ 403: 'admin.forbidden', 404: 'admin.withdraw.gone' });

export const linkFailure = failureText({ other: 'admin.links.refused' });

export const revokeKeyFailure = failureText({ 404: 'admin.keys.revoke.gone' });

export const revokeFailure = failureText({ 403: 'admin.forbidden', 404: 'admin.revoke.gone' });
