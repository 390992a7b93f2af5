import { sql, type Transaction } from 'kysely';
import { type BookingAnswer, SaveBookingRequest } from '../../../../shared/contract/booking-requests.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { changesBetween } from '../../audit/changes-between.ts';
import type { Tables } from '../../db/tables.ts';
import { invalid } from '../../http/errors/api-error.ts';
import { requirePlaces } from '../../rate-search/scope.ts';
import { defineAction } from '../action.ts';
import { orderChanges } from '../orders/audit-changes.ts';
import { changesOf } from '../orders/changes.ts';
import { requireOrders } from '../orders/ownership.ts';
import {
  findOrCreateOrder,
  linkOrders,
  selectAllStyles,
  selectedStyles,
  unlinkOrders,
} from '../orders/repository.ts';
import { lockRecordAs } from '../record-parties.ts';
import { requireRequested } from './answer-booking.ts';
import { requireBookable } from './bookable-orders.ts';
import { requireAccepted, requireSeenBookings } from './booked-quote.ts';
import { bookingFacts, NO_FACTS } from './booking-facts.ts';
import { requireTerms } from './booking-terms.ts';
import { type Requester, requester } from './customer.ts';
import { addBooking, changeBooking, unchangedBooking, writeRequest } from './write-booking.ts';

type Trx = Transaction<Tables>;

/**
 * MOD-04: requests a booking for the caller's company, or one that it is agent of; or changes one that is still requested, by
 * its customer, its agent or an admin.
 *
 * @throws ApiError 403 for anybody else, and for a foreign or unknown booking or company; 409 where somebody else saved since;
 * 422 with a reason at the field that is wrong, or where the booking was answered meanwhile
 */
export const saveBookingRequest = defineAction({
  id: '47d80f6b-2c95-4a1e-b38f-d59e06c7a214',
  input: SaveBookingRequest,
  async allow(trx, caller, { bookingId, customerId }): Promise<Requester> {
    if (bookingId === null) return requester(trx, caller, customerId);
    const user = await lockRecordAs(trx, caller, { type: 'booking', id: bookingId }, [
      'owner',
      'agent',
      'admin',
    ]);
    return { caller: user, customerId: 0 };
  },
  async run(trx, { caller, customerId }, input) {
    const { bookingId } = input;
    const stored =
      bookingId === null
        ? undefined
        : await requireRequested(trx, { bookingId, revision: input.revision ?? 0 });
    const customer = stored ? stored.customer_id : customerId;
    await requirePlaces(trx, input);
    await requireTerms(trx, input);
    if (input.cargoReadyOn !== stored?.cargo_ready_on) await refusePast(trx, input.cargoReadyOn);
    if (input.quoteId !== null && input.quoteId !== stored?.quote_id)
      await requireAccepted(trx, caller, { customer, quoteId: input.quoteId });
    if (bookingId === null && input.quoteId !== null && input.quoteBookingIds)
      await requireSeenBookings(trx, caller, { quoteId: input.quoteId, seen: input.quoteBookingIds });

    const before = bookingId === null ? NO_FACTS : await bookingFacts(trx, bookingId);
    const id = bookingId ?? (await addBooking(trx, caller, customerId, input));
    const on = { type: 'booking', id } as const;
    const carried = await selectedStyles(trx, on);
    const made = await ordersOfNumbers(trx, customer, input.newOrders ?? []);
    const orderIds = [...new Set([...input.orderIds, ...made])];
    const { add, remove } = changesOf([...carried.keys()], orderIds, undefined);
    const isOrdered = add.length === 0 && remove.length === 0;
    const unchanged = bookingId !== null && isOrdered && (await unchangedBooking(trx, bookingId, input));
    if (unchanged) return { result: unchanged };
    if (add.length > 0) {
      if (customer === null) throw invalid(reason('noCustomer'));
      await requireOrders(trx, customer, add);
      await requireBookable(trx, add);
    }
    await writeRequest(trx, caller, id, input);
    await unlinkOrders(trx, on, remove);
    await linkOrders(trx, on, add);
    // The goods of an order are shipped together, until its style numbers are chosen in the order manager.
    await selectAllStyles(trx, on, add);
    const result = await changeBooking(trx, id, input);
    const after = await bookingFacts(trx, id);
    return {
      result: result satisfies BookingAnswer,
      audit: {
        recordType: 'booking',
        recordId: id,
        before: bookingId === null ? null : before,
        after,
        changes: [
          ...changesBetween(before, after),
          ...(await orderChanges(trx, carried, await selectedStyles(trx, on))),
        ],
      },
    };
  },
});

/** The customer's orders of these numbers; those that it doesn't have are made, and go with the request if that is refused. */
async function ordersOfNumbers(
  trx: Trx,
  customer: number | null,
  numbers: readonly string[],
): Promise<number[]> {
  if (numbers.length === 0) return [];
  if (customer === null) throw invalid(reason('noCustomer'));
  const ids: number[] = [];
  // In one order, so that two requests with the same numbers wait for each other instead of dead-locking.
  for (const number of numbers.toSorted()) ids.push((await findOrCreateOrder(trx, customer, number)).id);
  return ids;
}

/** Somebody's own day may be the one before the provider's: it isn't refused. */
async function refusePast(trx: Trx, day: string): Promise<void> {
  const { rows } = await sql<{ isPast: boolean }>`
    select ${day}::date < provider_today() - 1 as "isPast"`.execute(trx);
  if (rows[0]!.isPast) throw invalid({ ...reason('bookingDayPast'), field: 'cargoReadyOn' });
}
