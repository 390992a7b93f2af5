import { useId } from 'react';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { listText } from '../../../lists/cell/cell-text.ts';
import { PortalLink } from '../../layout/portal-link.tsx';
import * as d from '../dashboard.css.ts';
import { texts } from '../texts/index.ts';
import * as s from './tasks.css.ts';
import type { TaskLine } from './tasks.ts';

/** One record that waits: its name, which opens it, whose it is, by when, and what to do with it. */
export function TaskRow({ line: { name, href, about, open, day, action } }: { line: TaskLine }) {
  const text = useText(texts);
  const formats = useFormats();
  const id = useId();
  return (
    <li className={s.row}>
      <PortalLink id={id} href={href} className={d.reference}>
        {typeof name === 'string' ? name : text(name.text, { number: name.number })}
      </PortalLink>
      {about && (
        <span className={s.owner} title={about}>
          {about}
        </span>
      )}
      <span className={s.end}>
        {open && <span className={s.open}>{listText(open, formats)}</span>}
        {day?.value && (
          <span className={s.day}>
            {text(day.text, {
              day: formats.date(day.value),
              planned: day.planned ? formats.date(day.planned) : '',
              milestone: day.milestone ? text(day.milestone) : '',
            })}
          </span>
        )}
        {action && (
          <PortalLink href={action.href} className={s.action} aria-describedby={id}>
            {text(action.text)}
          </PortalLink>
        )}
      </span>
    </li>
  );
}
