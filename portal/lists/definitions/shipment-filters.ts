import { containerNumberIn } from '../../../shared/trade/container-number.ts';
import type { SHIPMENT_STAGES } from '../../../shared/trade/record-words.ts';
import type { Filter, Where } from '../definition.ts';
import { searchIn, searchNames, searchNumbers, searchPlaces } from './common.ts';

/** Shipments by their numbers, those of their containers and orders, and by companies and places. */
export const search = (text: string): Where => ({
  _or: [
    ...(searchIn(['reference', 'transportDocument'], ['companyRelation', 'agent', 'carrier'])(text)
      ._or as Where[]),
    ...searchPlaces(text),
    ...searchNumbers('purchaseOrders', 'orderNumbers', text, 3),
    ...searchNumbers('containers', 'number', containerNumberIn(text) ?? text, 4),
  ],
});

/** Not yet delivered, and not cancelled. */
export const OPEN_SHIPMENTS: Where = { status: { in: ['Booked', 'In Transit'] } };

/** Not yet delivered, and behind its plan or expected to be. */
export const LATE_SHIPMENTS: Where = { ...OPEN_SHIPMENTS, isLate: { eq: true } };

const inStage = (stage: (typeof SHIPMENT_STAGES)[number]): Where => ({ stage: { eq: stage } });

export const statuses = {
  id: 'status',
  label: 'list.col.status',
  kind: 'choice',
  options: [
    { id: 'open', text: 'list.filter.open', where: OPEN_SHIPMENTS },
    { id: 'late', text: 'list.filter.late', where: LATE_SHIPMENTS },
    { id: 'booked', text: 'list.status.booked', where: { status: { eq: 'Booked' } } },
    { id: 'in-transit', text: 'list.status.inTransit', where: inStage('In Transit') },
    { id: 'arrived', text: 'list.event.arrived', where: inStage('Arrived') },
    { id: 'discharged', text: 'list.event.discharged', where: inStage('Discharged') },
    { id: 'customs', text: 'list.event.customs', where: inStage('Customs Cleared') },
    { id: 'out-for-delivery', text: 'list.status.outForDelivery', where: inStage('Out for Delivery') },
    { id: 'delivered', text: 'list.status.delivered', where: { status: { eq: 'Delivered' } } },
    { id: 'cancelled', text: 'list.status.cancelled', where: { status: { eq: 'Cancelled' } } },
  ],
} satisfies Filter;

/** To arrive on a day, as it is expected or else planned, and not recorded as arrived. */
const arriving = (day: Where): Where => ({ ...OPEN_SHIPMENTS, arrivesOn: day });

/** The days are the provider's, both included. */
export const arrivals: readonly Filter[] = [
  {
    id: 'arrivesFrom',
    label: 'list.filter.arrivesFrom',
    kind: 'date',
    until: 'arrivesTo',
    where: (day) => arriving({ gteq: day }),
  },
  {
    id: 'arrivesTo',
    label: 'list.filter.arrivesTo',
    kind: 'date',
    where: (day) => arriving({ lteq: day }),
  },
];

/**
 * Where freight goes to: the UN/LOCODE of a port, also a former one, or the IATA code of an airport stands for that place
 * alone, whatever else has its letters; anything else is looked for in the names of ports and airports.
 */
function boundFor(text: string): Where {
  if (/^[A-Z]{3}$/.test(text)) return { destinationAirport: { code: { eq: text } } };
  if (/^[A-Z]{2}[A-Z2-9]{3}$/.test(text))
    return { destinationPort: { _or: [{ scacCode: { eq: text } }, { words: { matches: text } }] } };
  return { _or: searchNames(['destinationPort', 'destinationAirport'], text) };
}

export const destination: Filter = {
  id: 'destination',
  label: 'list.col.destination',
  kind: 'text',
  where: boundFor,
};

/** Of goods that were ordered from the supplier. */
export const supplier: Filter = {
  id: 'supplier',
  label: 'list.col.supplier',
  kind: 'text',
  where: (text) => ({ purchaseOrders: { supplier: { companyName: { matches: text } } } }),
};
