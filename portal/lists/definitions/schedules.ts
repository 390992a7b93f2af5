import * as v from 'valibot';
import { providerToday } from '../../../shared/trade/provider-day.ts';
import { routeAddress } from '../../app/route-subscriptions/route-address.ts';
import { type Column, defineModule, type ModuleDefinition, type RecordLink } from '../definition.ts';
import { texts } from '../texts/index.ts';
import { Named, nameOf, Port, placeOf, searchNames, Text } from './common.ts';
import { bookOn, dayNote, reach } from './cut-off.ts';
import { importHint } from './import-hint.ts';

const Sailing = v.object({
  id: v.number(),
  revision: v.number(),
  carrier: Named,
  originPort: Port,
  destinationPort: Port,
  service: Text,
  vesselName: Text,
  voyageNumber: Text,
  cutOffOn: Text,
  departsOn: v.string(),
  arrivesOn: v.string(),
  isOpen: v.boolean(),
  transitDays: v.number(),
});
export type Sailing = v.InferOutput<typeof Sailing>;

/** `Coral Meridian 214W`; a sailing that has no vessel yet is named by its carrier. */
export const nameOfSailing = ({
  vesselName,
  voyageNumber,
  carrier,
}: Pick<Sailing, 'vesselName' | 'voyageNumber' | 'carrier'>): string =>
  [vesselName || nameOf(carrier), voyageNumber].filter(Boolean).join(' ');

const columns: readonly Column<Sailing>[] = [
  { id: 'vessel', label: 'list.col.vessel', value: nameOfSailing, sort: 'vesselName', wraps: true },
  {
    id: 'carrier',
    label: 'list.col.oceanCarrier',
    value: (row) => nameOf(row.carrier),
    sort: 'carrier.companyName',
    wraps: true,
  },
  {
    id: 'originPort',
    label: 'list.col.origin',
    value: (row) => placeOf(row.originPort, null),
    sort: 'originPort.companyName',
    wraps: true,
  },
  {
    id: 'destinationPort',
    label: 'list.col.destination',
    value: (row) => placeOf(row.destinationPort, null),
    sort: 'destinationPort.companyName',
    wraps: true,
  },
  {
    id: 'cutOffOn',
    label: 'list.col.cutOff',
    kind: 'date',
    value: (row) => row.cutOffOn,
    note: (row) => dayNote(row.cutOffOn),
    byDay: true,
    sort: 'cutOffOn',
    minor: 3,
  },
  {
    id: 'departsOn',
    label: 'list.col.departure',
    kind: 'date',
    value: (row) => row.departsOn,
    sort: 'departsOn',
  },
  {
    id: 'arrivesOn',
    label: 'list.col.arrival',
    kind: 'date',
    value: (row) => row.arrivesOn,
    sort: 'arrivesOn',
  },
  {
    id: 'transitDays',
    label: 'list.col.transit',
    value: (row) => texts('list.transit', { count: row.transitDays }),
    sort: 'transitDays',
    minor: 1,
  },
  { id: 'service', label: 'list.col.service', value: (row) => row.service, sort: 'service', minor: 2 },
];

/** `Add Route` filled in with the ports and the carrier of a sailing. */
function addRoute({ originPort, destinationPort, carrier }: Sailing): RecordLink[] {
  const lane = { origin: originPort?.id ?? null, destination: destinationPort?.id ?? null };
  const href = routeAddress(lane, carrier?.id ?? null);
  return href === undefined ? [] : [{ text: texts('list.action.addRoute'), href }];
}

/** MOD-14: departures by ports, carrier and days, each of which leads to a booking and to `Add Route` filled in. */
export const schedules: ModuleDefinition = defineModule({
  id: 'schedule',
  title: 'menu.schedule',
  model: 'Sailing',
  usesDays: true,
  row: Sailing,
  columns,
  searchHint: 'list.searchIn.sailings',
  emptyHint: importHint('sailings'),
  search: (text) => ({
    _or: [
      ...['vesselName', 'voyageNumber', 'service'].map((field) => ({ [field]: { matches: text } })),
      { carrier: { companyName: { matches: text } } },
      ...searchNames(['originPort', 'destinationPort'], text),
    ],
  }),
  filters: [
    {
      id: 'origin',
      label: 'list.col.origin',
      kind: 'port',
      where: (id) => ({ originPort: { id: { eq: id } } }),
    },
    {
      id: 'destination',
      label: 'list.col.destination',
      kind: 'port',
      where: (id) => ({ destinationPort: { id: { eq: id } } }),
    },
    {
      id: 'carrier',
      label: 'list.col.oceanCarrier',
      kind: 'text',
      where: (text) => ({ carrier: { companyName: { matches: text } } }),
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
  sort: { field: 'departsOn', order: 'ASC' },
  actions: (row) => [...bookOn('sailing', row), ...addRoute(row)],
  rowActions: (row) => [...bookOn('sailing', row), ...addRoute(row)],
});
