import * as v from 'valibot';
import { nameOf, Text } from '../../lists/definitions/common.ts';
import { selectionOf } from '../../lists/request/selection.ts';
import { client } from '../client/client.ts';
import { type Departure, departureOfFlight, departureOfSailing } from './entry.ts';
import { Flight, Sailing } from './sources.ts';

/** How many are offered at a time. */
const OFFERED = 20;

const Sailings = v.object({
  found: v.object({
    results: v.array(v.object({ ...Sailing.entries, cutOffOn: Text, arrivesOn: v.string() })),
  }),
});
const Flights = v.object({
  found: v.object({
    results: v.array(v.object({ ...Flight.entries, cutOffAt: Text, arrivesAt: v.string() })),
  }),
});

interface Way {
  isByAir: boolean;
  /** Ids of ports, by air of airports. */
  origin: number;
  destination: number;
  /** The day on which the goods are ready; undefined for any departure that goods can still be brought to. */
  readyOn: string | undefined;
}

/** A departure to choose, with who carries the goods by sea and the day on which it arrives. */
export interface OfferedDeparture extends Departure {
  carrierName?: string | undefined;
  /** Until when it takes goods: a day, by air with the time; nothing where that isn't known. */
  cutOff: string | null | undefined;
  arrivesOn: string;
}

/** The next departures between two places that the goods can reach; with a part of the vessel, voyage, carrier or flight. */
export async function findDepartures(
  { isByAir, origin, destination, readyOn }: Way,
  part: string,
  signal: AbortSignal,
): Promise<OfferedDeparture[]> {
  const name = 'departures';
  const reached = { isOpen: { eq: true }, ...(readyOn && { closesOn: { gteq: readyOn } }) };
  if (isByAir) {
    const where = {
      originAirport: { id: { eq: origin } },
      destinationAirport: { id: { eq: destination } },
      ...reached,
      ...(part && { flightNumber: { matches: part.replaceAll(' ', '') } }),
    };
    const query = queryOf('allFlight', 'departsAt', selectionOf(Flights.entries.found.entries.results.item));
    const { found } = await client.query(Flights, { name, query, variables: { where }, signal });
    return found.results.map(({ arrivesAt, cutOffAt, ...flight }) => ({
      ...departureOfFlight(flight),
      cutOff: cutOffAt,
      arrivesOn: arrivesAt.slice(0, 10),
    }));
  }
  const where = {
    originPort: { id: { eq: origin } },
    destinationPort: { id: { eq: destination } },
    ...reached,
    ...(part && {
      _or: [
        { vesselName: { matches: part } },
        { voyageNumber: { matches: part } },
        { carrier: { companyName: { matches: part } } },
      ],
    }),
  };
  const query = queryOf('allSailing', 'departsOn', selectionOf(Sailings.entries.found.entries.results.item));
  const { found } = await client.query(Sailings, { name, query, variables: { where }, signal });
  return found.results.map(({ arrivesOn, cutOffOn, ...sailing }) => ({
    ...departureOfSailing(sailing),
    cutOff: cutOffOn,
    carrierName: nameOf(sailing.carrier),
    arrivesOn,
  }));
}

const queryOf = (model: string, by: string, selection: string): string =>
  `query departures($where: JSON) {
    found: ${model}(where: $where, sort: {field: "${by}", order: ASC}, take: ${OFFERED}) { results ${selection} }
  }`;
