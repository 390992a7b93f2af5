import { type Kysely, sql } from 'kysely';
import { insertRows } from '../../insert-rows.ts';
import type { NewRow, Tables } from '../../tables.ts';
import { type Calendar, DAY, day, instant } from '../calendar.ts';
import { Random } from '../random.ts';

/** Shipments further away have no appointment yet. */
const PLANNED_AHEAD = 21 * DAY;
const ASKED_BEFORE = 12 * DAY;
const WINDOWS = [
  ['07:00', '09:00'],
  ['08:00', '10:00'],
  ['10:00', '12:00'],
  ['13:00', '15:00'],
] as const;

interface Due {
  company_id: number;
  shipment_id: number;
  status: string;
  mode: string;
  at: string;
  containers: number[] | null;
}

interface Place {
  company_id: number;
  contact_name: string | null;
  contact_phone: string | null;
  address: string;
}

/** An appointment of each shipment that was delivered, and of most of those that are about to be. */
export async function seedDeliveries(db: Kysely<Tables>, { today }: Calendar): Promise<void> {
  const random = new Random(83);
  const deliveries: NewRow<'delivery'>[] = [];
  const containers: NewRow<'delivery_container'>[] = [];
  const places = await placesOf(db);
  for (const due of await dueShipments(db)) {
    const at = Date.parse(due.at);
    const isPast = due.status === 'Delivered';
    const [from_time, until_time] = random.pick(WINDOWS);
    const here = places.filter(({ company_id }) => company_id === due.company_id);
    const isPlanned = isPast || (at < today + PLANNED_AHEAD && random.chance(0.8));
    const isConfirmed = random.chance(0.6);
    if (!isPlanned || here.length === 0) continue;
    const { address, contact_name, contact_phone } = random.pick(here);
    const id = deliveries.length + 1;
    deliveries.push({
      id,
      shipment_id: due.shipment_id,
      delivery_on: day(at),
      from_time,
      until_time,
      address,
      contact_name,
      contact_phone,
      reference: `DLV-${String(due.shipment_id).padStart(6, '0')}`,
      pieces: due.mode === 'Air' ? random.whole(2, 60) : null,
      created_at: instant(Math.min(at - ASKED_BEFORE, today)),
      status: isPast ? 'Delivered' : isConfirmed ? 'Confirmed' : 'Requested',
    });
    for (const container_id of due.containers ?? []) containers.push({ delivery_id: id, container_id });
  }
  await insertRows(db, 'delivery', deliveries);
  await insertRows(db, 'delivery_container', containers);
}

async function dueShipments(db: Kysely<Tables>): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select shipment.id as shipment_id, shipment.company_id, shipment.status, shipment.mode,
      to_char(coalesce(milestone.actual_at, milestone.planned_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
      (select json_agg(container.id order by container.position) from container
        where container.shipment_id = shipment.id) as containers
    from shipment join milestone on milestone.shipment_id = shipment.id and milestone.event = 'DROP'
    where shipment.status in ('In Transit', 'Delivered') and shipment.company_id is not null
    order by shipment.id`.execute(db);
  return rows;
}

/** The addresses of importers, each as a delivery keeps it. */
async function placesOf(db: Kysely<Tables>): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select place.company_id, place.contact_name, place.contact_phone,
      concat_ws(', ', place.name, place.address_1, place.city, place.postal_code, country.company_name) as address
    from company_location place join country on country.id = place.country_id
    where place.kind = 'Own' order by place.id`.execute(db);
  return rows;
}
