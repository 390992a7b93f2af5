import { useState } from 'react';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { EntryFailure } from '../conflict/entry-failure.tsx';
import { useEntry } from '../conflict/use-entry.ts';
import { useRecordSave } from '../conflict/use-record-save.ts';
import type { MilestoneProgress } from '../progress.ts';
import { texts } from '../texts/index.ts';
import { instantOf, localTimeOf } from './local-time.ts';
import { recordMilestone } from './record-milestone.ts';
import { TimeField } from './time-field.tsx';

interface MilestoneDialogProps {
  shipment: { id: number; revision: number };
  milestone: MilestoneProgress;
  /** What the milestone is called. */
  name: string;
  onClose(): void;
  /** It was recorded. */
  onDone(): void;
  /** Somebody else saved meanwhile: the shipment has to be loaded again. */
  onStale(): void;
}

/** Asks when a milestone was reached, or takes back what was recorded (MOD-02). */
export function MilestoneDialog(props: MilestoneDialogProps) {
  const { shipment, milestone, name, onClose, onDone, onStale } = props;
  const text = useText(texts);
  const formats = useFormats();
  const save = useRecordSave({ type: 'shipment', id: shipment.id });
  const stored = { time: milestone.actualAt ? localTimeOf(milestone.actualAt) : '' };
  // What isn't recorded yet was reached just now, unless somebody says otherwise.
  const [begun] = useState({ ...stored, time: stored.time || localTimeOf(new Date().toISOString()) });
  const entry = useEntry(stored, shipment.revision, { begun: { values: begun, base: stored } });
  const { time } = entry.values;
  const reachedAt = instantOf(time);
  const send = (actualAt: string | null) =>
    save.run({
      parts: () => [
        { shipmentId: shipment.id, milestoneId: milestone.id, actualAt, revision: shipment.revision },
      ],
      send: recordMilestone,
    });
  return (
    <FormDialog
      title={text('record.milestone.title', { name })}
      save={save}
      isDirty={entry.isDirty && time !== begun.time}
      // An empty field is an error; what was recorded is only taken back by its own button.
      confirm={{
        label: text('record.milestone.save'),
        run: async () => (reachedAt ? send(reachedAt) : undefined),
      }}
      other={
        milestone.actualAt
          ? { label: text('record.milestone.takeBack'), variant: 'danger', run: () => send(null) }
          : undefined
      }
      onClose={onClose}
      onDone={onDone}
      onStale={onStale}
    >
      <EntryFailure
        entry={entry}
        save={save}
        nameOf={() => text('record.milestone.time')}
        valueText={(_field, value) => formats.dateTime(instantOf(value))}
      />
      <TimeField
        plannedAt={milestone.plannedAt}
        value={time}
        onText={(typed) => entry.change({ time: typed })}
        problems={reachedAt ? [] : ['auth.requiredField']}
      />
    </FormDialog>
  );
}
