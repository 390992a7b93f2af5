import type { Kysely } from 'kysely';
import { insertRows } from '../../insert-rows.ts';
import type { NewRow, Tables } from '../../tables.ts';
import { type Calendar, DAY, day, instant } from '../calendar.ts';
import { AIRLINES } from '../data/airlines.ts';
import { AGENT_ID } from '../data/trade-companies.ts';
import { Random } from '../random.ts';

/** Rates of agent 2's submissions 5001 to 5003, oldest to newest. */
const FIXED_RATE_COUNTS = [6, 4, 8];
const FIRST_SUBMISSION_ID = 5001;
/** Agents beside agent 2, who submitted every month of the history. */
const OTHER_AGENTS = [3, 4, 5];
const MONTHS = 12;

const LEVELS = ['minimum', 'normal', '100', '300', '500', '1000'];
const ORIGINS = ['PVG', 'HKG', 'SGN', 'TPE', 'ICN', 'BOM', 'DAC', 'SIN'];
const DESTINATIONS = ['LAX', 'JFK', 'ATL', 'FRA', 'AMS', 'LHR', 'CDG', 'YYZ'];
const STOPS = ['DXB', 'DOH', 'NRT', 'ANC', 'HKG', 'FRA'];
const SUBMISSION_NOTE = 'Airport to airport, fuel and security included';
const NOTES = ['Subject to space', 'Weekly block space', 'Pivot weight on pallets', null, null];

interface Submission {
  entity: number;
  createdAt: number;
  rates: number;
}

/** Air rate submissions with their levels and routings; a direct flight's routing is its destination (D-136). */
export async function seedRates(db: Kysely<Tables>, calendar: Calendar, scale: number): Promise<void> {
  const random = new Random(41);
  const submissions: NewRow<'rate_submission'>[] = [];
  const rates: NewRow<'air_freight_rate'>[] = [];
  const levels: NewRow<'rate_level'>[] = [];
  const routings: NewRow<'routing'>[] = [];
  const elements: NewRow<'routing_element'>[] = [];

  for (const { entity, createdAt, rates: count } of history(calendar, scale, random)) {
    const submission = FIRST_SUBMISSION_ID + submissions.length;
    submissions.push({
      id: submission,
      entity_id: entity,
      submission_notes: random.chance(0.5) ? SUBMISSION_NOTE : null,
      created_at: instant(createdAt),
    });
    for (let index = 0; index < count; index++) {
      const id = rates.length + 1;
      const stops = random.some(STOPS, random.whole(0, 2));
      const rate = rateOf(id, submission, createdAt, random);
      const route = stops.length > 0 ? stops : [rate.to];
      rates.push({ ...rate, routing_text: route.join('/') });
      for (const [level, value] of prices(random)) levels.push({ air_freight_rate_id: id, level, value });
      routings.push({ id, air_freight_rate_id: id });
      for (const [at, value] of route.entries()) elements.push({ routing_id: id, index: at, value });
    }
  }
  await insertRows(db, 'rate_submission', submissions);
  await insertRows(db, 'air_freight_rate', rates);
  await insertRows(db, 'rate_level', levels);
  await insertRows(db, 'routing', routings);
  await insertRows(db, 'routing_element', elements);
}

function history(calendar: Calendar, scale: number, random: Random): Submission[] {
  const fixed = FIXED_RATE_COUNTS.map((rates, index) => ({
    entity: AGENT_ID,
    createdAt: calendar.today - (FIXED_RATE_COUNTS.length - index) * 30 * DAY,
    rates,
  }));
  const count = MONTHS * scale;
  const others = Array.from({ length: count }, (_, index) =>
    OTHER_AGENTS.map((entity) => ({
      entity,
      createdAt: calendar.momentOf(index, count) + entity * 60_000,
      rates: random.whole(3, 10),
    })),
  );
  return [...fixed, ...others.flat()];
}

function rateOf(
  id: number,
  submission: number,
  createdAt: number,
  random: Random,
): NewRow<'air_freight_rate'> {
  const min = random.whole(2, 5);
  const max = min + random.whole(0, 3);
  const [, airline = ''] = random.pick(AIRLINES);
  return {
    id,
    rate_submission_id: submission,
    from: random.pick(ORIGINS),
    to: random.pick(DESTINATIONS),
    airline,
    max_capacity: random.chance(0.6) ? `${random.whole(2, 40) * 500}.00` : null,
    min_transit_time: `${min}.00`,
    max_transit_time: `${max}.00`,
    transit_time_text: `${min}-${max}`,
    validity_from: day(createdAt),
    validity_to: day(createdAt + random.whole(20, 60) * DAY),
    comment: random.pick(NOTES),
  };
}

/** The higher the weight, the lower the price of a kilogram; the minimum is a flat total. */
function prices(random: Random): [string, string][] {
  const normal = random.whole(320, 900);
  return LEVELS.map((level, index) => {
    const cents = level === 'minimum' ? random.whole(6000, 12_000) : Math.round(normal * 0.9 ** (index - 1));
    return [level, (cents / 100).toFixed(4)];
  });
}
