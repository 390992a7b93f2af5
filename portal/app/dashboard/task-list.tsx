import { useText } from '../../../shared/i18n/use-text.ts';
import { PortalLink } from '../layout/portal-link.tsx';
import * as s from './dashboard.css.ts';
import { RecordRows } from './record-rows.tsx';
import type { TaskGroup } from './tasks.ts';
import { texts } from './texts/index.ts';

/** The user's open tasks (D-97), each linked to the page where it is done. Undefined while they load. */
export function TaskList({ groups }: { groups: readonly TaskGroup[] | undefined }) {
  const text = useText(texts);
  return (
    <section id="tasks" className={s.panel} aria-labelledby="tasks-title">
      <header className={s.panelHead}>
        <h2 id="tasks-title" className={s.panelTitle}>
          {text('dashboard.tasks')}
        </h2>
      </header>
      <div className={groups ? undefined : s.waiting}>
        {groups?.map(({ key, title, list, hrefOf, tasks }) => (
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
        {groups?.length === 0 && <p className={s.nothing}>{text('dashboard.tasks.none')}</p>}
      </div>
    </section>
  );
}
