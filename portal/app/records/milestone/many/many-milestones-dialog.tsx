import { useState } from 'react';
import type { EstimateMilestone, RecordMilestone } from '../../../../../shared/contract/milestones.ts';
import { useText } from '../../../../../shared/i18n/use-text.ts';
import { DELAYS } from '../../../../../shared/trade/delays/delay-terms.ts';
import { DELAY_REASONS, type DelayReason } from '../../../../../shared/trade/delays/delays.ts';
import { termIn } from '../../../../../shared/trade/terms.ts';
import { SelectField } from '../../../admin/select-field.tsx';
import { MomentField } from '../../../form/date-field.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { Loading } from '../../many/loading.tsx';
import { ManyRecordsDialog } from '../../many/many-records-dialog.tsx';
import { useChosen } from '../../many/use-chosen.ts';
import * as s from '../../order/order-dates.css.ts';
import { texts } from '../../texts/index.ts';
import { noteProblems } from '../estimate-entry.ts';
import { estimateMilestone } from '../estimate-milestone.ts';
import { localTimeOf } from '../local-time.ts';
import { recordMilestone } from '../record-milestone.ts';
import { loadShipments } from './load-shipments.ts';
import { MilestonesTable } from './milestones-table.tsx';
import {
  entryNow,
  inputOf,
  type ManyEntry,
  type PlannedShipment,
  plannedAll,
  waitsForEntry,
  withKind,
} from './plan.ts';

interface ManyMilestonesDialogProps {
  /** The chosen shipments. */
  ids: readonly number[];
  onClose(): void;
  /** So many were saved, by one of the tries, and nothing of the shipments that are `left`. */
  onSaved(count: number, left: readonly string[]): void;
}

const send = (input: RecordMilestone | EstimateMilestone, key: string): Promise<void> =>
  'actualAt' in input ? recordMilestone(input, key) : estimateMilestone(input, key);

/** Records the next milestone of many shipments, or says when each is expected now (MOD-02). */
export function ManyMilestonesDialog({ ids, onClose, onSaved }: ManyMilestonesDialogProps) {
  const text = useText(texts);
  const chosen = useChosen(ids, loadShipments);
  const [begun] = useState(() => entryNow(localTimeOf(new Date().toISOString())));
  const [entry, setEntry] = useState<ManyEntry>(begun);
  const change = (changes: Partial<ManyEntry>) => setEntry({ ...entry, ...changes });
  const shipments = chosen.records ? plannedAll(chosen.records, entry) : [];
  const toSave = shipments.filter(({ hindrance }) => hindrance === undefined);
  const left = shipments
    .filter(({ hindrance }) => hindrance !== undefined)
    .map(({ shipment }) => shipment.reference);
  return (
    <ManyRecordsDialog
      title={text('record.many.title', { count: ids.length })}
      saving={{
        idOf: ({ shipment }: PlannedShipment) => shipment.id,
        inputOf: (planned: PlannedShipment) => inputOf(planned, entry),
        send,
      }}
      toSave={toSave}
      saveLabel={text('record.many.save', { count: toSave.length })}
      hasMore={shipments.some(waitsForEntry)}
      isDirty={entry !== begun}
      onClose={onClose}
      onSaved={(count) => onSaved(count, left)}
      onLeft={({ saved, refused }) => {
        // Of those that are done the next milestone would be recorded.
        chosen.drop(saved);
        void chosen.refresh(refused);
      }}
    >
      {(failures) => (
        <>
          <div className={s.fields}>
            <SelectField
              label={text('record.many.kind')}
              value={entry.kind}
              options={[
                ['reached', text('record.many.reached')],
                ['expected', text('record.many.isExpected')],
              ]}
              onChange={(kind) => setEntry(withKind(entry, kind, begun.time))}
            />
            <MomentField
              label={text('record.milestone.time')}
              hint={text('record.many.timeHint')}
              value={entry.time}
              onText={(time) => change({ time })}
            />
            {entry.kind === 'expected' && (
              <SelectField<DelayReason | ''>
                label={text('record.estimate.reason')}
                value={entry.reason}
                options={[
                  ['', '–'],
                  ...DELAY_REASONS.map((reason) => [reason, termIn(DELAYS, reason, text)] as const),
                ]}
                onChange={(reason) => change({ reason })}
              />
            )}
            <TextField
              label={text('record.estimate.note')}
              hint={text('record.many.noteHint')}
              value={entry.note}
              problems={noteProblems(entry.note)}
              onText={(note) => change({ note })}
            />
          </div>
          {chosen.records ? (
            <MilestonesTable
              shipments={shipments}
              entry={entry}
              failures={failures}
              onTime={(id, time) => change({ times: { ...entry.times, [id]: time } })}
              onNote={(id, note) => change({ notes: { ...entry.notes, [id]: note } })}
            />
          ) : (
            <Loading failure={chosen.failure} onRetry={chosen.retry} />
          )}
        </>
      )}
    </ManyRecordsDialog>
  );
}
