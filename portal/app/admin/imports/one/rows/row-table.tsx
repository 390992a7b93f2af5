import type { Import } from '../../../../../../shared/contract/imports.ts';
import { useText } from '../../../../../../shared/i18n/use-text.ts';
import { PortalLink } from '../../../../layout/portal-link.tsx';
import type { Tone } from '../../../../modules/cell/status.ts';
import { tones } from '../../../../modules/cell/status-badge.css.ts';
import * as a from '../../../admin.css.ts';
import { AdminTable, type Column } from '../../../list/admin-table.tsx';
import type { ListedRow, Outcome } from '../../api.ts';
import * as s from '../../imports.css.ts';
import { recordIn } from '../../kinds.ts';
import { texts } from '../../texts/index.ts';
import { RowDetails } from './row-details.tsx';

const TONES: Readonly<Record<Outcome, Tone>> = {
  create: 'good',
  change: 'busy',
  same: 'quiet',
  wrong: 'bad',
  leftOut: 'quiet',
};

/** Whether the record of a row is in the portal, whatever else the row would change of it. */
const isThere = ({ outcome, isWritten }: ListedRow) =>
  isWritten || outcome === 'same' || outcome === 'change';

interface RowTableProps {
  value: Import;
  rows: readonly ListedRow[];
}

/** Rows of a file, with what they change or what is wrong with them. */
export function RowTable({ value: { kind, state }, rows }: RowTableProps) {
  const text = useText(texts);
  const isOver = state === 'imported' || state === 'stopped';
  const isLeft = ({ outcome, isWritten }: ListedRow) =>
    isOver && !isWritten && (outcome === 'create' || outcome === 'change');
  const columns: readonly Column<ListedRow>[] = [
    { title: text('imports.row.line'), cell: ({ line }) => String(line) },
    {
      title: text('imports.row.reference'),
      cell: (row) => {
        const href = isThere(row) ? recordIn(kind, row) : undefined;
        return (
          <span className={s.reference}>
            {href === undefined ? row.reference || '–' : <PortalLink href={href}>{row.reference}</PortalLink>}
          </span>
        );
      },
    },
    {
      title: text('imports.row.outcome'),
      cell: (row) => (
        <span>
          <span className={tones[TONES[row.outcome]]}>{text(`imports.outcome.${row.outcome}`)}</span>
          {isLeft(row) && <span className={a.below}>{text('imports.row.notWritten')}</span>}
        </span>
      ),
    },
    {
      title: text('imports.row.details'),
      cell: (row) => <RowDetails kind={kind} row={row} />,
      className: s.detailsCell,
    },
  ];
  return <AdminTable label={text('imports.rows')} columns={columns} rows={rows} />;
}
