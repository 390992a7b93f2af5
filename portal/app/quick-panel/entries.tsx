import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import type { AuditEntry } from '../../../shared/contract/audit.ts';
import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { isLoading } from '../../../shared/list/list-state.ts';
import type { List } from '../../../shared/list/use-list.ts';
import { serverNow } from '../../../shared/trade/provider-day.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { LiveRegion } from '../../../shared/ui/visually-hidden/live-region.tsx';
import { useWaiting } from '../client/use-waiting.ts';
import { CloseOnLink } from '../layout/close-on-link.tsx';
import { quickPanelAtom } from '../panels/open-panels.ts';
import { byDay } from './days.ts';
import * as s from './entries.css.ts';
import { texts } from './texts/index.ts';

interface EntriesProps<T extends AuditEntry> {
  list: List<T>;
  /** Text of an empty list. */
  empty: string;
  /** Draws the entries of one day. */
  children(entries: readonly T[]): ReactNode;
}

const DAY = 86_400_000;

/** The entries of a list by day, or its loading, empty or failed state. */
export function Entries<T extends AuditEntry>({ list, empty, children }: EntriesProps<T>) {
  const text = useText(texts);
  const why = useWaiting();
  return (
    <>
      {why && <Banner kind="info">{text(`error.${why}`)}</Banner>}
      <Content list={list} empty={empty}>
        {children}
      </Content>
    </>
  );
}

function Content<T extends AuditEntry>({ list, empty, children }: EntriesProps<T>) {
  const text = useText(texts);
  switch (list.phase.step) {
    case 'loading':
      return <Skeletons />;
    case 'failed':
      return (
        <Banner kind="error" onRetry={list.retry}>
          {text('panel.list.failed')}
        </Banner>
      );
    case 'empty':
      return <p className={s.empty}>{empty}</p>;
    default:
      return list.rows.length === 0 ? (
        <p className={s.empty}>{empty}</p>
      ) : (
        <Days list={list}>{children}</Days>
      );
  }
}

function Days<T extends AuditEntry>({ list, children }: Pick<EntriesProps<T>, 'list' | 'children'>) {
  const text = useText(texts);
  const formats = useFormats();
  const closePanel = useSetAtom(quickPanelAtom);
  const { rows, phase, loadMore, retry } = list;
  const now = serverNow();
  const names = new Map([
    [formats.date(new Date(now - DAY).toISOString()), text('panel.yesterday')],
    [formats.date(new Date(now).toISOString()), text('panel.today')],
  ]);
  return (
    <CloseOnLink onClose={() => closePanel(null)}>
      <div aria-busy={isLoading(phase)}>
        {byDay(rows, formats.date).map(({ date, entries: ofDay }) => (
          <section key={date} aria-label={names.get(date) ?? date}>
            <h3 className={s.day}>{names.get(date) ?? date}</h3>
            <ul>{children(ofDay)}</ul>
          </section>
        ))}
      </div>
      <LiveRegion message={text('panel.list.loaded', { count: rows.length })} />
      {phase.step === 'pageFailed' && (
        <Banner kind="error" onRetry={retry}>
          {text('panel.list.moreFailed')}
        </Banner>
      )}
      {(phase.step === 'hasMore' || phase.step === 'loadingMore') && (
        <div className={s.more}>
          <Button busy={phase.step === 'loadingMore'} onClick={loadMore}>
            {text('panel.list.more')}
          </Button>
        </div>
      )}
    </CloseOnLink>
  );
}

/** Placeholders as high as usual entries. */
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
