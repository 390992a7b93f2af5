import type { Kysely } from 'kysely';
import { addDays } from '../../../../../shared/trade/calendar-days.ts';
import { dayStart } from '../../../../lists/request/day-start.ts';
import { insertRows } from '../../insert-rows.ts';
import type { NewRow, Tables } from '../../tables.ts';
import { type Calendar, day } from '../calendar.ts';
import { tradeLanes } from '../lanes.ts';
import { Random } from '../random.ts';
import { required } from '../required.ts';
import { type AirlineWay, type FlightPlace, readFlightPlaces, waysBetween } from './airline-ways.ts';
import type { Places } from './places.ts';

/** Days before and after the demo's own day. Airlines sell space some weeks ahead, where ships are known for months. */
const DAYS = { before: 7, after: 56 };
const AIRLINES_OF_LANE = 2;
const MINUTE = 60_000;
const FREIGHTERS = ['B77L', 'B748', 'B744', 'A332', 'MD11'];
/** On them freight flies below the passengers. */
const PASSENGER_AIRCRAFT = ['B77W', 'A359', 'B789'];

/** Flights of airlines on the lanes of the trade, each on some days of the week at its own time. */
export async function seedFlights(
  db: Kysely<Tables>,
  calendar: Calendar,
  { places }: { places: Places },
): Promise<void> {
  const random = new Random(89);
  const known = await readFlightPlaces(db);
  const numbers = new Set<string>();
  const rows: NewRow<'flight'>[] = [];
  for (const { originAirport, destinationAirport } of tradeLanes(places)) {
    const origin = required(known.places, originAirport);
    const destination = required(known.places, destinationAirport);
    for (const way of random.some(waysBetween(origin, destination, known.hubs), AIRLINES_OF_LANE)) {
      const number = unusedNumber(way.designator, numbers, random);
      rows.push(...departuresOf(number, { way, origin, destination }, day(calendar.today), random));
    }
  }
  // The higher the id, the later, as if each day had been entered after the one before.
  rows.sort((one, other) => Date.parse(one.departs_at) - Date.parse(other.departs_at));
  await insertRows(
    db,
    'flight',
    rows.map((row, index) => ({ id: index + 1, ...row })),
  );
}

function unusedNumber(designator: string, numbers: Set<string>, random: Random): string {
  const number = `${designator}${random.whole(200, 8999)}`;
  if (numbers.has(number)) return unusedNumber(designator, numbers, random);
  numbers.add(number);
  return number;
}

function departuresOf(
  number: string,
  { way, origin, destination }: { way: AirlineWay; origin: FlightPlace; destination: FlightPlace },
  today: string,
  random: Random,
): NewRow<'flight'>[] {
  const isFreighter = random.chance(0.6);
  const weekDays = random.some([0, 1, 2, 3, 4, 5, 6], random.whole(2, 4));
  const minuteOfDay = random.whole(0, 287) * 5;
  // 850 km an hour, half an hour to climb and land, and some hours where freight is moved to the next aircraft.
  const onGround = way.via ? random.whole(24, 72) * 5 : 0;
  const transit = Math.round((way.kilometres / 850) * 12 + (way.via ? 12 : 6)) * 5 + onGround;
  const cutOff = (isFreighter ? random.whole(8, 14) : random.whole(4, 8)) * 60;
  const flight = {
    airline_id: way.airlineId,
    flight_number: number,
    origin_airport_id: origin.id,
    destination_airport_id: destination.id,
    via_airport_id: way.via?.id ?? null,
    aircraft: random.pick(isFreighter ? FREIGHTERS : PASSENGER_AIRCRAFT),
    transit_minutes: transit,
  };
  const days = Array.from({ length: DAYS.before + DAYS.after }, (_, n) => addDays(today, n - DAYS.before));
  return days
    .filter((date) => !random.chance(0.03) && weekDays.includes(new Date(date).getUTCDay()))
    .map((date) => {
      const departs = midnight(date, origin) + minuteOfDay * MINUTE;
      return {
        ...flight,
        cut_off_at: clockAt(departs - cutOff * MINUTE, origin),
        departs_at: clockAt(departs, origin),
        arrives_at: clockAt(departs + transit * MINUTE, destination),
      };
    });
}

/** Many flights leave an airport on a day, and asking for its midnight takes longer than all else of a flight. */
const midnights = new Map<string, number>();

function midnight(date: string, { timeZone }: FlightPlace): number {
  const key = `${date} ${timeZone}`;
  const known = midnights.get(key) ?? Date.parse(dayStart(date, timeZone));
  midnights.set(key, known);
  return known;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the clocks of the airport show: `2026-12-01 23:55`. */
function clockAt(time: number, { timeZone }: FlightPlace): string {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  return clock.format(time);
}
