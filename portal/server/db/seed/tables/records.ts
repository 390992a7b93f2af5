import type { Kysely } from 'kysely';
import { insertRows } from '../../insert-rows.ts';
import type { NewRow, Tables } from '../../tables.ts';
import { type Calendar, DAY, day, instant, yearOf } from '../calendar.ts';
import { coverOf } from '../cover.ts';
import { AGENCIES, IMPORTER_A, IMPORTER_B, IMPORTERS } from '../data/trade-companies.ts';
import { type Lane, tradeLanes } from '../lanes.ts';
import { Random } from '../random.ts';
import type { Carriers } from './companies.ts';
import { withEstimates } from './estimates.ts';
import { linkToBookings, linkToShipments, withAllStyles, withSomeStyles } from './linked-orders.ts';
import { DAYS_TO_DOOR, progressOf, type SeededShipment, withNextMilestones } from './milestones.ts';
import type { Order, OrdersOf } from './orders.ts';
import type { Places } from './places.ts';

const RECORDS = 300;
const FIRST_BOOKING_ID = 1001;
const FIRST_SHIPMENT_ID = 2001;

/** What a booking and the shipment that comes of it have in common. */
interface Trip {
  company: number;
  bookedAt: number;
  cancelled: boolean;
  route: {
    agent_id: number | null;
    mode: string;
    origin_port_id: number | null;
    destination_port_id: number | null;
    origin_airport_id: number | null;
    destination_airport_id: number | null;
    carrier_id: number;
  };
}

interface RowsSoFar {
  places: Places;
  carriers: Carriers;
  ordersOf: OrdersOf;
}

/**
 * Bookings, and as many shipments, each of the booking at its place in the row. The fixed ones stand alone: booking
 * 1001 carries importer A's first three orders whole, shipment 2001 the next two; 1002 and 2002 of importer B carry
 * none; none of the four has an agent. Answers the shipments.
 */
export async function seedRecords(
  db: Kysely<Tables>,
  { today, momentOf }: Calendar,
  rows: RowsSoFar,
  scale: number,
): Promise<SeededShipment[]> {
  const random = new Random(11);
  const insurance = new Random(61);
  const voyages = new Random(73);
  const lanes = tradeLanes(rows.places);
  const count = RECORDS * scale;
  const trips = Array.from({ length: count }, (_, index) =>
    tripOf(index, momentOf(index, count), { ...rows, lanes }, random),
  );
  const ordersOf = (company: number) => rows.ordersOf.get(company) ?? [];
  const fixed = ordersOf(IMPORTER_A);
  const linked = trips.flatMap(({ company, bookedAt }, index) =>
    index < 2 ? [] : withSomeStyles(index, orderedBefore(bookedAt, ordersOf(company)), random),
  );
  const linkedFrom = (firstId: number) => linked.map((one) => ({ ...one, record: firstId + one.record }));

  const shipments = trips.map((trip, index) => {
    const booking = index < 2 || trip.cancelled ? null : FIRST_BOOKING_ID + index;
    const shipment = shipmentOf(FIRST_SHIPMENT_ID + index, booking, { ...trip, today }, random);
    return {
      ...shipment,
      ...coverOf(FIRST_SHIPMENT_ID + index, trip.bookedAt, insurance),
      ...voyageOf(trip.route.mode, voyages),
    };
  });
  const { milestones, containers } = progressOf(shipments, today);
  const begun = new Set(milestones.flatMap(({ shipment_id, actual_at }) => (actual_at ? [shipment_id] : [])));
  await insertRows(
    db,
    'booking',
    trips.map((trip, index) =>
      bookingOf(FIRST_BOOKING_ID + index, trip, { today, hasBegun: begun.has(FIRST_SHIPMENT_ID + index) }),
    ),
  );
  await linkToBookings(db, [
    ...withAllStyles(FIRST_BOOKING_ID, fixed.slice(0, 3)),
    ...linkedFrom(FIRST_BOOKING_ID),
  ]);
  const underWay = withNextMilestones(shipments, milestones);
  await insertRows(db, 'shipment', underWay);
  await insertRows(db, 'milestone', withEstimates(underWay, milestones, today));
  await insertRows(db, 'container', containers);
  await linkToShipments(db, [
    ...withAllStyles(FIRST_SHIPMENT_ID, fixed.slice(3, 5)),
    ...linkedFrom(FIRST_SHIPMENT_ID),
  ]);
  return shipments;
}

/** Goods are made for some weeks before they are booked, and don't lie for ever. */
const orderedBefore = (bookedAt: number, orders: readonly Order[]): Order[] =>
  orders.filter(({ orderedAt }) => {
    const age = bookedAt - orderedAt;
    return age > 28 * DAY && age < 100 * DAY;
  });

/** Whose freight goes where, how, and which agent looks after it. */
function tripOf(
  index: number,
  bookedAt: number,
  { lanes, carriers }: { lanes: readonly Lane[]; carriers: Carriers },
  random: Random,
): Trip {
  const isFixed = index < 2;
  const company = [IMPORTER_A, IMPORTER_B][index] ?? random.weighted(IMPORTERS).id;
  const agents = AGENCIES.filter((agency) => agency.company === company);
  const air = random.chance(0.25);
  const lane = usualLane(company, lanes, random);
  return {
    company,
    bookedAt,
    cancelled: !isFixed && random.chance(0.04),
    route: {
      agent_id: !isFixed && agents.length > 0 && random.chance(0.6) ? random.pick(agents).agent : null,
      mode: air ? 'Air' : 'Ocean',
      origin_port_id: air ? null : lane.origin,
      destination_port_id: air ? null : lane.destination,
      origin_airport_id: air ? lane.originAirport : null,
      destination_airport_id: air ? lane.destinationAirport : null,
      carrier_id: random.pick(air ? carriers.air : carriers.ocean),
    },
  };
}

/** Each company has a few lanes of its own for most of its freight. */
function usualLane(company: number, lanes: readonly Lane[], random: Random): Lane {
  const place = Math.floor(random.next() ** 2.5 * lanes.length);
  return lanes[(company * 37 + place) % lanes.length]!;
}

/** Once something has happened to the shipment, the booking is more than requested. */
function bookingOf(
  id: number,
  { company, route, bookedAt, cancelled }: Trip,
  { today, hasBegun }: { today: number; hasBegun: boolean },
): NewRow<'booking'> {
  const age = today - bookedAt;
  const status = age > 30 * DAY ? 'Shipped' : age > 7 * DAY || hasBegun ? 'Confirmed' : 'Requested';
  return {
    id,
    reference: `BKG-${yearOf(bookedAt)}-${String(id).padStart(6, '0')}`,
    customer_id: company,
    ...route,
    status: cancelled ? 'Cancelled' : status,
    created_at: instant(bookedAt),
  };
}

function shipmentOf(
  id: number,
  booking: number | null,
  { company, route, bookedAt, today }: Trip & { today: number },
  random: Random,
): SeededShipment {
  const air = route.mode === 'Air';
  const departed = bookedAt + random.whole(3, 14) * DAY;
  const arrived = departed + (air ? random.whole(1, 5) : random.whole(14, 40)) * DAY;
  return {
    id,
    reference: `SHP-${yearOf(bookedAt)}-${String(id).padStart(6, '0')}`,
    booking_id: booking,
    company_id: company,
    ...route,
    status: arrived + DAYS_TO_DOOR * DAY < today ? 'Delivered' : departed < today ? 'In Transit' : 'Booked',
    departed_on: departed < today ? day(departed) : null,
    arrived_on: arrived < today ? day(arrived) : null,
    weight_kg: (air ? random.whole(80, 4000) : random.whole(900, 24_000)).toFixed(3),
    volume_cbm: (random.whole(air ? 4 : 20, air ? 200 : 680) / 10).toFixed(3),
    created_at: instant(bookedAt),
  };
}

const VESSELS = [
  'Northern Harbour',
  'Coral Meridian',
  'Amber Strait',
  'Pacific Lantern',
  'Silver Estuary',
  'Jade Passage',
];

/** What it travels by; an air waybill begins with three digits of the airline. */
function voyageOf(
  mode: string,
  random: Random,
): Pick<NewRow<'shipment'>, 'vessel_name' | 'voyage_number' | 'transport_document'> {
  const air = mode === 'Air';
  const serial = random.whole(10_000_000, 99_999_999);
  return {
    vessel_name: air ? null : random.pick(VESSELS),
    voyage_number: air ? null : `${random.whole(101, 699)}${random.pick(['E', 'W'])}`,
    transport_document: air ? `999-${serial}` : `FPBL${serial}`,
  };
}
