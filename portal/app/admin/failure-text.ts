import { ClientError } from '../../../shared/client/client-error.ts';
import { browserNetworkStatus } from '../../../shared/client/network-status.ts';
import type { Text } from '../../../shared/i18n/define-texts.ts';
import { changeFailure } from '../form/change-failure.ts';
import { type TextId, texts } from './texts/index.ts';

/** What is said of a refusal that the server gives no reason for, by its status; `other` for any further one. */
type Refusals = Readonly<Partial<Record<number | 'other', TextId>>>;

/**
 * Makes the message of what failed on an admin page: the server's reasons where it gave some, else the page's own words for
 * that refusal, else what holds for every request.
 */
const failureText =
  (refusals: Refusals = {}) =>
  (error: unknown): Text => {
    const own = ownText(error, refusals);
    if (own) return own;
    return changeFailure(error, {
      refused: (reason) => texts('admin.refused', { reason }),
      unreachable: texts(browserNetworkStatus.isOffline() ? 'admin.offline' : 'admin.unreachable'),
      failed: texts('admin.unreachable'),
    });
  };

function ownText(error: unknown, refusals: Refusals): Text | undefined {
  const { status, serverWords } = error instanceof ClientError ? error : {};
  if (status === undefined || status === 401) return undefined;
  // `noAccess` says no more than the status does.
  const reasons = serverWords?.reasons.filter(({ code }) => code !== 'noAccess') ?? [];
  if (status >= 500)
    return reasons.length > 0 ? texts('error.withReason', { reason: serverWords! }) : undefined;
  if (reasons.length > 0) return undefined;
  // Too many requests are no fault of what was asked for.
  if (status === 429) return texts('admin.unreachable');
  const id = refusals[status] ?? refusals.other;
  return id && texts(id);
}

/** Of whatever has no words of its own. */
export const adminFailure = failureText();

export const inviteFailure = failureText({
  403: 'admin.forbidden',
  409: 'admin.invites.taken',
  other: 'admin.invites.refused',
});

export const withdrawFailure = failureText({ 403: 'admin.forbidden', 404: 'admin.withdraw.gone' });

export const linkFailure = failureText({ other: 'admin.links.refused' });

export const revokeFailure = failureText({ 403: 'admin.forbidden', 404: 'admin.revoke.gone' });
