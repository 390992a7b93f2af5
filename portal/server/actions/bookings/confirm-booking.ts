import { ConfirmBooking } from '../../../../shared/contract/booking-requests.ts';
import { defineAction } from '../action.ts';
import { lockRecordAs } from '../record-parties.ts';
import { answerBooking } from './answer-booking.ts';

/**
 * MOD-04: the booking's agent or an admin confirms that the goods will be carried as requested, and with what: that becomes the
 * plan of its shipment.
 *
 * @throws ApiError 403 for anybody else and for a foreign or unknown booking; 409 where somebody else saved since; 422
 * where it isn't requested any more, or for a plan that can be none
 */
export const confirmBooking = defineAction({
  id: 'f2a6d913-58c4-4e7b-b0a9-31c7e84d5f06',
  input: ConfirmBooking,
  allow: (trx, caller, { bookingId }) =>
    lockRecordAs(trx, caller, { type: 'booking', id: bookingId }, ['agent', 'admin']),
  run: (trx, caller, { plan, ...asked }) =>
    answerBooking(trx, caller, asked, { status: 'Confirmed', ...(plan && { plan }) }),
});
