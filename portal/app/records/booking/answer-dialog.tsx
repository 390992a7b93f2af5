import { useId, useState } from 'react';
import { PARTY_MAX_LENGTH } from '../../../../shared/contract/booking-requests.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { adminFailure } from '../../admin/failure-text.ts';
import { Form } from '../../form/form.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { useSave } from '../../form/use-save.ts';
import { confirmBooking, declineBooking, withdrawBooking } from './booking-actions.ts';
import type { RequestedBooking } from './requested-booking.ts';
import { texts } from './texts/index.ts';

/** What becomes of a requested booking. */
export type BookingAnswerKind = 'confirm' | 'decline' | 'withdraw';

interface AnswerDialogProps {
  kind: BookingAnswerKind;
  booking: RequestedBooking;
  onClose(): void;
  onDone(): void;
  /** Somebody else saved meanwhile: the booking has to be loaded again. */
  onStale(): void;
}

/** Asks before a booking is confirmed, declined or withdrawn, and why it is declined (MOD-04). */
export function AnswerDialog({ kind, booking, onClose, onDone, onStale }: AnswerDialogProps) {
  const text = useText(texts);
  const save = useSave();
  const form = useForm();
  const formId = useId();
  const [reason, setReason] = useState('');
  const close = () => save.isBusy || onClose();
  const asked = { bookingId: booking.id, revision: booking.revision };

  const submit = async () => {
    if (!form.isValid()) return;
    const step =
      kind === 'decline'
        ? await save.run({ parts: () => [{ ...asked, reason }], send: declineBooking })
        : await save.run({
            parts: () => [asked],
            send: kind === 'confirm' ? confirmBooking : withdrawBooking,
          });
    if (step === 'saved') onDone();
    if (step === 'conflict') onStale();
  };
  return (
    <Dialog
      title={text(`booking.${kind}.title`, { reference: booking.reference })}
      open
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{text('admin.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant={kind === 'confirm' ? 'primary' : 'danger'}
            busy={save.isBusy}
          >
            {text(`booking.${kind}`)}
          </Button>
        </>
      }
    >
      <Form of={form} id={formId} isBusy={save.isBusy} onSubmit={() => void submit()}>
        {'error' in save.state && <Banner kind="error">{text(adminFailure(save.state.error))}</Banner>}
        {kind === 'decline' ? (
          <TextField
            label={text('booking.decline.reason')}
            hint={text('booking.decline.note')}
            value={reason}
            onText={setReason}
            problems={reasonProblems(reason)}
            takesFocus
          />
        ) : (
          <p>{text(`booking.${kind}.note`)}</p>
        )}
      </Form>
    </Dialog>
  );
}

function reasonProblems(reason: string) {
  if (reason.trim() === '') return ['auth.requiredField'] as const;
  return reason.length > PARTY_MAX_LENGTH ? [texts('record.delivery.long', { most: PARTY_MAX_LENGTH })] : [];
}
