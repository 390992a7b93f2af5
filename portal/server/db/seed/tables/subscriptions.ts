import type { Kysely } from 'kysely';
import { insertRows } from '../../insert-rows.ts';
import type { NewRow, Tables } from '../../tables.ts';
import { type Calendar, instant } from '../calendar.ts';
import { IMPORTER_A, IMPORTER_B } from '../data/trade-companies.ts';
import { tradeLanes } from '../lanes.ts';
import { Random } from '../random.ts';
import type { Carriers } from './companies.ts';
import type { Places } from './places.ts';

/** How many routes each entity follows. */
const ROUTES = [
  { entity: IMPORTER_A, count: 130 },
  { entity: IMPORTER_B, count: 12 },
  { entity: 103, count: 5 },
];

export async function seedSubscriptions(
  db: Kysely<Tables>,
  calendar: Calendar,
  { places, carriers }: { places: Places; carriers: Carriers },
  scale: number,
): Promise<void> {
  const random = new Random(31);
  const lanes = tradeLanes(places);
  const rows: NewRow<'route_subscription'>[] = [];
  for (const { entity, count } of ROUTES) {
    for (let index = 0; index < count * scale; index++) {
      const { origin, discharge, destination } = random.pick(lanes);
      rows.push({
        id: rows.length + 1,
        entity_id: entity,
        origin_port_id: origin,
        discharge_port_id: random.chance(0.5) ? discharge : null,
        destination_port_id: destination,
        carrier_id: random.chance(0.8) ? random.pick(carriers.ocean) : null,
        created_at: instant(calendar.momentOf(index, count * scale)),
      });
    }
  }
  await insertRows(db, 'route_subscription', rows);
}
