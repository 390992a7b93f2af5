import type { MessageId } from '../../../shared/i18n/text.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { PortalLink } from '../layout/portal-link.tsx';
import * as s from './dashboard.css.ts';
import { RecordRows } from './record-rows.tsx';
import type { LatestRecord, Summary, Tasks } from './summary.ts';

interface Group {
  key: 'bookingTasks' | 'quoteTasks' | 'manifestTasks';
  title: MessageId;
  /** All of them. */
  list: string;
  hrefOf(record: LatestRecord): string;
}

const GROUPS: readonly Group[] = [
  {
    key: 'bookingTasks',
    title: 'dashboard.tasks.bookings',
    list: '/booking?status=without-orders',
    hrefOf: ({ id }) => `/booking/purchase-order-and-style-manager/?record_id=${id}`,
  },
  {
    key: 'quoteTasks',
    title: 'dashboard.tasks.quotes',
    list: '/quotes?status=without-charges',
    hrefOf: ({ id }) => `/quotes?record=${id}`,
  },
  {
    key: 'manifestTasks',
    title: 'dashboard.tasks.manifests',
    list: '/manifest?status=without-charges',
    hrefOf: ({ id }) => `/manifest?record=${id}`,
  },
];

/** What waits for the user (D-97): each line leads to where it is done. */
export function TaskList({ summary }: { summary: Summary | undefined }) {
  const text = useText();
  const groups = GROUPS.flatMap((group) => {
    const tasks: Tasks | undefined = summary?.[group.key];
    return tasks && tasks.totalCount > 0 ? [{ ...group, tasks }] : [];
  });
  return (
    <section id="tasks" className={s.panel} aria-labelledby="tasks-title">
      <header className={s.panelHead}>
        <h2 id="tasks-title" className={s.panelTitle}>
          {text('dashboard.tasks')}
        </h2>
      </header>
      <div className={summary ? undefined : s.waiting}>
        {groups.map(({ key, title, list, hrefOf, tasks }) => (
          <div key={key}>
            <div className={s.groupHead}>
              <h3 className={s.groupTitle}>{text(title)}</h3>
              <PortalLink href={list} className={s.all}>
                {text('dashboard.tasks.all', { count: tasks.totalCount })}
              </PortalLink>
            </div>
            <RecordRows records={tasks.results} hrefOf={hrefOf} />
          </div>
        ))}
        {summary && groups.length === 0 && <p className={s.nothing}>{text('dashboard.tasks.none')}</p>}
      </div>
    </section>
  );
}
