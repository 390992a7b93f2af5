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
}

/** Records that have to do with this one. */
export function Links({ records }: { records: readonly LinkedRecord[] }) {
  const text = useText(texts);
  if (records.length === 0) return <p className={card.empty}>{text('list.none')}</p>;
  return (
    <ul className={s.list}>
      {records.map(({ href, reference, kind, status }) => (
        <li key={href} className={s.item}>
          <PortalLink href={href}>{reference}</PortalLink>
          <span className={s.kind}>{kind}</span>
          <StatusBadge of={status} />
        </li>
      ))}
    </ul>
  );
}
