import { type ReactNode, useId, useState } from 'react';
import type { AuditEntry } from '../../../shared/contract/audit.ts';
import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { visuallyHidden } from '../../../shared/ui/visually-hidden/visually-hidden.css.ts';
import { PortalLink } from '../layout/portal-link.tsx';
import { recordPath } from '../routes/record-path.ts';
import { useProfile } from '../session/profile/use-profile.ts';
import { useViewer } from '../shell/menu/use-viewer.ts';
import { actionText, actorText, changeTexts, recordText } from './change-texts.ts';
import * as s from './entry.css.ts';
import { texts } from './texts/index.ts';

interface EntryProps {
  entry: AuditEntry;
  unread?: boolean;
  /** Button of the entry. */
  action?: ReactNode;
}

/** Who did what to which record, and when; the record is linked to its page (D-96). */
export function Entry(props: EntryProps) {
  const text = useText(texts);
  const { entry } = props;
  return (
    <Frame {...props} title={recordText(text, entry)}>
      <span className={s.line}>{actionText(text, entry)}</span>
      <Changes of={entry} />
      <Actor of={entry} />
    </Frame>
  );
}

/** Entries of which only the time, the charges and the changes differ, as one that shows them on demand. */
export function EntryGroup({
  entries,
  children,
  ...props
}: Omit<EntryProps, 'entry'> & {
  entries: readonly [AuditEntry, ...AuditEntry[]];
  /** The single entries. */
  children: ReactNode;
}) {
  const text = useText(texts);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const [newest] = entries;
  const isMixed = entries.some(({ feature }) => feature !== newest.feature);
  const action = actionText(text, isMixed ? { ...newest, feature: null } : newest);
  return (
    <Frame {...props} entry={newest} title={recordText(text, newest)}>
      <span className={s.line}>{text('panel.group.times', { action, count: entries.length })}</span>
      <Actor of={newest} />
      <button
        type="button"
        className={s.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {text(isOpen ? 'panel.group.hide' : 'panel.group.show', { count: entries.length })}
      </button>
      {isOpen && (
        <ul id={id} className={s.parts}>
          {children}
        </ul>
      )}
    </Frame>
  );
}

/** One of the entries of a group, without what they have in common. */
export function EntryPart(props: EntryProps) {
  const text = useText(texts);
  const { entry } = props;
  return (
    <Frame {...props} title={actionText(text, entry)}>
      <Changes of={entry} />
    </Frame>
  );
}

/** The title leads to the page of the record. */
function Frame({
  entry: { recordType: type, recordId: id, reference, feature, locationKind, at },
  unread = false,
  action,
  title,
  children,
}: EntryProps & { title: string; children: ReactNode }) {
  const text = useText(texts);
  const formats = useFormats();
  const path = recordPath({ type, id, reference, feature, locationKind }, useViewer());
  return (
    <li className={unread ? s.unread : s.entry}>
      {unread && <span className={s.dot} aria-hidden="true" />}
      <span className={s.record}>
        {unread && <span className={visuallyHidden}>{text('panel.notifications.isUnread')} </span>}
        {path ? <PortalLink href={path}>{title}</PortalLink> : title}
      </span>
      <span className={s.side}>
        <time className={s.time} dateTime={at} title={formats.dateTime(at)}>
          {formats.time(at)}
        </time>
        {action}
      </span>
      {children}
    </li>
  );
}

function Changes({ of: { changes } }: { of: AuditEntry }) {
  const text = useText(texts);
  const formats = useFormats();
  return changeTexts({ text, formats }, changes).map((change) => (
    <span key={change} className={s.muted}>
      {change}
    </span>
  ));
}

function Actor({ of: entry }: { of: AuditEntry }) {
  const text = useText(texts);
  const ownCompany = useProfile()?.entity?.companyName;
  const { company, address } = entry;
  return (
    <span className={s.muted}>
      {[
        actorText(text, entry),
        company !== ownCompany && company,
        address && text('panel.audit.from', { address }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </span>
  );
}
