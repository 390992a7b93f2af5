import { type Kysely, sql } from 'kysely';

/**
 * Route subscriptions that were deleted are kept for some minutes, in which they can be restored under the same id.
 * Lists and searches for equal routes leave them out, and so do their indexes: a count of a company's routes reads its
 * index alone. Ports and carriers that a route doesn't have count as 0, because an index finds no nulls by `=`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const UP = [
  'alter table route_subscription add column deleted_at timestamptz',
  'create index route_subscription_deleted on route_subscription (deleted_at) where deleted_at is not null',
  'drop index route_subscription_by_entity',
  `create index route_subscription_by_entity on route_subscription (entity_id, created_at, id)
    where deleted_at is null`,
  `create index route_subscription_equal on route_subscription (entity_id, origin_port_id, destination_port_id,
    coalesce(discharge_port_id, 0), coalesce(carrier_id, 0), id) where deleted_at is null`,
];
