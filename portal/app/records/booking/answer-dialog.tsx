import { useState } from 'react';
import { PARTY_MAX_LENGTH } from '../../../../shared/contract/booking-requests.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { TextField } from '../../form/text-field.tsx';
import { ChangedFacts } from '../conflict/changed-facts.tsx';
import { useRecordSave } from '../conflict/use-record-save.ts';
import { AnsweredDialog } from './answered-dialog.tsx';
import { declineBooking, withdrawBooking } from './booking-actions.ts';
import { askedFacts } from './request-facts.ts';
import type { BookedGoods, RequestedBooking } from './requested-booking.ts';
import { texts } from './texts/index.ts';

/** How a requested booking comes to nothing. */
export type BookingAnswerKind = 'decline' | 'withdraw';

interface AnswerDialogProps {
  kind: BookingAnswerKind;
  booking: RequestedBooking & BookedGoods;
  onClose(): void;
  onDone(): void;
  /** Somebody else saved meanwhile: the booking has to be loaded again. */
  onStale(): void;
}

/** Asks before a booking is declined or withdrawn, and why it is declined (MOD-04). */
export function AnswerDialog({ kind, booking, onClose, onDone, onStale }: AnswerDialogProps) {
  const text = useText(texts);
  const formats = useFormats();
  const save = useRecordSave({ type: 'booking', id: booking.id });
  const [reason, setReason] = useState('');
  const asked = { bookingId: booking.id, revision: booking.revision };

  const run = () =>
    kind === 'decline'
      ? save.run({ parts: () => [{ ...asked, reason }], send: declineBooking })
      : save.run({ parts: () => [asked], send: withdrawBooking });
  if (booking.status !== 'Requested') return <AnsweredDialog booking={booking} onClose={onClose} />;
  return (
    <FormDialog
      title={text(`booking.${kind}.title`, { reference: booking.reference })}
      save={save}
      isDirty={reason !== ''}
      confirm={{ label: text(`booking.${kind}`), variant: 'danger', run }}
      onClose={onClose}
      onDone={onDone}
      onStale={onStale}
    >
      <ChangedFacts
        save={save}
        revision={booking.revision}
        facts={askedFacts(booking, { text, formats })}
        isKept={reason !== ''}
      />
      {kind === 'decline' ? (
        <TextField
          label={text('booking.decline.reason')}
          required
          hint={text('booking.decline.note')}
          value={reason}
          onText={setReason}
          problems={reasonProblems(reason)}
        />
      ) : (
        <p>{text(`booking.${kind}.note`)}</p>
      )}
    </FormDialog>
  );
}

function reasonProblems(reason: string) {
  if (reason.trim() === '') return ['auth.requiredField'] as const;
  return reason.length > PARTY_MAX_LENGTH ? [texts('record.delivery.long', { most: PARTY_MAX_LENGTH })] : [];
}
