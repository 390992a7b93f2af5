import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { isAborted } from '../../../shared/client/client-error.ts';
import { NotificationsAnswer } from '../../../shared/contract/audit.ts';
import { client } from '../client/client.ts';
import { useProfile } from '../session/profile/use-profile.ts';
import { useSession } from '../session/use-session.ts';
import { useLayoutConfig } from '../settings/layout-config.ts';

/** Between two looks, in milliseconds. */
const PAUSE = 60_000;

/** Unread notifications as far as this page knows; whoever learns of another number writes it. */
export const unreadAtom = atom(0);

/**
 * How many notifications are unread, for the top bar: 0 while nobody is signed in and where the person doesn't want to
 * know (D-96). Asked for once a minute, and not while the page is hidden: on its return at once. A failure changes
 * nothing. For one place on the page, which does the asking.
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
    let isAsking = false;
    const look = async () => {
      if (document.hidden || isAsking) return;
      isAsking = true;
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
      isAsking = false;
      if (!left.signal.aborted) timer = setTimeout(look, PAUSE);
    };
    look();
    document.addEventListener('visibilitychange', look, { signal: left.signal });
    return () => {
      left.abort();
      clearTimeout(timer);
      setUnread(0);
    };
  }, [isWanted, token, entity, setUnread]);

  return useAtomValue(unreadAtom);
}
