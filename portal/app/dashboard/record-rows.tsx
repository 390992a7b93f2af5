import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { PortalLink } from '../layout/portal-link.tsx';
import { StatusBadge } from '../modules/cell/status-badge.tsx';
import * as s from './dashboard.css.ts';
import { ownerOf, type ShownRecord } from './records.ts';

interface RecordRowsProps {
  records: readonly ShownRecord[];
  /** Whether it is told whose they are. */
  hasOwners: boolean;
  hrefOf(record: ShownRecord): string;
}

/** One line a record, linked to its page. */
export function RecordRows({ records, hasOwners, hrefOf }: RecordRowsProps) {
  const formats = useFormats();
  return (
    <ul className={s.rows}>
      {records.map((record) => (
        <li key={record.id} className={s.row}>
          <PortalLink href={hrefOf(record)} className={s.reference}>
            {record.reference}
          </PortalLink>
          {hasOwners && <span className={s.company}>{ownerOf(record)}</span>}
          <span className={s.status}>
            <StatusBadge of={record.stage ?? record.status} />
          </span>
          <span className={s.day}>{formats.date(record.createdAt)}</span>
        </li>
      ))}
    </ul>
  );
}
