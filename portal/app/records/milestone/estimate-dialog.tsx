import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { DELAYS } from '../../../../shared/trade/delays/delay-terms.ts';
import { DELAY_REASONS } from '../../../../shared/trade/delays/delays.ts';
import { termIn } from '../../../../shared/trade/terms.ts';
import { listText } from '../../../lists/cell/cell-text.ts';
import { SelectField } from '../../admin/select-field.tsx';
import { useFieldRules } from '../../form/form.tsx';
import type { Problem } from '../../form/problem.ts';
import { TextField } from '../../form/text-field.tsx';
import { EntryDialog } from '../conflict/entry-dialog.tsx';
import { useEntry } from '../conflict/use-entry.ts';
import { useRecordSave } from '../conflict/use-record-save.ts';
import { milestoneName } from '../parts/milestone-name.ts';
import type { Milestone, MilestoneProgress } from '../progress.ts';
import { texts } from '../texts/index.ts';
import * as s from './estimate-dialog.css.ts';
import { type EstimateEntry, entryOf, entryProblems, estimatedBefore, estimateIn } from './estimate-entry.ts';
import { estimateMilestone } from './estimate-milestone.ts';
import { instantOf } from './local-time.ts';
import { TimeField } from './time-field.tsx';

interface EstimateDialogProps {
  shipment: { id: number; revision: number };
  milestone: MilestoneProgress;
  /** All of the shipment, in their order. */
  milestones: readonly Milestone[];
  /** What the milestone is called. */
  name: string;
  onClose(): void;
  onDone(): void;
  /** Somebody else saved meanwhile: the shipment has to be loaded again. */
  onStale(): void;
}

const FIELDS = {
  time: 'record.milestone.time',
  reason: 'record.estimate.reason',
  note: 'record.estimate.note',
} as const;

/** Asks when a milestone is expected and why it is late, or takes the estimate back (MOD-02). */
export function EstimateDialog(props: EstimateDialogProps) {
  const { shipment, milestone, milestones, name, onClose, onDone, onStale } = props;
  const text = useText(texts);
  const formats = useFormats();
  const save = useRecordSave({ type: 'shipment', id: shipment.id });
  const entry = useEntry(entryOf(milestone), shipment.revision);
  const problems = entryProblems(entry.values, milestone);
  const { id: shipmentId, revision } = shipment;
  const send = (estimate: ReturnType<typeof estimateIn>) =>
    save.run({
      parts: () => [{ shipmentId, milestoneId: milestone.id, revision, ...estimate }],
      send: estimateMilestone,
    });
  const valueText = (field: keyof EstimateEntry, value: string) => {
    if (field === 'reason') return termIn(DELAYS, value, text);
    const time = field === 'time' && instantOf(value);
    return time ? formats.dateTime(time) : value;
  };
  return (
    <EntryDialog
      title={text('record.estimate.title', { name })}
      entry={entry}
      save={save}
      nameOf={(field) => text(FIELDS[field])}
      valueText={valueText}
      confirm={{ label: text('record.milestone.save'), run: () => send(estimateIn(entry.values)) }}
      other={
        milestone.estimatedAt
          ? {
              label: text('record.milestone.takeBack'),
              variant: 'danger',
              run: () => send({ estimatedAt: null, delayReason: null, delayNote: '' }),
            }
          : undefined
      }
      onClose={onClose}
      onDone={onDone}
      onStale={onStale}
    >
      <div>
        <TimeField
          plannedAt={milestone.plannedAt}
          value={entry.values.time}
          problems={problems.time}
          onText={(time) => entry.change({ time })}
        />
        <LaterNote of={estimatedBefore(entry.values, milestone, milestones)} />
      </div>
      <ReasonField
        value={entry.values.reason}
        problems={problems.reason}
        onChange={(reason) => entry.change({ reason })}
      />
      <TextField
        label={text(FIELDS.note)}
        required={entry.values.reason === 'Other'}
        hint={text('record.estimate.noteHint')}
        value={entry.values.note}
        problems={problems.note}
        onText={(note) => entry.change({ note })}
      />
    </EntryDialog>
  );
}

/** Warns of what comes later and is expected sooner; whoever estimates one after the other goes on. */
function LaterNote({ of }: { of: readonly Milestone[] }) {
  const text = useText(texts);
  const formats = useFormats();
  const names = of.map(({ event, estimatedAt }) =>
    text('record.estimate.laterOne', {
      name: milestoneName(text, event),
      time: formats.dateTime(estimatedAt),
    }),
  );
  return (
    <p role="status" className={s.warning}>
      {of.length > 0 && text('record.estimate.laterEarlier', { milestones: listText(names, formats) })}
    </p>
  );
}

interface ReasonFieldProps {
  value: EstimateEntry['reason'];
  problems: readonly Problem[];
  onChange(reason: EstimateEntry['reason']): void;
}

function ReasonField({ value, problems: [problem], onChange }: ReasonFieldProps) {
  const text = useText(texts);
  const { isChecked } = useFieldRules();
  return (
    <SelectField
      label={text(FIELDS.reason)}
      required={value !== '' || problem !== undefined}
      value={value}
      options={[['', '–'], ...DELAY_REASONS.map((reason) => [reason, termIn(DELAYS, reason, text)] as const)]}
      error={isChecked && problem ? text('record.estimate.noReason') : undefined}
      onChange={onChange}
    />
  );
}
