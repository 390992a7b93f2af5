import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { PortalLink } from '../layout/portal-link.tsx';
import { StatusBadge } from '../modules/cell/status-badge.tsx';
import * as s from './dashboard.css.ts';
import type { LatestRecord } from './summary.ts';

interface RecordRowsProps {
  records: readonly LatestRecord[];
  hrefOf(record: LatestRecord): string;
}

/** One line a record, linked to its page. */
export function RecordRows({ records, hrefOf }: RecordRowsProps) {
  const formats = useFormats();
  return (
    <ul>
      {records.map((record) => (
        <li key={record.id} className={s.row}>
          <PortalLink href={hrefOf(record)} className={s.reference}>
            {record.reference}
          </PortalLink>
          <span className={s.company}>{(record.customer ?? record.companyRelation)?.companyName}</span>
          <span>
            <StatusBadge of={record.status} />
          </span>
          <span className={s.day}>{formats.date(record.createdAt)}</span>
        </li>
      ))}
    </ul>
  );
}
