import * as v from 'valibot';
import { flightNumberIn } from '../trade/flight-number.ts';
import { Day } from './day.ts';
import { Id, Revision } from './id.ts';
import { LocalTime } from './local-time.ts';
import { line } from './profile.ts';
import { because } from './reasons.ts';

/** Longest texts of a sailing or a flight, in characters. */
export const LONGEST_DEPARTURE = { service: 50, vesselName: 100, voyageNumber: 50, aircraft: 20 } as const;

/** A flight takes at most so many minutes, with all that it does on the ground in between. */
export const LONGEST_FLIGHT = 10 * 24 * 60;

/** The flight number as it is stored, such as `LH8400`. */
const FlightNumber = v.pipe(
  line(20, 1),
  v.check((text) => flightNumberIn(text) !== undefined, because('flightNumber')),
  v.transform((text) => flightNumberIn(text) ?? text),
);

/**
 * `saveSailing` (MOD-14): the whole sailing as it is to be. `sailingId` is the one that is changed, with its `revision` as it was
 * read; both are null for a further one. Each day is that of the port.
 */
export const SaveSailing = v.object({
  sailingId: v.nullable(Id),
  revision: v.nullable(Revision),
  carrierId: Id,
  originPortId: Id,
  destinationPortId: Id,
  service: line(LONGEST_DEPARTURE.service),
  vesselName: line(LONGEST_DEPARTURE.vesselName),
  voyageNumber: line(LONGEST_DEPARTURE.voyageNumber),
  /** The last day on which goods are taken. */
  cutOffOn: v.nullable(Day),
  departsOn: Day,
  arrivesOn: Day,
});
export type SaveSailing = v.InferOutput<typeof SaveSailing>;

/** `removeSailing` (MOD-14); `revision` as it was read. */
export const RemoveSailing = v.object({ sailingId: Id, revision: Revision });
export type RemoveSailing = v.InferOutput<typeof RemoveSailing>;

/**
 * `saveFlight` (MOD-14): the whole flight, as {@link SaveSailing}. Each time is that of the clocks at the airport.
 * `transitMinutes` is only needed where these don't tell how long it takes: an airport has no known time zone, or its clocks are
 * put back that night.
 */
export const SaveFlight = v.object({
  flightId: v.nullable(Id),
  revision: v.nullable(Revision),
  airlineId: Id,
  flightNumber: FlightNumber,
  originAirportId: Id,
  destinationAirportId: Id,
  viaAirportId: v.nullable(Id),
  aircraft: line(LONGEST_DEPARTURE.aircraft),
  cutOffAt: v.nullable(LocalTime),
  departsAt: LocalTime,
  arrivesAt: LocalTime,
  transitMinutes: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LONGEST_FLIGHT))),
});
export type SaveFlight = v.InferOutput<typeof SaveFlight>;

/** `removeFlight` (MOD-14); `revision` as it was read. */
export const RemoveFlight = v.object({ flightId: Id, revision: Revision });
export type RemoveFlight = v.InferOutput<typeof RemoveFlight>;

/** The sailing or flight as it stands now, or stood last. */
export const DepartureAnswer = v.object({ id: Id, revision: v.number() });
export type DepartureAnswer = v.InferOutput<typeof DepartureAnswer>;
