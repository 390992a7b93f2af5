import * as v from 'valibot';
import { BOOKING_STATUSES } from '../trade/record-words.ts';
import { Day } from './day.ts';
import { Id, Revision } from './id.ts';
import { decimalText, listOf, plainText } from './input-values.ts';
import { CARGO, VOLUME_DIGITS, WEIGHT_DIGITS } from './rate-search.ts';
import { because } from './reasons.ts';

export const PARTY_MAX_LENGTH = 300;
export const REMARKS_MAX_LENGTH = 2000;
/** Orders of one request; more are attached to the booking by the order manager. */
export const MOST_REQUEST_ORDERS = 200;
export const MOST_PIECES = 9_999_999;

const isBlankOrPositive = (text: string): boolean => text === '' || Number(text) > 0;
const NO_PIECES = because('bookingPieces', { most: MOST_PIECES });
const Words = (most: number) => v.pipe(plainText(most), v.trim());

const booking = {
  /** The one that is changed, with its `revision` as it was read; both are null for a new one. */
  bookingId: v.nullable(Id),
  revision: v.nullable(Revision),
  /** Whose goods they are; null: the caller's own company's. A booking keeps its customer. */
  customerId: v.nullable(Id),
  /** An accepted quote that the booking comes of; it stays the booking's. */
  quoteId: v.nullable(Id),
  origin: Id,
  destination: Id,
  cargoReadyOn: Day,
  pieces: v.nullable(
    v.pipe(v.number(), v.integer(NO_PIECES), v.minValue(1, NO_PIECES), v.maxValue(MOST_PIECES, NO_PIECES)),
  ),
  orderIds: listOf(Id, MOST_REQUEST_ORDERS),
  shipper: Words(PARTY_MAX_LENGTH),
  consignee: Words(PARTY_MAX_LENGTH),
  remarks: Words(REMARKS_MAX_LENGTH),
};

/** Of full containers the measures may be left out. */
const measures = {
  weightKg: v.pipe(decimalText(WEIGHT_DIGITS), v.check(isBlankOrPositive, because('searchWeight'))),
  volumeCbm: v.pipe(decimalText(VOLUME_DIGITS), v.check(isBlankOrPositive, because('searchVolume'))),
};

/** `saveBookingRequest` (MOD-04): requests a booking, or changes one that is still requested. */
export const SaveBookingRequest = v.variant('mode', [
  v.object({ ...booking, ...measures, ...CARGO.FCL }),
  v.object({ ...booking, ...CARGO.LCL }),
  v.object({ ...booking, ...CARGO.Air }),
]);
export type SaveBookingRequest = v.InferOutput<typeof SaveBookingRequest>;

const asked = { bookingId: Id, revision: Revision };

/** `confirmBooking` and `withdrawBooking` (MOD-04); `revision` as the booking was read. */
export const AnswerBooking = v.object(asked);
export type AnswerBooking = v.InferOutput<typeof AnswerBooking>;

/** `declineBooking` (MOD-04), with why. */
export const DeclineBooking = v.object({
  ...asked,
  reason: v.pipe(
    Words(PARTY_MAX_LENGTH),
    v.check((reason) => reason !== '', because('fillIn')),
  ),
});
export type DeclineBooking = v.InferOutput<typeof DeclineBooking>;

/** The booking as it stands now. */
export const BookingAnswer = v.object({
  id: Id,
  reference: v.string(),
  revision: v.number(),
  status: v.picklist(BOOKING_STATUSES),
});
export type BookingAnswer = v.InferOutput<typeof BookingAnswer>;
