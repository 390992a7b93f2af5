import { type Reason, reason } from '../../../shared/contract/reasons.ts';
import { LONGEST_FLIGHT } from '../../../shared/contract/schedules.ts';
import { durationText } from '../../../shared/trade/duration.ts';
import { momentsOf } from '../../../shared/trade/local-time.ts';

/** What is wrong with a departure, by the columns of its import. */
export interface DepartureProblem<Column extends string = string> {
  column: Column;
  reason: Reason;
}

export interface SailingTerms {
  originId: number;
  destinationId: number;
  /** Days at the ports, YYYY-MM-DD. */
  cutOffOn: string | null;
  departsOn: string;
  arrivesOn: string;
}

/** What is wrong with a sailing by itself. */
export function sailingProblems(
  sailing: SailingTerms,
): DepartureProblem<'destination' | 'cutOffOn' | 'arrivesOn'>[] {
  const { originId, destinationId, cutOffOn, departsOn, arrivesOn } = sailing;
  return [
    ...(originId === destinationId
      ? [{ column: 'destination' as const, reason: reason('searchSamePlace') }]
      : []),
    ...(cutOffOn !== null && cutOffOn > departsOn
      ? [{ column: 'cutOffOn' as const, reason: reason('planCutOff') }]
      : []),
    ...(arrivesOn < departsOn ? [{ column: 'arrivesOn' as const, reason: reason('planArrival') }] : []),
  ];
}

/** An airport of a flight. */
export interface FlightPlace {
  id: number;
  code: string;
  /** IANA name; null where nobody knows it. */
  timeZone: string | null;
}

export interface FlightTerms {
  origin: FlightPlace;
  destination: FlightPlace;
  viaId: number | null;
  /** On the clocks of the airports, `2026-12-01 23:55`. */
  cutOffAt: string | null;
  departsAt: string;
  arrivesAt: string;
  /** What was entered. */
  transitMinutes: number | null;
  /** What was entered before, for the same times and airports. */
  storedMinutes: number | null;
}

type FlightColumn = 'destination' | 'via' | 'localCutOff' | 'localDeparture' | 'localArrival' | 'transit';

/** What is wrong with a flight by itself, and how long it takes where nothing is. */
export function checkFlight(flight: FlightTerms): {
  problems: DepartureProblem<FlightColumn>[];
  transitMinutes: number | null;
} {
  const { origin, destination, viaId, cutOffAt, departsAt } = flight;
  const transit = transitOf(flight);
  return {
    problems: [
      ...(origin.id === destination.id
        ? [{ column: 'destination' as const, reason: reason('searchSamePlace') }]
        : []),
      ...(viaId === origin.id || viaId === destination.id
        ? [{ column: 'via' as const, reason: reason('viaIsEnd') }]
        : []),
      ...(cutOffAt !== null && cutOffAt > departsAt
        ? [{ column: 'localCutOff' as const, reason: reason('planCutOff') }]
        : []),
      ...('column' in transit ? [transit] : []),
    ],
    transitMinutes: 'minutes' in transit ? transit.minutes : null,
  };
}

/**
 * How long a flight takes follows from the clocks of both airports. What they don't tell, or tell in two ways, has to be entered;
 * what was entered has to be what they tell.
 */
function transitOf({
  origin,
  destination,
  departsAt,
  arrivesAt,
  transitMinutes,
  storedMinutes,
}: FlightTerms): { minutes: number } | DepartureProblem<FlightColumn> {
  const departures = momentsAt(departsAt, origin);
  const arrivals = momentsAt(arrivesAt, destination);
  if (departures?.length === 0) return { column: 'localDeparture', reason: reason('timeSkipped') };
  if (arrivals?.length === 0) return { column: 'localArrival', reason: reason('timeSkipped') };
  if (!departures || !arrivals) {
    const minutes = transitMinutes ?? storedMinutes;
    if (minutes !== null) return { minutes };
    const unknown = [origin, destination].filter(({ timeZone }) => timeZone === null);
    const airports = unknown.map(({ code }) => code).join(', ');
    return { column: 'transit', reason: reason('transitUnknown', { airports }) };
  }
  const possible = [...new Set(arrivals.flatMap((arrival) => departures.map((start) => arrival - start)))]
    .map((time) => time / 60_000)
    .filter((minutes) => minutes > 0 && minutes <= LONGEST_FLIGHT)
    .sort((one, other) => one - other);
  const [first, second] = possible;
  if (first === undefined) return { column: 'localArrival', reason: reason('flightArrival') };
  if (transitMinutes !== null)
    return possible.includes(transitMinutes)
      ? { minutes: transitMinutes }
      : {
          column: 'transit',
          reason: reason('transitOther', { time: possible.map(durationText).join(' / ') }),
        };
  if (second === undefined) return { minutes: first };
  if (storedMinutes !== null && possible.includes(storedMinutes)) return { minutes: storedMinutes };
  const times = { one: durationText(first), other: durationText(possible.at(-1)!) };
  return { column: 'transit', reason: reason('transitTwice', times) };
}

/** All moments at which the clocks of the airport show that; undefined where its time zone isn't known. */
const momentsAt = (local: string, { timeZone }: FlightPlace): readonly number[] | undefined =>
  timeZone === null ? undefined : momentsOf(local.replace(' ', 'T'), timeZone);
