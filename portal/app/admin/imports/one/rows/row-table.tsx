import type { Import } from '../../../../../../shared/contract/imports.ts';
import { useText } from '../../../../../../shared/i18n/use-text.ts';
import type { Tone } from '../../../../modules/cell/status.ts';
import { tones } from '../../../../modules/cell/status-badge.css.ts';
import * as a from '../../../admin.css.ts';
import type { ListedRow, Outcome } from '../../api.ts';
import * as s from '../../imports.css.ts';
import { texts } from '../../texts/index.ts';
import { RowDetails } from './row-details.tsx';

const TONES: Readonly<Record<Outcome, Tone>> = {
  create: 'good',
  change: 'busy',
  same: 'quiet',
  wrong: 'bad',
};

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
  const titles = ['line', 'reference', 'outcome', 'details'] as const;
  const cell = (row: ListedRow, title: (typeof titles)[number]) => {
    switch (title) {
      case 'line':
        return String(row.line);
      case 'reference':
        return <span className={s.reference}>{row.reference || '–'}</span>;
      case 'outcome':
        return (
          <span>
            <span className={tones[TONES[row.outcome]]}>{text(`imports.outcome.${row.outcome}`)}</span>
            {isLeft(row) && <span className={a.below}>{text('imports.row.notWritten')}</span>}
          </span>
        );
      default:
        return <RowDetails kind={kind} row={row} />;
    }
  };
  return (
    <table className={a.table} aria-label={text('imports.rows')}>
      <thead className={a.heads}>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col" className={a.head}>
              {text(`imports.row.${title}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={a.body}>
        {rows.map((row) => (
          <tr key={row.line} className={a.row}>
            {titles.map((title) => (
              <td
                key={title}
                data-name={text(`imports.row.${title}`)}
                className={`${a.cell} ${title === 'details' ? s.detailsCell : ''}`}
              >
                {cell(row, title)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
