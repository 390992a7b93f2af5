import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { ChangedFacts } from '../conflict/changed-facts.tsx';
import { useEntry } from '../conflict/use-entry.ts';
import { useRecordSave } from '../conflict/use-record-save.ts';
import { AnsweredDialog } from './answered-dialog.tsx';
import { confirmBooking } from './booking-actions.ts';
import { MissedNote } from './missed-note.tsx';
import { firstPlan, leavingOf, type PlanEntry, planOf } from './plan-entry.ts';
import { PlanFields, refusedPart } from './plan-fields.tsx';
import { askedFacts } from './request-facts.ts';
import type { BookedGoods, RequestedBooking } from './requested-booking.ts';
import { texts } from './texts/index.ts';

interface ConfirmDialogProps {
  booking: RequestedBooking & BookedGoods;
  onClose(): void;
  onDone(): void;
  /** Somebody else saved meanwhile: the booking has to be loaded again. */
  onStale(): void;
}

/** Asks with what the carrier moves the goods of a booking, by which number and until when they have to be there (MOD-04). */
export function ConfirmDialog({ booking, onClose, onDone, onStale }: ConfirmDialogProps) {
  const text = useText(texts);
  const formats = useFormats();
  const save = useRecordSave({ type: 'booking', id: booking.id });
  const entry = useEntry<PlanEntry>(firstPlan(booking), 0);
  const { values } = entry;
  const run = () =>
    save.run({
      parts: () => [{ bookingId: booking.id, revision: booking.revision, plan: planOf(values) }],
      send: confirmBooking,
    });
  if (booking.status !== 'Requested') return <AnsweredDialog booking={booking} onClose={onClose} />;
  return (
    <FormDialog
      title={text('booking.confirm.title', { reference: booking.reference })}
      save={save}
      isDirty={entry.isDirty}
      confirm={{ label: text('booking.confirm'), variant: 'primary', run }}
      onClose={onClose}
      onDone={onDone}
      onStale={onStale}
    >
      <ChangedFacts
        save={save}
        revision={booking.revision}
        facts={askedFacts(booking, { text, formats })}
        isKept={entry.isDirty}
        isShownAtField={refusedPart(save.state, values) !== undefined}
      />
      <p>{text('booking.confirm.plan')}</p>
      <PlanFields values={values} isByAir={booking.mode === 'Air'} save={save} onChange={entry.change} />
      <MissedNote
        readyOn={booking.requests[0]?.cargoReadyOn}
        {...leavingOf(values)}
        advice={text('booking.missed.confirm')}
      />
      <p>{text('booking.confirm.note')}</p>
    </FormDialog>
  );
}
