import { sql, type Transaction } from 'kysely';
import {
  type MapPlace,
  MapShipments,
  MOST_MAPPED,
  type ShipmentMapAnswer,
} from '../../../../shared/contract/shipment-map.ts';
import type { UserCaller } from '../../auth/rights/caller.ts';
import { mayReadRecord } from '../../auth/rights/record-rights.ts';
import type { Tables } from '../../db/tables.ts';
import { isLateSql } from '../../milestones/late.ts';
import { defineAction } from '../action.ts';
import { personOf } from '../audit/person.ts';

type Trx = Transaction<Tables>;

/** The ends of shipments: a port or an airport each, or neither. */
interface Lane {
  originPort: number | null;
  originAirport: number | null;
  port: number | null;
  airport: number | null;
}
type Counted<T> = T & { shipments: number; late: number };

/**
 * MOD-01: the open shipments that the caller may see, counted by destination and by lane.
 *
 * @throws ApiError 403 for links and the tools' own scope
 */
export const mapShipments = defineAction({
  id: '8436f1c4-d738-4252-8d37-42609c59619f',
  input: MapShipments,
  readsOnly: true,
  allow: async (_trx, caller) => personOf(caller),
  async run(trx, person) {
    const { bound, others, without } = await destinationsOf(trx, person);
    const lanes = await lanesTo(trx, person, bound);
    const places = await placesOf(trx, [...bound, ...lanes]);
    const result: ShipmentMapAnswer = {
      places: bound.flatMap(({ port, airport, shipments, late }) => {
        const place = places(port, airport);
        return place ? [{ ...place, shipments, late }] : [];
      }),
      lanes: lanes.flatMap(({ originPort, originAirport, port, airport, shipments, late }) => {
        const origin = places(originPort, originAirport);
        const destination = places(port, airport);
        return origin && destination ? [{ origin, destination, shipments, late }] : [];
      }),
      others,
      without,
    };
    return { result };
  },
});

/** SQL of the shipments that are under way or will be, by the index of migration `0068-expected-milestones`. */
const openTo = (caller: UserCaller) => sql`from shipment where status in ('Booked', 'In Transit')
  and ${mayReadRecord(caller, 'shipment', 'shipment')}`;

const COUNTS = sql`count(*)::integer as shipments,
  (count(*) filter (where ${sql.raw(isLateSql('shipment'))}))::integer as late`;

/** The destinations with most shipments, and how many shipments go elsewhere or nowhere yet. */
export async function destinationsOf(trx: Trx, caller: UserCaller) {
  const { rows } = await sql<Counted<Pick<Lane, 'port' | 'airport'>> & { of: number }>`
    select * from (
      select destination_port_id as port, destination_airport_id as airport, ${COUNTS},
        (sum(count(*)) filter (where num_nonnulls(destination_port_id, destination_airport_id) > 0) over ())::integer as of
      ${openTo(caller)} group by 1, 2
    ) counted order by num_nonnulls(port, airport), shipments desc, port, airport
    limit ${sql.lit(MOST_MAPPED.places + 1)}`.execute(trx);
  const isBound = ({ port, airport }: Pick<Lane, 'port' | 'airport'>) => port !== null || airport !== null;
  const bound = rows.filter(isBound).slice(0, MOST_MAPPED.places);
  const listed = bound.reduce((sum, { shipments }) => sum + shipments, 0);
  return {
    bound,
    others: (bound[0]?.of ?? 0) - listed,
    without: rows.find((row) => !isBound(row))?.shipments ?? 0,
  };
}

/** The lanes to these destinations with most shipments. */
async function lanesTo(
  trx: Trx,
  caller: UserCaller,
  bound: readonly Pick<Lane, 'port' | 'airport'>[],
): Promise<Counted<Lane>[]> {
  const idsOf = (kind: 'port' | 'airport') => bound.flatMap((place) => place[kind] ?? []);
  const { rows } = await sql<Counted<Lane>>`
    select origin_port_id as "originPort", origin_airport_id as "originAirport", destination_port_id as port,
      destination_airport_id as airport, ${COUNTS}
    ${openTo(caller)} and num_nonnulls(origin_port_id, origin_airport_id) > 0
      and (destination_port_id = any(${idsOf('port')}::integer[])
        or destination_airport_id = any(${idsOf('airport')}::integer[]))
    group by 1, 2, 3, 4 order by shipments desc, 3, 4, 1, 2
    limit ${sql.lit(MOST_MAPPED.lanes)}`.execute(trx);
  return rows;
}

/** Ports and airports are reference data (D-04). */
async function placesOf(trx: Trx, lanes: readonly Partial<Lane>[]) {
  const ports = [...new Set(lanes.flatMap(({ port, originPort }) => [port ?? [], originPort ?? []].flat()))];
  const airports = [
    ...new Set(lanes.flatMap(({ airport, originAirport }) => [airport ?? [], originAirport ?? []].flat())),
  ];
  const { rows } = await sql<MapPlace>`
    select 'port' as kind, id, scac_code as code, company_name as name, latitude, longitude
    from port where id = any(${ports}::integer[])
    union all select 'airport', id, code, city, latitude, longitude
    from airport where id = any(${airports}::integer[])`.execute(trx);
  const byKey = new Map(rows.map((place) => [`${place.kind} ${place.id}`, place]));
  return (port: number | null, airport: number | null) =>
    byKey.get(port === null ? `airport ${airport}` : `port ${port}`);
}
