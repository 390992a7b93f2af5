import { useText } from '../../../../shared/i18n/use-text.ts';
import { PortalLink } from '../../layout/portal-link.tsx';
import * as d from '../dashboard.css.ts';
import { texts } from '../texts/index.ts';
import { TaskRow } from './task-row.tsx';
import * as s from './tasks.css.ts';
import type { TaskGroup } from './tasks.ts';

/** What waits for the person (D-97); undefined until it is loaded. */
export function TaskList({ groups }: { groups: readonly TaskGroup[] | undefined }) {
  const text = useText(texts);
  return (
    <section id="tasks" className={d.panel} aria-labelledby="tasks-title">
      <header className={d.panelHead}>
        <h2 id="tasks-title" className={d.panelTitle}>
          {text('dashboard.tasks')}
        </h2>
      </header>
      <div className={groups ? undefined : s.waiting}>
        {groups?.map(({ key, title, list, count, lines }) => (
          <section key={key} aria-labelledby={`tasks-${key}`}>
            <div className={s.groupHead}>
              <h3 id={`tasks-${key}`} className={s.groupTitle}>
                {text(title)}
              </h3>
              <PortalLink href={list} className={d.all} aria-describedby={`tasks-${key}`}>
                {text('dashboard.tasks.all', { count })}
              </PortalLink>
            </div>
            <ul>
              {lines.map((line) => (
                <TaskRow key={line.id} line={line} />
              ))}
            </ul>
          </section>
        ))}
        {groups?.length === 0 && <p className={d.nothing}>{text('dashboard.tasks.none')}</p>}
      </div>
    </section>
  );
}
