import type { SaveBookingRequest } from '../../../shared/contract/booking-requests.ts';
import type { SearchRates } from '../../../shared/contract/rate-search.ts';
import { VOLUME_DIGITS, WEIGHT_DIGITS } from '../../../shared/contract/rate-search.ts';
import { today } from '../../../shared/trade/calendar-days.ts';
import { DANGER_CLASSES, type DangerClass, unNumberIn } from '../../../shared/trade/dangerous-goods.ts';
import { INCOTERMS, type Incoterm } from '../../../shared/trade/incoterms.ts';
import { BLANK, type NumberEntry, storedNumber, valueIn } from '../../../shared/trade/number-entry.ts';
import { searchModeOf } from '../../../shared/trade/search-mode.ts';
import { measureIn } from '../rate-search/query/check-fields.ts';
import { type Fields, firstFields } from '../rate-search/query/fields.ts';
import { type EntryParts, FIELDS } from '../records/conflict/entry-parts.ts';
import { isSame } from '../records/conflict/merge-changes.ts';
import { countsIn } from '../records/quote/search-again.ts';
import type {
  BookingSource,
  Flight,
  FlightSource,
  OrderSource,
  QuoteSource,
  Sailing,
  SailingSource,
} from './sources.ts';

/** An order or a company, by its id and what it is called. */
export interface Named {
  id: number;
  label: string;
}

/** A departure of the schedules, by its id and what it is called. */
export interface Departure extends Named {
  of: 'sailing' | 'flight';
  departsOn: string;
  /** The last day on which it takes goods; empty in a draft that was begun before this was kept. */
  closesOn: string;
}

/** Whether the goods are dangerous; empty: nobody has said. */
export const DANGER = ['', 'no', 'yes'] as const;

/** What is typed of a booking request: the fields of a search, whose `day` is the one on which the cargo is ready, and more. */
export interface RequestEntry extends Fields {
  /** Whose goods they are, where the person works for several companies. */
  customer: Named | null;
  pieces: NumberEntry;
  orders: readonly Named[];
  /** Numbers of which the customer has no order yet: they are made with the booking. */
  newOrders: readonly string[];
  shipper: string;
  consignee: string;
  remarks: string;
  incoterm: Incoterm | '';
  danger: (typeof DANGER)[number];
  /** As it is typed; these two are of dangerous goods. */
  unNumber: string;
  dangerClass: DangerClass | '';
  /** Where the goods are picked up; empty: they are brought. */
  pickUp: string;
  /** The one that is wished for. */
  departure: Departure | null;
}

/** A departure is what it is known by: until when it takes goods, and how it is named, may be another by now. */
const knownBy = (departure: Departure | null | undefined) =>
  departure && [departure.of, departure.id, departure.departsOn];

/** Each field is compared with what somebody else has saved. */
export const REQUEST_PARTS: EntryParts<RequestEntry, RequestEntry> = {
  ...FIELDS,
  same: (field, one, other) =>
    field === 'departure'
      ? isSame(knownBy(one as Departure | null), knownBy(other as Departure | null))
      : isSame(one, other),
};

export const firstEntry = (): RequestEntry => ({
  ...firstFields(),
  ...{
    day: '',
    customer: null,
    pieces: BLANK,
    orders: [],
    newOrders: [],
    shipper: '',
    consignee: '',
    remarks: '',
  },
  ...{ incoterm: '', danger: '', unNumber: '', dangerClass: '', pickUp: '', departure: null },
});

/** What people know an unfinished request by. */
export const firstWordsOf = (entry: RequestEntry): (string | undefined)[] => [
  entry.customer?.label,
  ...entry.orders.map(({ label }) => label),
  ...entry.newOrders,
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
    newOrders: [],
    shipper: request?.shipper ?? '',
    consignee: request?.consignee ?? '',
    remarks: request?.remarks ?? '',
    incoterm: INCOTERMS.find((one) => one === request?.incoterm) ?? '',
    danger: request?.isDangerous ? 'yes' : request?.isDangerous === false ? 'no' : '',
    unNumber: request?.unNumber ?? '',
    dangerClass: DANGER_CLASSES.find((one) => one === request?.dangerClass) ?? '',
    pickUp: request?.pickUp ?? '',
    departure: request?.sailing
      ? departureOfSailing(request.sailing)
      : request?.flight
        ? departureOfFlight(request.flight)
        : null,
  };
}

/** `Coral Meridian 214W`; one without a vessel is named by its carrier. */
export const departureOfSailing = ({
  id,
  vesselName,
  voyageNumber,
  carrier,
  departsOn,
  closesOn,
}: Sailing): Departure => ({
  of: 'sailing',
  ...{ id, label: [vesselName ?? carrier?.companyName, voyageNumber].filter(Boolean).join(' ') },
  ...{ departsOn, closesOn },
});

export const departureOfFlight = ({ id, flightNumber, departsAt, closesOn }: Flight): Departure => ({
  of: 'flight',
  ...{ id, label: flightNumber, departsOn: departsAt.slice(0, 10), closesOn },
});

/** A request that begins with a departure of the schedules. */
export const entryOfSailing = (sailing: SailingSource): RequestEntry => ({
  ...firstEntry(),
  ...{ origin: sailing.originPort.id, destination: sailing.destinationPort.id },
  departure: departureOfSailing(sailing),
});

/** The same by air. */
export const entryOfFlight = (flight: FlightSource): RequestEntry => ({
  ...firstEntry(),
  ...{ mode: 'Air', origin: flight.originAirport.id, destination: flight.destinationAirport.id },
  departure: departureOfFlight(flight),
});

/**
 * A booking that is requested anew: of one that came to nothing with those of its orders that can still go with it, of any other
 * without. A day that is over is left to the user.
 */
export function entryAgain(booking: BookingSource, orders: readonly OrderSource[]): RequestEntry {
  const entry = entryOfBooking(booking);
  return {
    ...entry,
    day: entry.day >= today() ? entry.day : '',
    // It has left, or will without these goods.
    departure: null,
    orders: orders.map(({ id, orderNumbers }) => ({ id, label: orderNumbers })),
  };
}

/** What a request goes out with, beside its entries. */
export interface RequestOf {
  bookingId: number | null;
  revision: number | null;
  quoteId: number | null;
  /** The bookings of the quote that the person knows of: a further one is meant beside these. */
  quoteBookingIds?: number[];
  /** The earlier booking that is requested once more. */
  againId?: number;
}

/** The action's input; `search` are the entries that a search has, too, as they were understood. */
export function inputOf(entry: RequestEntry, search: SearchRates, on: RequestOf): SaveBookingRequest {
  const { customer, pieces, orders, shipper, consignee, remarks, departure } = entry;
  const { day: cargoReadyOn, ...freight } = search;
  const rest = {
    ...on,
    customerId: on.bookingId === null ? (customer?.id ?? null) : null,
    cargoReadyOn,
    pieces: valueIn(pieces) === undefined ? null : Number(valueIn(pieces)),
    orderIds: orders.map(({ id }) => id),
    ...(entry.newOrders.length > 0 && { newOrders: [...entry.newOrders] }),
    ...{ shipper, consignee, remarks },
    incoterm: entry.incoterm || null,
    isDangerous: entry.danger === '' ? null : entry.danger === 'yes',
    unNumber: (entry.danger === 'yes' && unNumberIn(entry.unNumber)) || null,
    dangerClass: (entry.danger === 'yes' && entry.dangerClass) || null,
    pickUp: entry.pickUp,
    sailingId: departure?.of === 'sailing' ? departure.id : null,
    flightId: departure?.of === 'flight' ? departure.id : null,
  };
  if (freight.mode !== 'FCL') return { ...rest, ...freight };
  return {
    ...rest,
    ...freight,
    weightKg: measureIn(entry.weight, WEIGHT_DIGITS) ?? '',
    volumeCbm: measureIn(entry.volume, VOLUME_DIGITS) ?? '',
  };
}
