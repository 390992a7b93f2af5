import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import type { AuditEntry } from '../../../shared/contract/audit.ts';
import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { LiveRegion } from '../../../shared/ui/visually-hidden/live-region.tsx';
import { Leaving } from '../shell/leaving.tsx';
import { quickPanelAtom } from '../shell/panels-atom.ts';
import { useOffline } from '../use-offline.ts';
import { byDay } from './days.ts';
import * as s from './entries.css.ts';
import { texts } from './texts/index.ts';
import type { Pages } from './use-pages.ts';

interface EntriesProps<T> {
  pages: Pages<T>;
  /** What to say where there is nothing. */
  empty: string;
  onRetry(): void;
  onMore(): void;
  children(entry: T): ReactNode;
}

const DAY = 86_400_000;

/** The entries of a list under their days, or what is the matter with it. */
export function Entries<T extends AuditEntry>({ pages, empty, onRetry, onMore, children }: EntriesProps<T>) {
  const text = useText(texts);
  const offline = useOffline();
  return (
    <>
      {offline && <Banner kind="info">{text('error.offline')}</Banner>}
      {pages.kind === 'loading' && <Skeletons />}
      {pages.kind === 'failed' && (
        <Banner kind="error" onRetry={onRetry}>
          {text('panel.list.failed')}
        </Banner>
      )}
      {pages.kind === 'shown' && (
        <Shown pages={pages} empty={empty} onMore={onMore}>
          {children}
        </Shown>
      )}
    </>
  );
}

interface ShownProps<T> extends Pick<EntriesProps<T>, 'empty' | 'onMore' | 'children'> {
  pages: Extract<Pages<T>, { kind: 'shown' }>;
}

function Shown<T extends AuditEntry>({ pages, empty, onMore, children }: ShownProps<T>) {
  const text = useText(texts);
  const formats = useFormats();
  const closePanel = useSetAtom(quickPanelAtom);
  const { entries, hasMore, more, refreshing } = pages;
  const now = Date.now();
  const names = new Map([
    [formats.date(new Date(now - DAY).toISOString()), text('panel.yesterday')],
    [formats.date(new Date(now).toISOString()), text('panel.today')],
  ]);
  if (entries.length === 0) return <p className={s.empty}>{empty}</p>;
  return (
    <Leaving onLeave={() => closePanel(null)}>
      <div aria-busy={refreshing || more === 'loading'}>
        {byDay(entries, formats.date).map(({ date, entries: ofDay }) => (
          <section key={date} aria-label={names.get(date) ?? date}>
            <h3 className={s.day}>{names.get(date) ?? date}</h3>
            <ul>{ofDay.map(children)}</ul>
          </section>
        ))}
      </div>
      <LiveRegion message={text('panel.list.loaded', { count: entries.length })} />
      {more === 'failed' && (
        <Banner kind="error" onRetry={onMore}>
          {text('panel.list.moreFailed')}
        </Banner>
      )}
      {hasMore && more !== 'failed' && (
        <div className={s.more}>
          <Button busy={more === 'loading'} onClick={onMore}>
            {text('panel.list.more')}
          </Button>
        </div>
      )}
    </Leaving>
  );
}

/** As high as entries usually are, so that nothing jumps when they come. */
function Skeletons() {
  const text = useText(texts);
  return (
    <div role="status" aria-label={text('common.loading')}>
      {[0, 1, 2, 3, 4, 5].map((n) => (
        <div key={n} className={s.skeleton}>
          <div className={s.bar} />
          <div className={s.bar} />
          <div className={s.bar} />
        </div>
      ))}
    </div>
  );
}
