import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { EntryDialog } from '../conflict/entry-dialog.tsx';
import { useEntry } from '../conflict/use-entry.ts';
import { useRecordSave } from '../conflict/use-record-save.ts';
import { instantOf } from '../milestone/local-time.ts';
import { changeBookingPlan } from './booking-actions.ts';
import { MissedNote } from './missed-note.tsx';
import { leavingOf, type PlanEntry, planOf, storedPlan } from './plan-entry.ts';
import { PlanFields, planLabel, refusedPart } from './plan-fields.tsx';
import type { BookedGoods, RequestedBooking } from './requested-booking.ts';
import { texts } from './texts/index.ts';

interface PlanDialogProps {
  booking: RequestedBooking & BookedGoods;
  onClose(): void;
  onDone(): void;
  /** Somebody else saved meanwhile: the booking has to be loaded again. */
  onStale(): void;
}

/** Corrects what the carrier confirmed of a booking, as long as nothing has happened to its shipment (MOD-04). */
export function PlanDialog({ booking, onClose, onDone, onStale }: PlanDialogProps) {
  const text = useText(texts);
  const formats = useFormats();
  const save = useRecordSave({ type: 'booking', id: booking.id });
  const entry = useEntry<PlanEntry>(storedPlan(booking), booking.revision);
  const { values } = entry;
  const isByAir = booking.mode === 'Air';
  const run = () =>
    save.run({
      parts: () => [{ bookingId: booking.id, revision: booking.revision, plan: planOf(values) }],
      send: changeBookingPlan,
    });
  const valueText = (_field: keyof PlanEntry, value: PlanEntry[keyof PlanEntry]) => {
    if (value === null || typeof value === 'object') return value?.label ?? '';
    const time = instantOf(value);
    return time ? formats.dateTime(time) : value;
  };
  return (
    <EntryDialog
      title={text('booking.plan.title', { reference: booking.reference })}
      entry={entry}
      save={save}
      isShownAtField={refusedPart(save.state, values) !== undefined}
      nameOf={(field) => text(planLabel(field, isByAir))}
      valueText={valueText}
      confirm={{ label: text('booking.plan.save'), run }}
      onClose={onClose}
      onDone={onDone}
      onStale={onStale}
    >
      <p>{text('booking.plan.note')}</p>
      <PlanFields values={values} isByAir={isByAir} save={save} onChange={entry.change} />
      <MissedNote
        readyOn={booking.requests[0]?.cargoReadyOn}
        {...leavingOf(values)}
        advice={text('booking.missed.plan')}
      />
    </EntryDialog>
  );
}
