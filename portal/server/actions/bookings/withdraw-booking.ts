import { AnswerBooking } from '../../../../shared/contract/booking-requests.ts';
import { defineAction } from '../action.ts';
import { lockRecordAs } from '../record-parties.ts';
import { answerBooking } from './answer-booking.ts';

/**
 * MOD-04: those who may change a requested booking withdraw it.
 *
 * @throws ApiError 403 for anybody else and for a foreign or unknown booking; 409 where somebody else saved since; 422
 * where it isn't requested any more, or a milestone of its shipment is recorded
 */
export const withdrawBooking = defineAction({
  id: 'a71c3e50-64f9-4d28-95b3-e80d2f6c147a',
  input: AnswerBooking,
  allow: (trx, caller, { bookingId }) =>
    lockRecordAs(trx, caller, { type: 'booking', id: bookingId }, ['owner', 'agent', 'admin']),
  run: (trx, caller, input) => answerBooking(trx, caller, input, { status: 'Cancelled' }),
});
