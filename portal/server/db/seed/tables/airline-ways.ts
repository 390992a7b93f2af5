import type { Kysely } from 'kysely';
import type { Tables } from '../../tables.ts';
import { AIRLINE_HUBS, AIRLINES_OF_ALL_LANES } from '../data/airline-hubs.ts';
import { required } from '../required.ts';

/** An airport as far as flights need it. */
export interface FlightPlace {
  id: number;
  countryId: number;
  latitude: number;
  longitude: number;
  timeZone: string;
}

/** How an airline gets from one airport to another. */
export interface AirlineWay {
  airlineId: number;
  designator: string;
  /** Its hub, where that is neither of the two. */
  via: FlightPlace | undefined;
  kilometres: number;
}

/** A way over a hub is flown where it is at most so much longer than the straight one. */
const LONGEST_DETOUR = 1.4;
const EARTH_RADIUS_KM = 6371;

/** Airports that flights can be timed at, by id; and the airlines' hubs, by designator. */
export async function readFlightPlaces(db: Kysely<Tables>) {
  const rows = await db
    .selectFrom('airport')
    .select(['id', 'code', 'country_id as countryId', 'latitude', 'longitude', 'time_zone as timeZone'])
    .execute();
  const places = new Map<number, FlightPlace>();
  const byCode = new Map<string, FlightPlace>();
  for (const { id, code, countryId, latitude, longitude, timeZone } of rows) {
    if (latitude === null || longitude === null || timeZone === null) continue;
    const place = { id, countryId, latitude, longitude, timeZone };
    places.set(id, place);
    byCode.set(code, place);
  }
  const airlines = await db
    .selectFrom('company')
    .select(['id', 'code'])
    .where('entity_type', '=', 'Airline')
    .orderBy('code')
    .execute();
  const hubs = airlines.flatMap(({ id, code }) => {
    const hub = code && AIRLINE_HUBS[code];
    return hub ? [{ airlineId: id, designator: code, hub: required(byCode, hub) }] : [];
  });
  return { places, hubs };
}

type Hubs = Awaited<ReturnType<typeof readFlightPlaces>>['hubs'];

/** The airlines at home at either end, and those that connect all, without great detours; the shortest way if all are. */
export function waysBetween(origin: FlightPlace, destination: FlightPlace, hubs: Hubs): AirlineWay[] {
  const straight = kilometresBetween(origin, destination);
  const ways = hubs
    .filter(
      ({ designator, hub }) =>
        AIRLINES_OF_ALL_LANES.includes(designator) ||
        hub.countryId === origin.countryId ||
        hub.countryId === destination.countryId,
    )
    .map(({ airlineId, designator, hub }): AirlineWay => {
      const isDirect = hub.id === origin.id || hub.id === destination.id;
      return {
        airlineId,
        designator,
        via: isDirect ? undefined : hub,
        kilometres: isDirect
          ? straight
          : kilometresBetween(origin, hub) + kilometresBetween(hub, destination),
      };
    })
    .sort((one, other) => one.kilometres - other.kilometres);
  const near = ways.filter(({ kilometres }) => kilometres <= straight * LONGEST_DETOUR);
  return near.length > 0 ? near : ways.slice(0, 1);
}

/** Along the great circle. */
function kilometresBetween(one: FlightPlace, other: FlightPlace): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [a, b] = [radians(one.latitude), radians(other.latitude)];
  const across = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const chord = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * across;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}
