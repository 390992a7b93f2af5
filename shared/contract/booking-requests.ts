import * as v from 'valibot';
import { DANGER_CLASSES, isUnNumber } from '../trade/dangerous-goods.ts';
import { INCOTERMS } from '../trade/incoterms.ts';
import { BOOKING_STATUSES } from '../trade/record-words.ts';
import { Day, Moment } from './day.ts';
import { Id, Revision } from './id.ts';
import { decimalText, listOf, plainText } from './input-values.ts';
import { OrderNumber } from './order-number.ts';
import { CARGO, VOLUME_DIGITS, WEIGHT_DIGITS } from './rate-search.ts';
import { because } from './reasons.ts';

export const PARTY_MAX_LENGTH = 300;
export const REMARKS_MAX_LENGTH = 2000;
/** Orders of one request; more are attached to the booking by the order manager. */
export const MOST_REQUEST_ORDERS = 200;
/** Bookings of one quote that a person may be shown. */
const MOST_QUOTE_BOOKINGS = 200;
export const MOST_PIECES = 9_999_999;
/** Longest texts of a plan, in characters. */
export const LONGEST_PLAN = { carrierReference: 50, vesselName: 60, voyageNumber: 20 } as const;

const isBlankOrPositive = (text: string): boolean => text === '' || Number(text) > 0;
const NO_PIECES = because('bookingPieces', { most: MOST_PIECES });
const Words = (most: number) => v.pipe(plainText(most), v.trim());

/** What is left out of these stays as it is stored; null and an empty text say that there is none. */
const terms = {
  incoterm: v.optional(v.nullable(v.picklist(INCOTERMS))),
  /** null: that wasn't said. With `true` go a UN number and a class. */
  isDangerous: v.optional(v.nullable(v.boolean())),
  unNumber: v.optional(v.nullable(v.pipe(v.string(), v.check(isUnNumber, because('unNumber'))))),
  dangerClass: v.optional(v.nullable(v.picklist(DANGER_CLASSES))),
  /** Where the goods are picked up; without it they are brought. */
  pickUp: v.optional(Words(PARTY_MAX_LENGTH)),
  /** What the customer would like the goods to leave with, by its id in the schedules; at most one of them. */
  sailingId: v.optional(v.nullable(Id)),
  flightId: v.optional(v.nullable(Id)),
};

const booking = {
  /** The one that is changed, with its `revision` as it was read; both are null for a new one. */
  bookingId: v.nullable(Id),
  revision: v.nullable(Revision),
  /** Whose goods they are; null: the caller's own company's. A booking keeps its customer. */
  customerId: v.nullable(Id),
  /** An accepted quote that the booking comes of; it stays the booking's. */
  quoteId: v.nullable(Id),
  /**
   * The bookings of the quote that the person was shown. As long as there is one that isn't among them, a new one is refused; left
   * out, nothing is compared.
   */
  quoteBookingIds: v.optional(listOf(Id, MOST_QUOTE_BOOKINGS)),
  /** An earlier booking of the customer that a new one repeats: its agent is asked again. */
  againId: v.optional(v.nullable(Id)),
  origin: Id,
  destination: Id,
  cargoReadyOn: Day,
  pieces: v.nullable(
    v.pipe(v.number(), v.integer(NO_PIECES), v.minValue(1, NO_PIECES), v.maxValue(MOST_PIECES, NO_PIECES)),
  ),
  orderIds: listOf(Id, MOST_REQUEST_ORDERS),
  /** Numbers of orders that go along and are made with the booking, where the customer doesn't have them yet. */
  newOrders: v.optional(listOf(OrderNumber, MOST_REQUEST_ORDERS)),
  shipper: Words(PARTY_MAX_LENGTH),
  consignee: Words(PARTY_MAX_LENGTH),
  remarks: Words(REMARKS_MAX_LENGTH),
  ...terms,
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

/** `withdrawBooking` (MOD-04); `revision` as the booking was read. */
export const AnswerBooking = v.object(asked);
export type AnswerBooking = v.InferOutput<typeof AnswerBooking>;

/** With what the carrier moves the goods, as it confirmed it; the moments in ISO 8601 with their offset. */
const Plan = v.object({
  /** null: the one that the booking has. */
  carrierId: v.nullable(Id),
  /** The carrier's own number of the booking. */
  carrierReference: Words(LONGEST_PLAN.carrierReference),
  /** Of a ship. */
  vesselName: Words(LONGEST_PLAN.vesselName),
  /** Of a ship the voyage, of an aircraft the flight. */
  voyageNumber: Words(LONGEST_PLAN.voyageNumber),
  departsAt: Moment,
  arrivesAt: Moment,
  /** Until when the goods, the papers and the verified weights of the containers have to be there. */
  cargoCutOffAt: v.nullable(Moment),
  documentsCutOffAt: v.nullable(Moment),
  weightCutOffAt: v.nullable(Moment),
});
export type BookingPlan = v.InferOutput<typeof Plan>;

/** `confirmBooking` (MOD-04); `plan` becomes that of the booking's shipment, which is made where there is none. */
export const ConfirmBooking = v.object({ ...asked, plan: v.nullish(Plan, null) });
export type ConfirmBooking = v.InferInput<typeof ConfirmBooking>;

/**
 * `changeBookingPlan` (MOD-04): the whole plan of a confirmed booking as it is to be, as long as nothing has happened to its
 * shipment; `revision` as the booking was read.
 */
export const ChangeBookingPlan = v.object({ ...asked, plan: Plan });
export type ChangeBookingPlan = v.InferOutput<typeof ChangeBookingPlan>;

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
