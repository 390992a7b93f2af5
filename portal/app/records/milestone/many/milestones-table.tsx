import { useFormats } from '../../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../../shared/i18n/use-text.ts';
import { nameOf, wayOf } from '../../../../lists/definitions/common.ts';
import { MomentField } from '../../../form/date-field.tsx';
import { TextField } from '../../../form/text-field.tsx';
import * as s from '../../many/many.css.ts';
import type { Failures } from '../../many/use-saving.ts';
import { milestoneName } from '../../parts/milestone-name.ts';
import { texts } from '../../texts/index.ts';
import { noteProblems } from '../estimate-entry.ts';
import type { Hindrance, ManyEntry, PlannedShipment } from './plan.ts';

interface MilestonesTableProps {
  shipments: readonly PlannedShipment[];
  entry: ManyEntry;
  failures: Failures;
  onTime(id: number, time: string): void;
  onNote(id: number, note: string): void;
}

const COLUMNS = ['shipment', 'way', 'milestone', 'planned', 'expected', 'own', 'ownNote'] as const;

const HINDRANCES = {
  cancelled: 'record.many.cancelled',
  allReached: 'record.many.allReached',
  noTime: 'record.many.noTime',
  noReason: 'record.estimate.noReason',
  noNote: 'record.estimate.noNote',
} as const satisfies Record<Hindrance, string>;

/**
 * Of each shipment whose it is and which way it goes, its next milestone, when that was planned and is expected, and a time and a note
 * of its own.
 */
export function MilestonesTable({ shipments, entry, failures, onTime, onNote }: MilestonesTableProps) {
  const text = useText(texts);
  const formats = useFormats();
  const time = (value: string | null | undefined) => (value ? formats.dateTime(value) : '–');
  return (
    <div className={s.scroll}>
      <table className={s.table}>
        <thead className={s.head}>
          <tr>
            {COLUMNS.map((column) => (
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
                <th scope="row" className={s.name}>
                  {shipment.reference}
                  <span className={s.note}>{nameOf(shipment.companyRelation)}</span>
                  {hindrance && <span className={s.note}>{text(HINDRANCES[hindrance])}</span>}
                  {failure && <span className={s.fault}>{text(failure)}</span>}
                </th>
                <td data-name={text('record.many.way')} className={s.words}>
                  <span>
                    {wayOf(shipment) || '–'}
                    <span className={s.note}>
                      {[shipment.vesselName, shipment.voyageNumber].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                </td>
                <td data-name={text('record.many.milestone')} className={s.words}>
                  {milestone ? milestoneName(text, milestone.event) : '–'}
                </td>
                <td data-name={text('record.many.planned')} className={s.value}>
                  {time(milestone?.plannedAt)}
                </td>
                <td data-name={text('record.many.expected')} className={s.value}>
                  {time(milestone?.estimatedAt)}
                </td>
                <td data-name={text('record.many.own')} className={s.value}>
                  {milestone && (
                    <MomentField
                      label={text('record.many.timeOf', { reference: shipment.reference })}
                      hideLabel
                      value={entry.times[shipment.id] ?? ''}
                      onText={(value) => onTime(shipment.id, value)}
                    />
                  )}
                </td>
                <td data-name={text('record.many.ownNote')} className={s.entered}>
                  {milestone && (
                    <TextField
                      label={text('record.many.noteOf', { reference: shipment.reference })}
                      hideLabel
                      value={entry.notes[shipment.id] ?? ''}
                      problems={noteProblems(entry.notes[shipment.id] ?? '')}
                      onText={(value) => onNote(shipment.id, value)}
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
