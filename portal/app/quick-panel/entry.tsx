import type { ReactNode } from 'react';
import type { AuditEntry } from '../../../shared/contract/audit.ts';
import type { Translate } from '../../../shared/i18n/define-texts.ts';
import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { visuallyHidden } from '../../../shared/ui/visually-hidden/visually-hidden.css.ts';
import { PortalLink } from '../layout/portal-link.tsx';
import { recordPath } from '../routes/record-path.ts';
import { useProfile } from '../session/profile/use-profile.ts';
import { useViewer } from '../shell/menu/use-viewer.ts';
import { actionText, actorText, changeTexts } from './change-texts.ts';
import * as s from './entry.css.ts';
import { type TextId, texts } from './texts/index.ts';

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
  const { recordType: type, recordId: id, reference, feature, at, company, address } = entry;
  const path = recordPath({ type, id, reference, feature }, viewer);
  return (
    <li className={unread ? s.unread : s.entry}>
      {unread && <span className={s.dot} aria-hidden="true" />}
      <span className={s.record}>
        {unread && <span className={visuallyHidden}>{text('panel.notifications.isUnread')} </span>}
        {path ? <PortalLink href={path}>{recordName(text, entry)}</PortalLink> : recordName(text, entry)}
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
        {[
          actorText(text, entry),
          company !== ownCompany && company,
          address && text('panel.audit.from', { address }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  );
}

/** An account without an email is one that nobody has, as somebody tried to sign in to it. */
function recordName(
  text: Translate<TextId>,
  { recordType: type, recordId: id, reference }: AuditEntry,
): string {
  if (type !== 'webUser') return text('panel.record', { type, reference: reference ?? id });
  if (id === 0) return text('panel.account.unknown');
  return reference ? text('panel.record', { type, reference }) : text('panel.account');
}
