import { sql } from 'kysely';
import { reason } from '../../../../shared/contract/reasons.ts';
import { durationIn, durationText } from '../../../../shared/trade/duration.ts';
import { checkFlight, type FlightPlace } from '../../schedules/rules.ts';
import { type ParsedRow, textIn } from '../parsed-row.ts';
import type { Compared, FileContext, Trx } from './compared.ts';
import {
  type DepartureDraft,
  type DepartureKind,
  type DepartureWrite,
  departureOutcome,
  draftDepartures,
} from './departures.ts';

const TIMES = ['localDeparture', 'localArrival'] as const;

/** What was stored before may have several of one number on a day. */
const FLIGHTS: DepartureKind = {
  kind: 'flights',
  type: 'flight',
  names: [
    { id: 'airline', column: 'airline_id', lookup: 'airline' },
    { id: 'origin', column: 'origin_airport_id', lookup: 'airport' },
    { id: 'destination', column: 'destination_airport_id', lookup: 'airport' },
    { id: 'via', column: 'via_airport_id', lookup: 'airport' },
  ],
  words: [
    { id: 'flightNumber', column: 'flight_number' },
    { id: 'aircraft', column: 'aircraft' },
    { id: 'localCutOff', column: 'cut_off_at' },
    { id: 'localDeparture', column: 'departs_at' },
    { id: 'localArrival', column: 'arrives_at' },
  ],
  keyOf: ({ cells }, { origin, destination }) => ({
    ...{ origin, destination },
    number: textIn(cells, 'flightNumber'),
    day: textIn(cells, 'localDeparture')?.slice(0, 10),
  }),
  keyTypes: sql`origin integer, destination integer, number text, day date`,
  isFoundBy: sql`(departure.flight_number, departure.origin_airport_id, departure.destination_airport_id,
    departure.departs_at::date) = (asked.number, asked.origin, asked.destination, asked.day)`,
  meantOf({ cells }, stored) {
    const exact = stored.filter(({ shown }) => shown.localDeparture === textIn(cells, 'localDeparture'));
    return exact.length > 0 ? exact : stored;
  },
  severalAre: { column: 'localDeparture', reason: reason('importFlights') },
};

/** Compares rows of flights with those that are stored. */
export async function compareFlights(
  trx: Trx,
  rows: readonly ParsedRow[],
  context: FileContext,
  options: { isWriting: boolean },
): Promise<Compared<DepartureWrite>[]> {
  const drafts = await draftDepartures(trx, FLIGHTS, rows, options);
  const places = await airportsOf(trx, drafts);
  return drafts.map((draft) => {
    const { problems, transitMinutes } = checkedFlight(draft, places);
    const before = draft.before?.shown.transit ?? null;
    const after = transitMinutes === null ? null : durationText(transitMinutes);
    const changes = after === null || after === before ? [] : [{ field: 'transit', before, after }];
    const checked = {
      ...draft,
      changes: [...draft.changes, ...changes],
      problems: [...draft.problems, ...problems],
    };
    return departureOutcome(checked, FLIGHTS, context, { transit_minutes: transitMinutes });
  });
}

/** What is wrong with a flight that has all that it needs, and how long it takes. */
function checkedFlight({ row, before, ids, shown, changes }: DepartureDraft, places: Places) {
  const [origin, destination] = [places.get(ids.origin ?? 0), places.get(ids.destination ?? 0)];
  const { localCutOff: cutOffAt = null, localDeparture: departsAt, localArrival: arrivesAt } = shown;
  const given = textIn(row.cells, 'transit');
  if (!origin || !destination || !departsAt || !arrivesAt) return { problems: [], transitMinutes: null };
  // What was entered once stays as long as the times do.
  const isKept = before && !changes.some(({ field }) => TIMES.some((time) => time === field));
  const kept = isKept ? before.shown.transit : null;
  return checkFlight({
    ...{ origin, destination, viaId: ids.via ?? null, cutOffAt, departsAt, arrivesAt },
    transitMinutes: (given && durationIn(given)) || null,
    storedMinutes: (kept && durationIn(kept)) || null,
  });
}

type Places = ReadonlyMap<number, FlightPlace>;

async function airportsOf(trx: Trx, drafts: readonly DepartureDraft[]): Promise<Places> {
  const ids = [...new Set(drafts.flatMap(({ ids: of }) => [of.origin, of.destination].filter((id) => id)))];
  const { rows } = await sql<FlightPlace>`
    select id, code, time_zone as "timeZone" from airport where id = any(${ids}::integer[])`.execute(trx);
  return new Map(rows.map((airport) => [airport.id, airport]));
}
