import { useText } from '../../../../shared/i18n/use-text.ts';
import { OverDialog } from '../conflict/over-dialog.tsx';
import { AnswerState } from './answer-state.tsx';
import type { RequestedBooking } from './requested-booking.ts';
import { texts } from './texts/index.ts';

/** In place of the question what becomes of a booking, once somebody has answered or withdrawn it: nothing is left to do (D-19). */
export function AnsweredDialog({ booking, onClose }: { booking: RequestedBooking; onClose(): void }) {
  const text = useText(texts);
  const { reference, status } = booking;
  return (
    <OverDialog
      title={text(status === 'Cancelled' ? 'booking.withdrawn.title' : 'booking.answered.title', {
        reference,
      })}
      onClose={onClose}
    >
      <AnswerState booking={booking} />
      <p>{text('booking.answered.note')}</p>
    </OverDialog>
  );
}
