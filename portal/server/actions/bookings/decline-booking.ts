import { DeclineBooking } from '../../../../shared/contract/booking-requests.ts';
import { defineAction } from '../action.ts';
import { lockRecordAs } from '../record-parties.ts';
import { answerBooking } from './answer-booking.ts';

/**
 * MOD-04: the booking's agent or an admin declines it, and says why.
 *
 * @throws ApiError 403 for anybody else and for a foreign or unknown booking; 409 where somebody else saved since; 422
 * where it isn't requested any more, or a milestone of its shipment is recorded
 */
export const declineBooking = defineAction({
  id: '0b5e74c8-9d12-4f36-8ea7-6c40b1f7923d',
  input: DeclineBooking,
  allow: (trx, caller, { bookingId }) =>
    lockRecordAs(trx, caller, { type: 'booking', id: bookingId }, ['agent', 'admin']),
  run: (trx, caller, input) =>
    answerBooking(trx, caller, input, { status: 'Declined', reason: input.reason }),
});
