import { useText } from '../../../../shared/i18n/use-text.ts';
import { OverDialog } from '../conflict/over-dialog.tsx';
import { AnswerState } from './answer-state.tsx';
import type { RequestedBooking } from './requested-booking.ts';
import { texts } from './texts/index.ts';

/** In place of the question what becomes of a booking, once somebody else has answered it: nothing is left to do (D-19). */
export function AnsweredDialog({ booking, onClose }: { booking: RequestedBooking; onClose(): void }) {
  const text = useText(texts);
  return (
    <OverDialog title={text('booking.answered.title', { reference: booking.reference })} onClose={onClose}>
      <AnswerState booking={booking} />
      <p>{text('booking.answered.note')}</p>
    </OverDialog>
  );
}
