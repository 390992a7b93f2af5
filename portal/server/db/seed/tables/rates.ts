import type { Kysely } from 'kysely';
import { insertRows } from '../../insert-rows.ts';
import type { NewRow, Tables } from '../../tables.ts';
import { type Calendar, DAY, day, instant } from '../calendar.ts';
import { AIRLINES } from '../data/airlines.ts';
import { AGENT_ID } from '../data/trade-companies.ts';
import { Random } from '../random.ts';
import { required } from '../required.ts';
import type { Places } from './places.ts';
import type { QuotesAndManifests } from './quotes.ts';

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

/** Rates of agent 2's newest submission for each lane that a customer has asked it for, so that there is a choice. */
const RATES_A_REQUEST = 2;
/** How long such a rate counts after the day that the freight is wished for. */
const DAYS_AFTER_REQUEST = 21;

/** A lane by codes of airports, and the last day on which its rate counts. */
interface AskedLane {
  from: string;
  to: string;
  until: string;
}

interface Asked {
  places: Places;
  quotes: Pick<QuotesAndManifests, 'quotes' | 'requests'>;
}

/**
 * Air rate submissions with their levels and routings; a direct flight's routing is its destination (D-136). The newest one of
 * agent 2 has rates for what it is asked for by air, which the lines of those quotes can be taken over from (D-158).
 */
export async function seedRates(
  db: Kysely<Tables>,
  calendar: Calendar,
  asked: Asked,
  scale: number,
): Promise<void> {
  const random = new Random(41);
  const lanes = askedLanes(asked).flatMap((lane) => Array<AskedLane>(RATES_A_REQUEST).fill(lane));
  const newest = FIRST_SUBMISSION_ID + FIXED_RATE_COUNTS.length - 1;
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
      const passed = random.some(STOPS, random.whole(0, 2));
      // Its last rates are for them, its first ones for what other customers ship.
      const lane = submission === newest ? lanes[count - 1 - index] : undefined;
      const rate = rateOn(lane, rateOf(id, submission, createdAt, random));
      const stops = lane ? passed.filter((stop) => stop !== lane.from && stop !== lane.to) : passed;
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

/** The lanes of the requests by air that wait for an answer of agent 2. */
function askedLanes({ places, quotes: { quotes, requests } }: Asked): AskedLane[] {
  const open = new Set(
    quotes
      .filter(
        ({ agent_id, mode, status }) => agent_id === AGENT_ID && mode === 'Air' && status === 'Requested',
      )
      .map(({ id }) => id),
  );
  const codes = new Map([...places.airports].map(([code, id]) => [id, code]));
  return requests
    .filter(({ quote_id }) => open.has(quote_id))
    .map(({ origin_airport_id, destination_airport_id, ship_on }) => ({
      from: required(codes, origin_airport_id!),
      to: required(codes, destination_airport_id!),
      until: day(Date.parse(ship_on) + DAYS_AFTER_REQUEST * DAY),
    }));
}

/** The rate on that lane, to that day at least. */
function rateOn(lane: AskedLane | undefined, rate: NewRow<'air_freight_rate'>): NewRow<'air_freight_rate'> {
  if (!lane) return rate;
  const { from, to, until } = lane;
  const end = rate.validity_to;
  return { ...rate, from, to, validity_to: end && end > until ? end : until };
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
