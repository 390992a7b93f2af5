import type { Flight } from '../../../../portal/lists/definitions/flights.ts';
import type { Sailing } from '../../../../portal/lists/definitions/schedules.ts';
import type { Call, FakeNetwork } from '../../../helpers/network.ts';

/** A sailing as the list has it. */
export const SAILING: Sailing = {
  ...{ id: 31, revision: 3, carrier: { id: 60, companyName: 'Sea Line' } },
  originPort: { id: 11, companyName: 'Shanghai', scacCode: 'CNSHA' },
  destinationPort: { id: 12, companyName: 'Hamburg', scacCode: 'DEHAM' },
  ...{ service: 'AE7', vesselName: 'Coral Meridian', voyageNumber: '214W', cutOffOn: '2026-12-08' },
  ...{ departsOn: '2026-12-11', arrivesOn: '2027-01-12', isOpen: true, transitDays: 32 },
};

/** A flight as the list has it. */
export const FLIGHT: Flight = {
  ...{ id: 41, revision: 3, airline: { id: 50, companyName: 'Sky Line' }, flightNumber: 'LH8400' },
  originAirport: { id: 1, code: 'FRA', city: 'Frankfurt', timeZone: 'Europe/Berlin' },
  destinationAirport: { id: 2, code: 'PVG', city: 'Shanghai' },
  ...{ viaAirport: null, aircraft: 'B77L', cutOffAt: '2026-12-11T14:00', departsAt: '2026-12-11T21:35' },
  ...{ arrivesAt: '2026-12-12T15:10', isOpen: true, transitMinutes: 635 },
};

const PORTS = [
  { id: 11, companyName: 'Shanghai', country: 'China', scacCode: 'CNSHA' },
  { id: 12, companyName: 'Hamburg', country: 'Germany', scacCode: 'DEHAM' },
];
const AIRPORTS = [
  { id: 1, code: 'FRA', city: 'Frankfurt', cityIden: 'FRA' },
  { id: 2, code: 'PVG', city: 'Shanghai', cityIden: 'SHA' },
];
const CARRIERS = [
  { id: 50, companyName: 'Sky Line' },
  { id: 60, companyName: 'Sea Line' },
];

/** What the forms of departures offer. */
export function offersPlaces(network: FakeNetwork): void {
  network.on('action listPorts', PORTS);
  network.on('query allAirport', { results: AIRPORTS, totalCount: AIRPORTS.length });
  network.on('query allCompany', ({ body }: Call) => {
    const part = body.variables.where.companyName?.matches ?? '';
    const results = CARRIERS.filter(({ companyName }) => companyName.includes(part));
    return Response.json({ data: { found: { results } } });
  });
}
