import { useId, useState } from 'react';
import type { EstimateMilestone, RecordMilestone } from '../../../../../shared/contract/milestones.ts';
import { useText } from '../../../../../shared/i18n/use-text.ts';
import { DELAYS } from '../../../../../shared/trade/delays/delay-terms.ts';
import { DELAY_REASONS, type DelayReason } from '../../../../../shared/trade/delays/delays.ts';
import { termIn } from '../../../../../shared/trade/terms.ts';
import { Button } from '../../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../../shared/ui/dialog/dialog.tsx';
import { SelectField } from '../../../admin/select-field.tsx';
import { texts as adminTexts } from '../../../admin/texts/index.ts';
import { Form } from '../../../form/form.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { useForm } from '../../../form/use-form.ts';
import { useClosing } from '../../../unsaved-work/use-closing.tsx';
import { useUnsavedWork } from '../../../unsaved-work/use-unsaved-work.ts';
import { Loading } from '../../order/many/loading.tsx';
import * as m from '../../order/many/many.css.ts';
import { useChosen } from '../../order/many/use-chosen.ts';
import { useSaving } from '../../order/many/use-saving.ts';
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
  /** So many were saved, by one of the tries. */
  onSaved(count: number): void;
}

const send = (input: RecordMilestone | EstimateMilestone, key: string): Promise<void> =>
  'actualAt' in input ? recordMilestone(input, key) : estimateMilestone(input, key);

/** Records the next milestone of many shipments, or says when each is expected now (MOD-02). */
export function ManyMilestonesDialog({ ids, onClose, onSaved }: ManyMilestonesDialogProps) {
  const text = useText(texts);
  const adminText = useText(adminTexts);
  const chosen = useChosen(ids, loadShipments);
  const [begun] = useState(() => entryNow(localTimeOf(new Date().toISOString())));
  const [entry, setEntry] = useState<ManyEntry>(begun);
  const change = (changes: Partial<ManyEntry>) => setEntry({ ...entry, ...changes });
  const saving = useSaving({
    idOf: ({ shipment }: PlannedShipment) => shipment.id,
    inputOf: (planned: PlannedShipment) => inputOf(planned, entry),
    send,
  });
  const form = useForm();
  const formId = useId();
  const closing = useClosing(onClose);
  const isDirty = entry !== begun;
  useUnsavedWork(form.ref, isDirty && !closing.isLeaving);
  const shipments = chosen.orders ? plannedAll(chosen.orders, entry) : [];
  const toSave = shipments.filter(({ hindrance }) => hindrance === undefined);
  const close = () => {
    if (saving.isBusy) return;
    if (isDirty) closing.close();
    else onClose();
  };
  const save = async () => {
    if (!form.isValid() || toSave.length === 0) return;
    const ended = await saving.save(toSave);
    if (ended.saved.length > 0) onSaved(ended.saved.length);
    if (ended.saved.length === toSave.length && !shipments.some(waitsForEntry)) {
      closing.leave();
    } else {
      // Of those that are done the next milestone would be recorded.
      chosen.drop(ended.saved);
      await chosen.refresh(ended.refused);
    }
  };
  return (
    <Dialog
      open
      wide="full"
      title={text('record.many.title', { count: ids.length })}
      onClose={close}
      actions={
        <>
          <p role="status" className={m.progress}>
            {saving.progress && text('record.many.progress', { ...saving.progress })}
          </p>
          <Button onClick={close}>{adminText('admin.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={saving.isBusy}
            aria-disabled={toSave.length === 0 || undefined}
          >
            {text('record.many.save', { count: toSave.length })}
          </Button>
        </>
      }
    >
      <Form of={form} id={formId} isBusy={saving.isBusy} onSubmit={() => void save()}>
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
          <TextField
            type="datetime-local"
            label={text('record.milestone.time')}
            hint={text('record.many.timeHint')}
            value={entry.time}
            onText={(time) => change({ time })}
            takesFocus
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
            hint={text('record.estimate.noteHint')}
            value={entry.note}
            problems={noteProblems(entry.note)}
            onText={(note) => change({ note })}
          />
        </div>
        {chosen.orders ? (
          <MilestonesTable
            shipments={shipments}
            entry={entry}
            failures={saving.failures}
            onTime={(id, time) => change({ times: { ...entry.times, [id]: time } })}
          />
        ) : (
          <Loading failure={chosen.failure} onRetry={chosen.retry} />
        )}
      </Form>
      {closing.question}
    </Dialog>
  );
}
