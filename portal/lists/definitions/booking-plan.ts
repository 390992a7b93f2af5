import * as v from 'valibot';
import type { Column, Filter, Row } from '../definition.ts';
import { Text } from './common.ts';

/** With what the carrier moves the goods of a confirmed booking. */
const Plan = v.object({
  ...{ id: v.number(), carrierReference: Text, vesselName: Text, voyageNumber: Text },
  ...{ cargoCutOffAt: Text, documentsCutOffAt: Text, weightCutOffAt: Text },
});

/** Fields of a booking that its plan is read from; the days are the provider's. */
export const PLANNED = { departsOn: Text, arrivesOn: Text, requests: v.optional(v.array(Plan), []) };

const Planned = v.object(PLANNED);
type Planned = Row & v.InferOutput<typeof Planned>;

/** A moment until when something of a booking has to be there. */
const cutOff = (id: 'cargoCutOffAt' | 'documentsCutOffAt' | 'weightCutOffAt'): Column<Planned> => ({
  id,
  label: `list.col.${id}`,
  kind: 'dateTime',
  inDetail: true,
  value: ({ requests: [of] }) => of?.[id],
});

/** What the carrier confirmed of it. */
export const planColumns: readonly Column<Planned>[] = [
  {
    id: 'departsOn',
    label: 'list.col.etd',
    kind: 'date',
    value: (row) => row.departsOn,
    sort: 'departsOn',
  },
  {
    id: 'arrivesOn',
    label: 'list.col.eta',
    kind: 'date',
    value: (row) => row.arrivesOn,
    sort: 'arrivesOn',
  },
  {
    id: 'carrierReference',
    label: 'list.col.carrierReference',
    kind: 'reference',
    inDetail: true,
    value: ({ requests: [of] }) => of?.carrierReference,
  },
  {
    id: 'vessel',
    label: 'list.col.vessel',
    inDetail: true,
    wraps: true,
    value: ({ requests: [of] }) => [of?.vesselName, of?.voyageNumber].filter(Boolean).join(' · '),
  },
  ...(['cargoCutOffAt', 'documentsCutOffAt', 'weightCutOffAt'] as const).map(cutOff),
];

/** By the provider's days on which a booking is planned to depart and to arrive, both included. */
export const planFilters: readonly Filter[] = [
  {
    id: 'carrierReference',
    label: 'list.col.carrierReference',
    kind: 'text',
    where: (text) => ({ requests: { carrierReference: { matches: text } } }),
  },
  {
    id: 'departsFrom',
    label: 'list.filter.departsFrom',
    kind: 'date',
    until: 'departsTo',
    where: (day) => ({ departsOn: { gteq: day } }),
  },
  {
    id: 'departsTo',
    label: 'list.filter.departsUntil',
    kind: 'date',
    where: (day) => ({ departsOn: { lteq: day } }),
  },
  {
    id: 'arrivesFrom',
    label: 'list.filter.arrivesFrom',
    kind: 'date',
    until: 'arrivesTo',
    where: (day) => ({ arrivesOn: { gteq: day } }),
  },
  {
    id: 'arrivesTo',
    label: 'list.filter.arrivesTo',
    kind: 'date',
    where: (day) => ({ arrivesOn: { lteq: day } }),
  },
];
