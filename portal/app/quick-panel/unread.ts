import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { isAborted } from '../../../shared/client/client-error.ts';
import { NotificationsAnswer } from '../../../shared/contract/audit.ts';
import { client } from '../client/client.ts';
import { useProfile } from '../session/profile/use-profile.ts';
import { useSession } from '../session/use-session.ts';
import { useLayoutConfig } from '../settings/layout-config.ts';

/** Between two counts, in milliseconds. */
const INTERVAL = 60_000;

/** Number of unread notifications, set by everything that gets it from the server. */
export const unreadAtom = atom(0);

/**
 * Number of unread notifications for the top bar: 0 for visitors and where the setting is off (D-96). Requested once a
 * minute, not while the page is hidden, and at once when it is shown again. A failure leaves the number as it was. Only
 * one component may use it, because each use sends requests.
 */
export function useUnreadCount(): number {
  const token = useSession()?.authToken;
  const entity = useProfile()?.entity_id;
  const [{ notifications }] = useLayoutConfig();
  const setUnread = useSetAtom(unreadAtom);
  const isWanted = notifications && token !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another person or company has other notifications
  useEffect(() => {
    if (!isWanted) return;
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCounting = false;
    const count = async () => {
      if (document.hidden || isCounting) return;
      isCounting = true;
      clearTimeout(timer);
      try {
        const { signal } = left;
        const { unread } = await client.action('listNotifications', { take: 1 }, NotificationsAnswer, {
          signal,
        });
        if (!signal.aborted) setUnread(unread);
      } catch (error) {
        if (!isAborted(error)) console.warn('[portal] Notifications could not be counted:', error);
      }
      isCounting = false;
      if (!left.signal.aborted) timer = setTimeout(count, INTERVAL);
    };
    count();
    document.addEventListener('visibilitychange', count, { signal: left.signal });
    return () => {
      left.abort();
      clearTimeout(timer);
      setUnread(0);
    };
  }, [isWanted, token, entity, setUnread]);

  return useAtomValue(unreadAtom);
}
