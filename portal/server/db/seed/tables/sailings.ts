import type { Kysely } from 'kysely';
import { addDays } from '../../../../../shared/trade/calendar-days.ts';
import { insertRows } from '../../insert-rows.ts';
import type { NewRow, Tables } from '../../tables.ts';
import { type Calendar, DAY, day } from '../calendar.ts';
import { tradeLanes } from '../lanes.ts';
import { Random } from '../random.ts';
import type { Carriers } from './companies.ts';
import type { Places } from './places.ts';

/** Weeks before and after the demo's own day: a schedule is of use only around the day on which it is read. */
const WEEKS = { before: 2, after: 24 };
/** Departures of one lane with one carrier. */
const CARRIERS_OF_LANE = 2;

const VESSELS = [
  'Northern Harbour',
  'Coral Meridian',
  'Amber Strait',
  'Pacific Lantern',
  'Silver Estuary',
  'Jade Passage',
  'Copper Headland',
  'Winter Lagoon',
  'Azure Causeway',
  'Cedar Promontory',
  'Harbour Sparrow',
  'Quiet Monsoon',
];

/** Weekly departures of carriers on the lanes of the trade, each week with the next of the vessels of its loop. */
export async function seedSailings(
  db: Kysely<Tables>,
  { today }: Calendar,
  { places, carriers }: { places: Places; carriers: Carriers },
): Promise<void> {
  const random = new Random(83);
  const rows: NewRow<'sailing'>[] = [];
  for (const lane of tradeLanes(places)) {
    for (const carrier of random.some(carriers.ocean, CARRIERS_OF_LANE)) {
      rows.push(...loopOf({ ...lane, carrier }, firstDay(today, random), random));
    }
  }
  await insertRows(
    db,
    'sailing',
    rows.map((row, index) => ({ id: index + 1, ...row })),
  );
}

/** The day of the week on which the loop leaves, some weeks before today. */
function firstDay(today: number, random: Random): string {
  const weekDay = new Date(today).getUTCDay();
  return day(today - (weekDay + WEEKS.before * 7 - random.whole(0, 6)) * DAY);
}

function loopOf(
  { origin, destination, carrier }: { origin: number; destination: number; carrier: number },
  first: string,
  random: Random,
): NewRow<'sailing'>[] {
  const transit = random.whole(16, 40);
  const cutOff = random.whole(2, 4);
  const service = `${random.pick(['AE', 'TP', 'FE', 'PN'])}${random.whole(1, 9)}`;
  const vessels = random.some(VESSELS, 5);
  const voyage = random.whole(101, 599);
  return Array.from({ length: WEEKS.before + WEEKS.after }, (_, week) => {
    // One in ten leaves a day late, and now and then a week is left out.
    const departs = addDays(first, week * 7 + (random.chance(0.1) ? 1 : 0));
    return {
      carrier_id: carrier,
      origin_port_id: origin,
      destination_port_id: destination,
      service,
      vessel_name: vessels[week % vessels.length]!,
      voyage_number: `${voyage + week}W`,
      cut_off_on: addDays(departs, -cutOff),
      departs_on: departs,
      arrives_on: addDays(departs, transit),
    };
  }).filter(() => !random.chance(0.05));
}
