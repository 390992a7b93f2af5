import { type Kysely, sql } from 'kysely';

/**
 * What the reports read of a million shipments: those of a mode and time that one company has or handles, and when each was
 * planned to leave and arrive and did, without a look at its other milestones; and of the arrivals to come, those of a time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const UP = [
  ...['company', 'agent'].map(
    (party) => `create index shipment_reported_of_${party} on shipment (${party}_id, mode, created_at)`,
  ),
  `create index milestone_of_voyage on milestone (shipment_id) include (event, planned_at, actual_at)
    where event in ('DEPA', 'ARRI')`,
  `create index milestone_to_arrive on milestone (planned_at) include (shipment_id)
    where event = 'ARRI' and actual_at is null`,
];
