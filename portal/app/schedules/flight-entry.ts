import { isLocalTime } from '../../../shared/contract/local-time.ts';
import { LONGEST_FLIGHT, type SaveFlight } from '../../../shared/contract/schedules.ts';
import { durationIn } from '../../../shared/trade/duration.ts';
import { flightNumberIn } from '../../../shared/trade/flight-number.ts';
import type { Flight } from '../../lists/definitions/flights.ts';
import { type Choice, companyChoice } from '../form/choice.ts';
import type { Problem } from '../form/problem.ts';
import { fitting, needed, type Problems } from './departure-problems.ts';
import { texts } from './texts/index.ts';

/** What is typed and chosen of a flight; airports by their ids. */
export interface FlightEntry {
  airline: Choice | null;
  flightNumber: string;
  aircraft: string;
  origin: number | null;
  destination: number | null;
  via: number | null;
  /** On the clocks of the airports, as fields of the browser write it: `2026-12-01T23:55`. */
  cutOffAt: string;
  departsAt: string;
  arrivesAt: string;
  /** `11:25`; empty where the clocks tell it. */
  transit: string;
}

export const NEW_FLIGHT: FlightEntry = {
  airline: null,
  ...{ flightNumber: '', aircraft: '' },
  ...{ origin: null, destination: null, via: null },
  ...{ cutOffAt: '', departsAt: '', arrivesAt: '', transit: '' },
};

export const entryOfFlight = (flight: Flight): FlightEntry => ({
  airline: companyChoice(flight.airline),
  flightNumber: flight.flightNumber,
  aircraft: flight.aircraft ?? '',
  origin: flight.originAirport.id,
  destination: flight.destinationAirport.id,
  via: flight.viaAirport?.id ?? null,
  cutOffAt: flight.cutOffAt ?? '',
  ...{ departsAt: flight.departsAt, arrivesAt: flight.arrivesAt },
  // What is stored stays as long as the times do.
  transit: '',
});

/** The entries as they are sent; of a form that nothing is wrong with. */
export const flightOf = (entry: FlightEntry): Omit<SaveFlight, 'flightId' | 'revision'> => ({
  airlineId: entry.airline?.id ?? 0,
  flightNumber: flightNumberIn(entry.flightNumber) ?? entry.flightNumber,
  originAirportId: entry.origin ?? 0,
  destinationAirportId: entry.destination ?? 0,
  viaAirportId: entry.via,
  aircraft: entry.aircraft.trim(),
  cutOffAt: entry.cutOffAt || null,
  ...{ departsAt: entry.departsAt, arrivesAt: entry.arrivesAt },
  transitMinutes: durationIn(entry.transit) ?? null,
});

/** What is wrong with each field. Whether it arrives after it departs only the clocks of the airports tell. */
export function flightProblems(entry: FlightEntry): Problems<FlightEntry> {
  const { airline, flightNumber, origin, destination, via, cutOffAt, departsAt, arrivesAt } = entry;
  const isNumber = flightNumberIn(flightNumber) !== undefined;
  const isLate = isLocalTime(cutOffAt) && isLocalTime(departsAt) && cutOffAt > departsAt;
  return {
    airline: needed(airline),
    flightNumber:
      flightNumber.trim() === '' || isNumber
        ? needed(flightNumber.trim())
        : [texts('schedules.flightNumber.wrong')],
    aircraft: fitting(entry.aircraft, 'aircraft'),
    origin: needed(origin),
    destination:
      destination !== null && destination === origin
        ? [texts('rateSearch.problem.samePlace')]
        : needed(destination),
    via: via !== null && (via === origin || via === destination) ? [texts('schedules.via.wrong')] : [],
    cutOffAt: isLate ? [texts('booking.plan.late')] : timeProblems(cutOffAt),
    departsAt: departsAt === '' ? needed(departsAt) : timeProblems(departsAt),
    arrivesAt: arrivesAt === '' ? needed(arrivesAt) : timeProblems(arrivesAt),
    transit: transitProblems(entry.transit),
  };
}

const timeProblems = (text: string): readonly Problem[] =>
  text === '' || isLocalTime(text) ? [] : [texts('booking.plan.noTime')];

function transitProblems(text: string): readonly Problem[] {
  const minutes = durationIn(text);
  const isRight = text.trim() === '' || (minutes !== undefined && minutes <= LONGEST_FLIGHT);
  return isRight ? [] : [texts('schedules.transit.wrong')];
}

/** What each part is called. */
export const FLIGHT_LABELS = {
  airline: 'list.col.airline',
  flightNumber: 'list.col.flight',
  aircraft: 'list.col.aircraft',
  origin: 'list.col.origin',
  destination: 'list.col.destination',
  via: 'schedules.via',
  cutOffAt: 'list.col.flightCutOff',
  departsAt: 'list.col.flightDeparture',
  arrivesAt: 'list.col.flightArrival',
  transit: 'list.col.transit',
} as const satisfies Record<keyof FlightEntry, string>;
