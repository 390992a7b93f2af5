import { useState } from 'react';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { TextField } from '../../form/text-field.tsx';
import { EntryDialog } from '../conflict/entry-dialog.tsx';
import { useEntry } from '../conflict/use-entry.ts';
import { useRecordSave } from '../conflict/use-record-save.ts';
import type { MilestoneProgress } from '../progress.ts';
import { texts } from '../texts/index.ts';
import { noteProblems } from './estimate-entry.ts';
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

const FIELDS = { time: 'record.milestone.time', note: 'record.estimate.note' } as const;

/** Asks when a milestone was reached and what is to be said of it, or takes back what was recorded (MOD-02). */
export function MilestoneDialog(props: MilestoneDialogProps) {
  const { shipment, milestone, name, onClose, onDone, onStale } = props;
  const text = useText(texts);
  const formats = useFormats();
  const save = useRecordSave({ type: 'shipment', id: shipment.id });
  const { actualAt: recordedAt } = milestone;
  const stored = { time: recordedAt ? localTimeOf(recordedAt) : '', note: milestone.note ?? '' };
  // What isn't recorded yet was reached just now, unless somebody says otherwise.
  const [begun] = useState({ ...stored, time: stored.time || localTimeOf(new Date().toISOString()) });
  const entry = useEntry(stored, shipment.revision, { begun: { values: begun, base: stored } });
  const { time, note } = entry.values;
  const reachedAt = instantOf(time);
  const send = (actualAt: string | null) =>
    save.run({
      parts: () => [
        {
          ...{ shipmentId: shipment.id, milestoneId: milestone.id, revision: shipment.revision },
          ...{ actualAt, note: note.trim() },
        },
      ],
      send: recordMilestone,
    });
  return (
    <EntryDialog
      title={text('record.milestone.title', { name })}
      entry={entry}
      save={save}
      nameOf={(field) => text(FIELDS[field])}
      valueText={(field, value) => (field === 'time' ? formats.dateTime(instantOf(value)) : value)}
      isDirty={entry.isDirty && (time !== begun.time || note !== begun.note)}
      // An empty field is an error; what was recorded is only taken back by its own button.
      confirm={{
        label: text('record.milestone.save'),
        run: async () => (reachedAt ? send(reachedAt) : undefined),
      }}
      other={
        recordedAt
          ? { label: text('record.milestone.takeBack'), variant: 'danger', run: () => send(null) }
          : undefined
      }
      onClose={onClose}
      onDone={onDone}
      onStale={onStale}
    >
      <TimeField
        plannedAt={milestone.plannedAt}
        value={time}
        onText={(typed) => entry.change({ time: typed })}
        problems={reachedAt ? [] : ['auth.requiredField']}
      />
      <TextField
        label={text(FIELDS.note)}
        hint={text('record.estimate.noteHint')}
        value={note}
        problems={noteProblems(note)}
        onText={(typed) => entry.change({ note: typed })}
      />
    </EntryDialog>
  );
}
