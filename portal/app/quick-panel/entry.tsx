import type { ReactNode } from 'react';
import type { AuditEntry } from '../../../shared/contract/audit.ts';
import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { visuallyHidden } from '../../../shared/ui/visually-hidden/visually-hidden.css.ts';
import { PortalLink } from '../layout/portal-link.tsx';
import { recordPath } from '../routes/record-path.ts';
import { useProfile } from '../session/profile/use-profile.ts';
import { useViewer } from '../shell/menu/use-viewer.ts';
import { actionText, actorText, changeTexts } from './change-texts.ts';
import * as s from './entry.css.ts';
import { texts } from './texts/index.ts';

interface EntryProps {
  entry: AuditEntry;
  unread?: boolean;
  /** Button of the entry. */
  action?: ReactNode;
}

/** Who did what to which record, and when; the record is linked to its page (D-96). */
export function Entry({ entry, unread = false, action }: EntryProps) {
  const text = useText(texts);
  const formats = useFormats();
  const viewer = useViewer();
  const ownCompany = useProfile()?.entity?.companyName;
  const { recordType: type, recordId: id, reference, feature, at, company } = entry;
  const path = recordPath({ type, id, reference, feature }, viewer);
  const name =
    type === 'webUser' ? text('panel.account') : text('panel.record', { type, reference: reference ?? id });
  return (
    <li className={unread ? s.unread : s.entry}>
      {unread && <span className={s.dot} aria-hidden="true" />}
      <span className={s.record}>
        {unread && <span className={visuallyHidden}>{text('panel.notifications.isUnread')} </span>}
        {path ? <PortalLink href={path}>{name}</PortalLink> : name}
      </span>
      <span className={s.side}>
        <time className={s.time} dateTime={at} title={formats.dateTime(at)}>
          {formats.time(at)}
        </time>
        {action}
      </span>
      <span className={s.line}>{actionText(text, entry)}</span>
      {changeTexts({ text, formats }, entry.changes).map((change) => (
        <span key={change} className={s.muted}>
          {change}
        </span>
      ))}
      <span className={s.muted}>
        {actorText(text, entry)}
        {company && company !== ownCompany && ` · ${company}`}
      </span>
    </li>
  );
}
