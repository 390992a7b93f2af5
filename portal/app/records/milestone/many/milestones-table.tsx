import { useFormats } from '../../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../../shared/i18n/use-text.ts';
import { TextField } from '../../../form/text-field.tsx';
import * as s from '../../order/many/many.css.ts';
import type { Failures } from '../../order/many/use-saving.ts';
import { milestoneName } from '../../parts/milestone-name.ts';
import { texts } from '../../texts/index.ts';
import type { Hindrance, ManyEntry, PlannedShipment } from './plan.ts';

interface MilestonesTableProps {
  shipments: readonly PlannedShipment[];
  entry: ManyEntry;
  failures: Failures;
  onTime(id: number, time: string): void;
}

const HINDRANCES = {
  cancelled: 'record.many.cancelled',
  allReached: 'record.many.allReached',
  noTime: 'record.many.noTime',
  noReason: 'record.estimate.noReason',
  noNote: 'record.estimate.noNote',
} as const satisfies Record<Hindrance, string>;

/** The next milestone of each shipment, when it was planned and is expected, and a time of its own. */
export function MilestonesTable({ shipments, entry, failures, onTime }: MilestonesTableProps) {
  const text = useText(texts);
  const formats = useFormats();
  const time = (value: string | null | undefined) => (value ? formats.dateTime(value) : '–');
  return (
    <div className={s.scroll}>
      <table className={s.table}>
        <thead className={s.head}>
          <tr>
            {(['shipment', 'milestone', 'planned', 'expected', 'own'] as const).map((column) => (
              <th key={column} scope="col" className={s.heading}>
                {text(`record.many.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={s.rows}>
          {shipments.map(({ shipment, milestone, hindrance }) => {
            const failure = failures.get(shipment.id);
            return (
              <tr key={shipment.id} className={s.row}>
                <th scope="row" className={s.order}>
                  {shipment.reference}
                  {hindrance && <span className={s.note}>{text(HINDRANCES[hindrance])}</span>}
                  {failure && <span className={s.fault}>{text(failure)}</span>}
                </th>
                <td data-name={text('record.many.milestone')} className={s.changedDate}>
                  {milestone ? milestoneName(text, milestone.event) : '–'}
                </td>
                <td data-name={text('record.many.planned')} className={s.changedDate}>
                  {time(milestone?.plannedAt)}
                </td>
                <td data-name={text('record.many.expected')} className={s.changedDate}>
                  {time(milestone?.estimatedAt)}
                </td>
                <td data-name={text('record.many.own')} className={s.changedDate}>
                  {milestone && (
                    <TextField
                      type="datetime-local"
                      label={text('record.many.timeOf', { reference: shipment.reference })}
                      hideLabel
                      value={entry.times[shipment.id] ?? ''}
                      onText={(value) => onTime(shipment.id, value)}
                    />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
