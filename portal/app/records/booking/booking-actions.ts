import {
  type AnswerBooking,
  BookingAnswer,
  type ChangeBookingPlan,
  type ConfirmBooking,
  type DeclineBooking,
} from '../../../../shared/contract/booking-requests.ts';
import { client } from '../../client/client.ts';

/** Confirms a requested booking; a repeat with the same key takes effect once. */
export async function confirmBooking(input: ConfirmBooking, key: string): Promise<void> {
  await client.action('confirmBooking', input, BookingAnswer, { key });
}

/** Corrects the plan of a confirmed booking; a repeat with the same key takes effect once. */
export async function changeBookingPlan(input: ChangeBookingPlan, key: string): Promise<void> {
  await client.action('changeBookingPlan', input, BookingAnswer, { key });
}

/** Declines a requested booking; a repeat with the same key takes effect once. */
export async function declineBooking(input: DeclineBooking, key: string): Promise<void> {
  await client.action('declineBooking', input, BookingAnswer, { key });
}

/** Withdraws a requested booking; a repeat with the same key takes effect once. */
export async function withdrawBooking(input: AnswerBooking, key: string): Promise<void> {
  await client.action('withdrawBooking', input, BookingAnswer, { key });
}
