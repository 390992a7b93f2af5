import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { AnswerState } from './answer-state.tsx';
import type { RequestedBooking } from './requested-booking.ts';
import { texts } from './texts/index.ts';

/** In place of the question what becomes of a booking, once somebody else has answered it: nothing is left to do (D-19). */
export function AnsweredDialog({ booking, onClose }: { booking: RequestedBooking; onClose(): void }) {
  const text = useText(texts);
  return (
    <Dialog
      title={text('booking.answered.title', { reference: booking.reference })}
      open
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {text('common.close')}
        </Button>
      }
    >
      <Banner kind="info">
        <AnswerState booking={booking} />
        <p>{text('booking.answered.note')}</p>
      </Banner>
    </Dialog>
  );
}
