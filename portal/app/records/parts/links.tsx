import { useText } from '../../../../shared/i18n/use-text.ts';
import { PortalLink } from '../../layout/portal-link.tsx';
import { StatusBadge } from '../../modules/cell/status-badge.tsx';
import { texts } from '../texts/index.ts';
import * as card from './card.css.ts';
import * as s from './links.css.ts';

export interface LinkedRecord {
  href: string;
  reference: string;
  /** What kind of record it is. */
  kind: string;
  status?: string | null | undefined;
  /** What else is known of it, each in a line of its own. */
  notes?: readonly (string | undefined)[];
}

interface LinksProps {
  records: readonly LinkedRecord[];
  /** In place of the usual words where there is none. */
  empty?: string | undefined;
}

/** Records that have to do with this one. */
export function Links({ records, empty }: LinksProps) {
  const text = useText(texts);
  if (records.length === 0) return <p className={card.empty}>{empty ?? text('list.none')}</p>;
  return (
    <ul className={s.list}>
      {records.map(({ href, reference, kind, status, notes = [] }) => (
        <li key={href} className={s.item}>
          <PortalLink href={href}>{reference}</PortalLink>
          <span className={s.kind}>{kind}</span>
          <StatusBadge of={status} />
          {notes.filter(Boolean).map((note) => (
            <span key={note} className={s.note}>
              {note}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
