import type { SaveBookingRequest } from '../../../shared/contract/booking-requests.ts';
import type { SearchRates } from '../../../shared/contract/rate-search.ts';
import { VOLUME_DIGITS, WEIGHT_DIGITS } from '../../../shared/contract/rate-search.ts';
import { today } from '../../../shared/trade/calendar-days.ts';
import { BLANK, type NumberEntry, storedNumber, valueIn } from '../../../shared/trade/number-entry.ts';
import { measureIn } from '../rate-search/query/check-fields.ts';
import { type Fields, firstFields } from '../rate-search/query/fields.ts';
import { countsIn, searchModeOf } from '../records/quote/search-again.ts';
import type { BookingSource, OrderSource, QuoteSource } from './sources.ts';

/** An order or a company, by its id and what it is called. */
export interface Named {
  id: number;
  label: string;
}

/** What is typed of a booking request: the fields of a search, whose `day` is the one on which the cargo is ready, and more. */
export interface RequestEntry extends Fields {
  /** Whose goods they are, where the person works for several companies. */
  customer: Named | null;
  pieces: NumberEntry;
  orders: readonly Named[];
  shipper: string;
  consignee: string;
  remarks: string;
}

export const firstEntry = (): RequestEntry => ({
  ...firstFields(),
  ...{ day: '', customer: null, pieces: BLANK, orders: [], shipper: '', consignee: '', remarks: '' },
});

/** What people know an unfinished request by. */
export const firstWordsOf = (entry: RequestEntry): (string | undefined)[] => [
  entry.customer?.label,
  ...entry.orders.map(({ label }) => label),
  ...[entry.shipper, entry.consignee, entry.remarks],
];

const numberOf = (value: number | null | undefined): NumberEntry => storedNumber(value || null);

const customerOf = (company: QuoteSource['customer']): Named | null =>
  company ? { id: company.id, label: company.companyName ?? String(company.id) } : null;

/** What an accepted quote was requested for; a day that is over is left to the user. */
export function entryOfQuote(quote: QuoteSource): RequestEntry {
  const [request] = quote.requests;
  return {
    ...firstEntry(),
    mode: searchModeOf(quote),
    customer: customerOf(quote.customer),
    origin: request?.originPort?.id ?? request?.originAirport?.id ?? null,
    destination: request?.destinationPort?.id ?? request?.destinationAirport?.id ?? null,
    day: request && request.shipOn >= today() ? request.shipOn : '',
    weight: numberOf(request?.weightKg),
    volume: numberOf(request?.volumeCbm),
    ...(request?.containers && { counts: countsIn(request.containers) }),
  };
}

/** Orders of one customer, and the day on which the goods of all of them are ready, if it is still to come. */
export function entryOfOrders(orders: readonly OrderSource[]): RequestEntry {
  const ready = orders.map(({ cargoReadyOn }) => cargoReadyOn ?? '');
  const last = ready.includes('') ? '' : (ready.toSorted().at(-1) ?? '');
  return {
    ...firstEntry(),
    customer: customerOf(orders[0]?.orderPurchaser),
    day: last >= today() ? last : '',
    orders: orders.map(({ id, orderNumbers }) => ({ id, label: orderNumbers })),
  };
}

/** A booking as it was requested; one that was made otherwise lacks most of it. */
export function entryOfBooking(booking: BookingSource): RequestEntry {
  const [request] = booking.requests;
  return {
    mode: searchModeOf({ mode: booking.mode, container_type: request?.load }),
    customer: customerOf(booking.customer),
    origin: booking.originPort?.id ?? booking.originAirport?.id ?? null,
    destination: booking.destinationPort?.id ?? booking.destinationAirport?.id ?? null,
    day: request?.cargoReadyOn ?? '',
    weight: numberOf(request?.weightKg),
    volume: numberOf(request?.volumeCbm),
    counts: countsIn(request?.containers),
    pieces: numberOf(request?.pieces),
    orders: booking.pos.map(({ id, orderNumbers }) => ({ id, label: orderNumbers })),
    shipper: request?.shipper ?? '',
    consignee: request?.consignee ?? '',
    remarks: request?.remarks ?? '',
  };
}

/**
 * A booking that came to nothing, to be requested anew with those of its orders that can still go with it; a day that is
 * over is left to the user.
 */
export function entryAgain(booking: BookingSource, orders: readonly OrderSource[]): RequestEntry {
  const entry = entryOfBooking(booking);
  return {
    ...entry,
    day: entry.day >= today() ? entry.day : '',
    orders: orders.map(({ id, orderNumbers }) => ({ id, label: orderNumbers })),
  };
}

/** What a request goes out with, beside its entries. */
export interface RequestOf {
  bookingId: number | null;
  revision: number | null;
  quoteId: number | null;
}

/** The action's input; `search` are the entries that a search has, too, as they were understood. */
export function inputOf(entry: RequestEntry, search: SearchRates, on: RequestOf): SaveBookingRequest {
  const { customer, pieces, orders, shipper, consignee, remarks } = entry;
  const { day: cargoReadyOn, ...freight } = search;
  const rest = {
    ...on,
    customerId: on.bookingId === null ? (customer?.id ?? null) : null,
    cargoReadyOn,
    pieces: valueIn(pieces) === undefined ? null : Number(valueIn(pieces)),
    orderIds: orders.map(({ id }) => id),
    ...{ shipper, consignee, remarks },
  };
  if (freight.mode !== 'FCL') return { ...rest, ...freight };
  return {
    ...rest,
    ...freight,
    weightKg: measureIn(entry.weight, WEIGHT_DIGITS) ?? '',
    volumeCbm: measureIn(entry.volume, VOLUME_DIGITS) ?? '',
  };
}
