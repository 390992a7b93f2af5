import * as v from 'valibot';
import { providerToday } from '../../../shared/trade/provider-day.ts';
import { routeAddress } from '../../app/route-subscriptions/route-address.ts';
import { type Column, defineModule, type ModuleDefinition, type RecordLink } from '../definition.ts';
import { texts } from '../texts/index.ts';
import { Airport, Named, nameOf, placeOf, searchNames, Text } from './common.ts';
import { bookOn, reach, timeNote } from './cut-off.ts';
import { importHint } from './import-hint.ts';

const EndOfFlight = v.object({ id: v.number(), code: Text, city: Text, routePortId: v.nullish(v.number()) });
const Origin = v.object({ ...EndOfFlight.entries, timeZone: Text });
const Flight = v.object({
  id: v.number(),
  revision: v.number(),
  airline: Named,
  flightNumber: v.string(),
  originAirport: Origin,
  destinationAirport: EndOfFlight,
  viaAirport: Airport,
  aircraft: Text,
  cutOffAt: Text,
  departsAt: v.string(),
  arrivesAt: v.string(),
  isOpen: v.boolean(),
  transitMinutes: v.number(),
});
export type Flight = v.InferOutput<typeof Flight>;

const transitOf = ({ transitMinutes }: Flight) =>
  texts('list.transit.hours', { hours: Math.floor(transitMinutes / 60), minutes: transitMinutes % 60 });

const routingOf = ({ viaAirport }: Flight) =>
  viaAirport
    ? texts('list.via', { airport: viaAirport.code || String(viaAirport.id) })
    : texts('list.direct');

const columns: readonly Column<Flight>[] = [
  { id: 'flight', label: 'list.col.flight', value: (row) => row.flightNumber, sort: 'flightNumber' },
  {
    id: 'airline',
    label: 'list.col.airline',
    value: (row) => nameOf(row.airline),
    sort: 'airline.companyName',
    wraps: true,
  },
  {
    id: 'originAirport',
    label: 'list.col.origin',
    value: (row) => placeOf(null, row.originAirport),
    sort: 'originAirport.code',
    wraps: true,
  },
  {
    id: 'destinationAirport',
    label: 'list.col.destination',
    value: (row) => placeOf(null, row.destinationAirport),
    sort: 'destinationAirport.code',
    wraps: true,
  },
  {
    id: 'cutOffAt',
    label: 'list.col.flightCutOff',
    kind: 'localTime',
    value: (row) => row.cutOffAt,
    note: (row) => timeNote(row.cutOffAt, row.originAirport.timeZone),
    sort: 'cutOffAt',
    wraps: true,
    minor: 2,
  },
  {
    id: 'departsAt',
    label: 'list.col.flightDeparture',
    kind: 'localTime',
    value: (row) => row.departsAt,
    sort: 'departsAt',
    wraps: true,
  },
  {
    id: 'arrivesAt',
    label: 'list.col.flightArrival',
    kind: 'localTime',
    value: (row) => row.arrivesAt,
    sort: 'arrivesAt',
    wraps: true,
  },
  {
    id: 'transit',
    label: 'list.col.transit',
    value: transitOf,
    // It breaks between the two alone.
    written: (row, { text }) =>
      [text(transitOf(row)), `· ${text(routingOf(row))}`]
        .map((part) => part.replaceAll(' ', '\u00a0'))
        .join(' '),
    sort: 'transitMinutes',
    minor: 1,
    wraps: true,
  },
  {
    id: 'routing',
    label: 'list.col.routing',
    value: routingOf,
    sort: 'viaAirport.code',
    inDetail: true,
  },
  {
    id: 'aircraft',
    label: 'list.col.aircraft',
    value: (row) => row.aircraft,
    sort: 'aircraft',
    inDetail: true,
  },
];

/**
 * `Add Route` filled in with the ports of the cities that the airports serve. A route with a carrier has no freight by air,
 * because no airline is an ocean carrier.
 */
function addRoute({ originAirport, destinationAirport }: Flight): RecordLink[] {
  const origin = originAirport.routePortId ?? null;
  const destination = destinationAirport.routePortId ?? null;
  const href = routeAddress({ origin, destination }, null);
  return href === undefined ? [] : [{ text: texts('list.action.addRoute'), href }];
}

/** What freight costs between the airports on the day of the flight (MOD-12). */
function searchRates({ originAirport, destinationAirport, departsAt }: Flight): RecordLink {
  const query = new URLSearchParams({
    mode: 'Air',
    origin: String(originAirport.id),
    destination: String(destinationAirport.id),
    day: departsAt.slice(0, 10),
  });
  return { text: texts('list.action.searchRates'), href: `/rate-search?${query}` };
}

/** MOD-14: departures by air, beside those of ships. */
export const flights: ModuleDefinition = defineModule({
  id: 'flights',
  title: 'list.view.flights',
  model: 'Flight',
  usesDays: true,
  row: Flight,
  columns,
  searchHint: 'list.searchIn.flights',
  emptyHint: importHint('flights'),
  search: (text) => ({
    _or: [
      { flightNumber: { matches: text.replaceAll(' ', '') } },
      { airline: { companyName: { matches: text } } },
      ...searchNames(['originAirport', 'destinationAirport'], text),
    ],
  }),
  filters: [
    {
      id: 'origin',
      label: 'list.col.origin',
      kind: 'airport',
      where: (id) => ({ originAirport: { id: { eq: id } } }),
    },
    {
      id: 'destination',
      label: 'list.col.destination',
      kind: 'airport',
      where: (id) => ({ destinationAirport: { id: { eq: id } } }),
    },
    {
      id: 'airline',
      label: 'list.col.airline',
      kind: 'text',
      where: (text) => ({ airline: { companyName: { matches: text } } }),
    },
    {
      id: 'from',
      label: 'list.filter.departsFrom',
      kind: 'date',
      until: 'to',
      where: (day) => ({ departsOn: { gteq: day } }),
      initial: providerToday,
    },
    {
      id: 'to',
      label: 'list.filter.departsUntil',
      kind: 'date',
      where: (day) => ({ departsOn: { lteq: day } }),
    },
    reach,
  ],
  sort: { field: 'departsAt', order: 'ASC' },
  actions: (row) => [...bookOn('flight', row), searchRates(row), ...addRoute(row)],
  rowActions: (row) => [...bookOn('flight', row), ...addRoute(row)],
});
