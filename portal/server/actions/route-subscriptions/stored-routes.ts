import { sql, type Transaction } from 'kysely';
import type { RouteSubscription } from '../../../../shared/contract/route-subscriptions.ts';
import type { RouteFields } from '../../../../shared/contract/route-subscriptions-input.ts';
import type { Tables } from '../../db/tables.ts';

type Trx = Transaction<Tables>;

/** A route whose ports and carrier were checked. */
export type CheckedRoute = RouteFields & { origin: number; destination: number };

/** The columns of `route` as the answers have them. The first of equal routes is found by the index for them. */
export const ROUTE = sql`route.id, route.origin_port_id as "originPort", route.discharge_port_id as "dischargePort",
  route.destination_port_id as "destinationPort", route.carrier_id as carrier, route.entity_id as "entityId",
  route.revision, route.created_at as "createdAt", nullif((
    select min(equal.id) from route_subscription equal
    where equal.deleted_at is null and equal.entity_id = route.entity_id
      and equal.origin_port_id = route.origin_port_id and equal.destination_port_id = route.destination_port_id
      and coalesce(equal.discharge_port_id, 0) = coalesce(route.discharge_port_id, 0)
      and coalesce(equal.carrier_id, 0) = coalesce(route.carrier_id, 0)
  ), route.id) as "duplicateOf"`;

/** The routes with these ids, by id. */
export async function readRoutes(trx: Trx, ids: readonly number[]): Promise<RouteSubscription[]> {
  const { rows } = await sql<RouteSubscription>`
    select ${ROUTE} from route_subscription route where route.id = any(${ids}::integer[]) order by route.id`.execute(
    trx,
  );
  return rows;
}

/** Adds routes; answers their ids in the order of the routes. */
export async function insertRoutes(
  trx: Trx,
  entityId: number,
  routes: readonly CheckedRoute[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into route_subscription (entity_id, origin_port_id, discharge_port_id, destination_port_id, carrier_id)
    select ${entityId}::integer, sent.origin, sent.discharge, sent.destination, sent.carrier
    from rows from (json_to_recordset(${JSON.stringify(routes)}::json)
      as (origin integer, discharge integer, destination integer, carrier integer)) with ordinality
      sent (origin, discharge, destination, carrier, place)
    order by sent.place
    returning id`.execute(trx);
  return rows.map(({ id }) => id).sort((one, other) => one - other);
}

/** Makes a stored route what is sent; what is null is cleared (D-24). */
export async function updateRoute(trx: Trx, id: number, route: CheckedRoute): Promise<void> {
  await trx
    .updateTable('route_subscription')
    .set({
      origin_port_id: route.origin,
      discharge_port_id: route.discharge,
      destination_port_id: route.destination,
      carrier_id: route.carrier,
    })
    .where('id', '=', id)
    .execute();
}

/** Deletes routes so that they can be restored, or restores them. */
export async function markDeleted(trx: Trx, ids: readonly number[], isDeleted: boolean): Promise<void> {
  await sql`
    update route_subscription set deleted_at = ${isDeleted ? sql`now()` : sql`null`}
    where id = any(${ids}::integer[])`.execute(trx);
}
