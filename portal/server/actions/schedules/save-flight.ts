import { sql, type Transaction } from 'kysely';
import { reason } from '../../../../shared/contract/reasons.ts';
import { SaveFlight } from '../../../../shared/contract/schedules.ts';
import { durationIn } from '../../../../shared/trade/duration.ts';
import type { Tables } from '../../db/tables.ts';
import { invalid } from '../../http/errors/api-error.ts';
import type { Shown } from '../../schedules/departures.ts';
import { checkFlight, type FlightPlace } from '../../schedules/rules.ts';
import { isSameFlight } from '../../schedules/same-departure.ts';
import { requireNotWished } from '../../schedules/wishing-bookings.ts';
import { defineAction } from '../action.ts';
import { callingProvider } from '../calling-provider.ts';
import { requireRevision } from '../record-revision.ts';
import { lockCarrier, lockDeparture, requireNotTaken, requireRight } from './locked-departure.ts';
import { storeDeparture } from './store-departure.ts';

type Trx = Transaction<Tables>;

/** `2026-12-01 23:55`, as files write a time, and as it is stored. */
const spaced = (local: string) => local.replace('T', ' ');

/** The fields of the action that stand for the columns of the import. */
const FIELDS = {
  destination: 'destinationAirportId',
  via: 'viaAirportId',
  localCutOff: 'cutOffAt',
  localDeparture: 'departsAt',
  localArrival: 'arrivesAt',
  transit: 'transitMinutes',
} as const;

/**
 * MOD-14: the provider adds a flight to the schedules, or changes one. Its airports stay as soon as a booking asks for it. How
 * long it takes follows from the clocks of both airports, where these tell it.
 *
 * @throws ApiError 403 for others and an unknown flight; 409 where somebody else saved since; 422 with a reason at the field
 */
export const saveFlight = defineAction({
  id: '7eccf356-52a7-426c-ae59-0da20cf10ac2',
  input: SaveFlight,
  async allow(trx, caller, { flightId, airlineId }) {
    callingProvider(caller);
    await lockCarrier(trx, 'flight', { id: airlineId, field: 'airlineId' });
    return flightId === null ? undefined : lockDeparture(trx, 'flight', flightId);
  },
  async run(trx, before, input) {
    if (before) await requireRevision(trx, { type: 'flight', id: before.id }, input.revision ?? 0);
    const { originAirportId, destinationAirportId, viaAirportId } = input;
    const airport = await airportsOf(trx, [originAirportId, destinationAirportId, viaAirportId]);
    const origin = airport(originAirportId, 'originAirportId');
    const destination = airport(destinationAirportId, 'destinationAirportId');
    if (viaAirportId !== null) airport(viaAirportId, 'viaAirportId');
    const times = {
      cutOffAt: input.cutOffAt && spaced(input.cutOffAt),
      departsAt: spaced(input.departsAt),
      arrivesAt: spaced(input.arrivesAt),
    };
    const { problems, transitMinutes } = checkFlight({
      ...{ origin, destination, viaId: viaAirportId, ...times, transitMinutes: input.transitMinutes },
      storedMinutes: before ? storedMinutes(before.shown, { origin, destination, ...times }) : null,
    });
    requireRight(problems, FIELDS);
    for (const [end, { code }] of Object.entries({ origin, destination }))
      if (before && before.shown[end] !== code)
        await requireNotWished(
          trx,
          { type: 'flight', id: before.id },
          { code: 'departureKept', field: `${end}AirportId` },
        );
    const columns = {
      ...{ airline_id: input.airlineId, flight_number: input.flightNumber },
      ...{ origin_airport_id: originAirportId, destination_airport_id: destinationAirportId },
      ...{ via_airport_id: viaAirportId, aircraft: input.aircraft || null },
      ...{ cut_off_at: times.cutOffAt, departs_at: times.departsAt, arrives_at: times.arrivesAt },
      transit_minutes: transitMinutes,
    };
    await requireNotTaken(
      trx,
      { type: 'flight', id: before?.id ?? null, field: 'flightNumber' },
      isSameFlight(columns),
    );
    return storeDeparture(trx, 'flight', { before, columns });
  },
});

interface Terms {
  origin: FlightPlace;
  destination: FlightPlace;
  departsAt: string;
  arrivesAt: string;
}

/** How long the stored flight takes, where its times and airports stay. */
function storedMinutes(shown: Shown, { origin, destination, departsAt, arrivesAt }: Terms): number | null {
  const isSame =
    shown.origin === origin.code &&
    shown.destination === destination.code &&
    shown.localDeparture === departsAt &&
    shown.localArrival === arrivesAt;
  return (isSame && durationIn(shown.transit ?? '')) || null;
}

/** Answers the airport of an id; it throws 422 at the field of one that there isn't. */
async function airportsOf(trx: Trx, ids: readonly (number | null)[]) {
  const { rows } = await sql<FlightPlace>`
    select id, code, time_zone as "timeZone" from airport where id = any(${ids.filter((id) => id !== null)}::integer[])`.execute(
    trx,
  );
  return (id: number, field: string): FlightPlace => {
    const found = rows.find((one) => one.id === id);
    if (!found) throw invalid({ ...reason('searchPlace'), field });
    return found;
  };
}
