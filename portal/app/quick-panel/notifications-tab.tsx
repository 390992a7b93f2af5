import { useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';
import {
  MOST_MARKED,
  MOST_UNREAD,
  type Notification,
  NotificationsAnswer,
  UnreadAnswer,
} from '../../../shared/contract/audit.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useList } from '../../../shared/list/use-list.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { IconButton } from '../../../shared/ui/button/icon-button.tsx';
import { useStable } from '../../../shared/ui/hooks/use-stable.ts';
import { CheckIcon } from '../../../shared/ui/icons/icons.tsx';
import { client } from '../client/client.ts';
import * as s from './entries.css.ts';
import { Entries } from './entries.tsx';
import { Entry, EntryGroup, EntryPart } from './entry.tsx';
import { entrySource } from './entry-source.ts';
import { groupEntries } from './group-entries.ts';
import { texts } from './texts/index.ts';
import { unreadAtom } from './unread.ts';

/**
 * What others changed in the own company's records, read and unread (D-96). What is alike on one day stands there once; the
 * number of unread counts the single ones.
 */
export function NotificationsTab() {
  const text = useText(texts);
  const setCount = useSetAtom(unreadAtom);
  const [unread, setUnread] = useState<number>();
  const [failed, setFailed] = useState(false);
  const showCount = useStable((count: number) => {
    setUnread(count);
    setCount(count);
  });
  const source = useMemo(
    () =>
      entrySource(async (before, signal) => {
        const answer = await client.action('listNotifications', { before }, NotificationsAnswer, { signal });
        showCount(answer.unread);
        return { entries: answer.results, hasMore: answer.hasMore };
      }),
    [showCount],
  );
  const list = useList(source);
  const newest = list.rows[0]?.id;

  const mark = async (which: { ids: number[] } | { upTo: number }, button?: HTMLButtonElement) => {
    setFailed(false);
    try {
      const answer = await client.action('markNotificationsRead', which, UnreadAnswer);
      if (button) focusNext(button);
      list.changeRows((one) =>
        'upTo' in which || which.ids.includes(one.id) ? { ...one, read: true } : one,
      );
      showCount(answer.unread);
    } catch (error) {
      console.warn('[portal] Nothing was marked read:', error);
      setFailed(true);
    }
  };

  /** Whether any is unread, and the button that marks all of them read. */
  const readable = (entries: readonly Notification[]) => {
    const ids = entries.filter(({ read }) => !read).map(({ id }) => id);
    const button = (
      <IconButton
        label={text('panel.notifications.read')}
        onClick={({ currentTarget }) => mark({ ids: ids.slice(0, MOST_MARKED) }, currentTarget)}
      >
        <CheckIcon />
      </IconButton>
    );
    return { unread: ids.length > 0, action: ids.length > 0 && button };
  };

  return (
    <>
      <div className={s.tools}>
        <span>
          {unread === undefined
            ? ' '
            : text(unread < MOST_UNREAD ? 'panel.notifications.unread' : 'panel.notifications.unreadMany', {
                count: unread,
              })}
        </span>
        <span className={s.buttons}>
          <Button
            size="sm"
            aria-disabled={!unread || newest === undefined}
            onClick={() => unread && newest !== undefined && mark({ upTo: newest })}
          >
            {text('panel.notifications.readAll')}
          </Button>
          <Button size="sm" busy={list.phase.step === 'refreshing'} onClick={list.reload}>
            {text('panel.list.refresh')}
          </Button>
        </span>
      </div>
      {failed && (
        <Banner kind="error" onDismiss={() => setFailed(false)}>
          {text('panel.notifications.failed')}
        </Banner>
      )}
      <Entries list={list} empty={text('panel.notifications.empty')}>
        {(ofDay) =>
          groupEntries(ofDay).map(({ key, entries }) =>
            entries.length === 1 ? (
              <Entry key={key} entry={entries[0]} {...readable(entries)} />
            ) : (
              <EntryGroup key={key} entries={entries} {...readable(entries)}>
                {entries.map((one) => (
                  <EntryPart key={one.id} entry={one} {...readable([one])} />
                ))}
              </EntryGroup>
            ),
          )
        }
      </Entries>
    </>
  );
}

/** The pressed button disappears, so the focus moves to the next button of the same name. */
function focusNext(button: HTMLButtonElement): void {
  if (document.activeElement !== button) return;
  const all = [...(button.closest('[role=tabpanel]')?.querySelectorAll('button') ?? [])];
  const others = all.filter((other) => other.title === button.title);
  const at = others.indexOf(button);
  (others[at + 1] ?? others[at - 1] ?? all[0])?.focus();
}
