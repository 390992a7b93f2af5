import { type Kysely, sql } from 'kysely';

/** Shipments in the order in which their next milestones were planned: the one that is most behind its plan first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('create index shipment_by_next_milestone on shipment (next_milestone_at, id)').execute(db);
}
